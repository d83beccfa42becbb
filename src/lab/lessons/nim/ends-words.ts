import type { Language } from '../../../core/record/profile.js';

/** The texts on the end of misère play in one language. Numbers come in as the language writes them. */
export interface EndsWords {
  readonly texts: string;
  readonly textsSaid: string;
  readonly byText: string;
  readonly byRight: string;
  readonly byPlay: string;
  readonly win: string;
  readonly lose: string;
  readonly counted: (positions: string, text: string, right: string) => string;
}

export const ENDS_WORDS: Readonly<Record<Language, EndsWords>> = {
  en: {
    texts: 'The rule that some texts have',
    textsSaid:
      'For the game that the last stone loses, some texts say that an odd number of single stones wins. It is the other way round. Choose “the last stone loses” and let the machine play by that rule: you can beat it.',
    byText: 'The texts say',
    byRight: 'The right rule says',
    byPlay: 'Every game played through',
    win: 'win',
    lose: 'lose',
    counted: (positions, text, right) =>
      `Positions played through: ${positions}. The rule of the texts is wrong in ${text} of them, the right rule in ${right}.`,
  },
  hi: {
    texts: 'कुछ पुस्तकों का नियम',
    textsSaid:
      'जिस खेल में आख़िरी कंकड़ हारता है, उसके लिए कुछ पुस्तकें कहती हैं कि विषम संख्या में अकेले कंकड़ जीतते हैं। बात उलटी है। “हारता है” चुनिए और मशीन को उस नियम से खेलने दीजिए: आप उसे हरा सकते हैं।',
    byText: 'पुस्तकें कहती हैं',
    byRight: 'सही नियम कहता है',
    byPlay: 'हर खेल खेलकर',
    win: 'जीत',
    lose: 'हार',
    counted: (positions, text, right) => `खेलकर देखी गई स्थितियाँ: ${positions}। इनमें पुस्तकों का नियम ${text} में गलत है, सही नियम ${right} में।`,
  },
  bn: {
    texts: 'কিছু বইয়ের নিয়ম',
    textsSaid:
      'যে খেলায় শেষ পাথর হারে, তার জন্য কিছু বই বলে বিজোড় সংখ্যক একলা পাথর জেতে। আসলে উল্টো। “হারে” বাছুন, আর যন্ত্রকে ওই নিয়মে খেলতে দিন: আপনি তাকে হারাতে পারেন।',
    byText: 'বই বলে',
    byRight: 'ঠিক নিয়ম বলে',
    byPlay: 'সব খেলা খেলে',
    win: 'জয়',
    lose: 'হার',
    counted: (positions, text, right) => `খেলে দেখা অবস্থা: ${positions}টি। তার মধ্যে বইয়ের নিয়ম ${text}টিতে ভুল, ঠিক নিয়ম ${right}টিতে।`,
  },
};

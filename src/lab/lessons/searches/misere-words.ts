import type { Language } from '../../../core/record/profile.js';
import type { EndRule } from '../nim/ends.js';

/** The texts on the rule for the end of misère play, in one language. Numbers come in as the language writes them. */
export interface MisereWords {
  readonly title: string;
  readonly how: string;
  readonly rule: string;
  readonly rules: Readonly<Record<EndRule, string>>;
  readonly wrong: (positions: string, of: string) => string;
}

export const MISERE_WORDS: Readonly<Record<Language, MisereWords>> = {
  en: {
    title: 'Nim where the last stone loses: a rule turned round',
    how: 'Once all piles are single stones, only their number counts. Some texts say that the player to move then wins with an odd number. Turn the rule round, and compare it with every game played through.',
    rule: 'With single stones the player to move wins',
    rules: { text: 'if they are odd in number', right: 'if they are even in number' },
    wrong: (positions, of) => `Positions in which this rule is wrong: ${positions} of ${of}.`,
  },
  hi: {
    title: 'निम, जहाँ आख़िरी कंकड़ हारता है: उलटा हुआ नियम',
    how: 'जब सब ढेरियाँ अकेले कंकड़ हों, तब केवल उनकी गिनती मायने रखती है। कुछ पुस्तकें कहती हैं कि विषम गिनती पर चलने वाला जीतता है। नियम को पलटिए, और उसे हर खेल खेलकर मिली बात से मिलाइए।',
    rule: 'अकेले कंकड़ों पर चलने वाला जीतता है',
    rules: { text: 'जब वे विषम हों', right: 'जब वे सम हों' },
    wrong: (positions, of) => `जिन स्थितियों में यह नियम गलत है: ${of} में से ${positions}।`,
  },
  bn: {
    title: 'নিম, যেখানে শেষ পাথর হারে: উল্টানো নিয়ম',
    how: 'সব স্তূপ একলা পাথর হলে কেবল তাদের সংখ্যাই গোনা হয়। কিছু বই বলে, সংখ্যা বিজোড় হলে যার চাল সে জেতে। নিয়মটি উল্টান, আর সব খেলা খেলে যা পাওয়া যায় তার সঙ্গে মেলান।',
    rule: 'একলা পাথরে যার চাল সে জেতে',
    rules: { text: 'যখন তারা বিজোড়', right: 'যখন তারা জোড়' },
    wrong: (positions, of) => `যেসব অবস্থায় এই নিয়ম ভুল: ${of}টির মধ্যে ${positions}টি।`,
  },
};

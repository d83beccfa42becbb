import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** A method that maps a word to a number below a bound. */
export type Method = 'remainder' | 'scaled' | 'rejected';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface ModuloWords extends LessonWords {
  readonly bits: string;
  readonly bound: string;
  readonly method: string;
  readonly methods: Readonly<Record<Method, string>>;
  readonly holes: (words: string, bound: string) => string;
  readonly square: string;
  readonly uneven: (percent: string) => string;
  readonly never: string;
  readonly even: string;
  readonly rejected: string;
  readonly wider: string;
  readonly width: string;
  readonly each: string;
  readonly excess: string;
  readonly seen: string;
  readonly nothing: string;
  readonly seenHow: string;
  readonly invisible: string;
}

const en: ModuloWords = {
  title: 'The remainder favours small numbers',
  question: 'A generator gives whole numbers from 0 to 7. A program takes the remainder by 3. Do 0, 1 and 2 come equally often?',
  guesses: ['Yes.', 'No: 2 comes less often.', 'No: 2 comes more often.'],
  right: 'Yes, 2 is the rare one: three eighths, three eighths, and only two eighths.',
  wrong: 'Put the eight numbers into three holes, one after the other, and count.',
  takeaway: 'A power of two cannot be cut into three equal parts; draw again what is left over.',
  bits: 'Bits of a word:',
  bound: 'Values',
  method: 'How a word becomes a value',
  methods: { remainder: 'remainder', scaled: 'multiply and cut', rejected: 'draw again what is left over' },
  holes: (words, bound) => `Words into holes: ${words} into ${bound}`,
  square: 'A square is one word. All words have the same chance.',
  uneven: (percent) => `The most frequent value comes ${percent} more often than the rarest.`,
  never: 'The rarest value never comes.',
  even: 'Every value has the same number of words.',
  rejected: 'Words that are left over are thrown away, and another one is drawn. Every value then has exactly the same chance.',
  wider: 'With wider words',
  width: 'Bits',
  each: 'Words a value',
  excess: 'Excess',
  seen: 'Draws until an audit sees it',
  nothing: 'never: it is even',
  seenHow: 'It sees it 99 times in 100, and calls an even source biased less than once in a million.',
  invisible: 'With 32 bits no audit will ever see it, and it is there all the same: count the words.',
};

const hi: ModuloWords = {
  title: 'शेषफल छोटी संख्याओं का पक्ष लेता है',
  question: 'एक जनित्र ० से ७ तक पूर्ण संख्याएँ देता है। प्रोग्राम ३ से भाग देकर शेषफल लेता है। क्या ०, १ और २ बराबर बार आते हैं?',
  guesses: ['हाँ।', 'नहीं: २ कम बार आता है।', 'नहीं: २ अधिक बार आता है।'],
  right: 'हाँ, २ ही दुर्लभ है: तीन बटा आठ, तीन बटा आठ, और केवल दो बटा आठ।',
  wrong: 'आठ संख्याओं को एक-एक करके तीन खानों में रखिए और गिनिए।',
  takeaway: 'दो की घात तीन बराबर हिस्सों में नहीं कटती; जो बच जाए उसे फिर से निकालिए।',
  bits: 'शब्द के बिट:',
  bound: 'मान',
  method: 'शब्द से मान कैसे बनता है',
  methods: { remainder: 'शेषफल', scaled: 'गुणा करके काटना', rejected: 'जो बचे उसे फिर निकालना' },
  holes: (words, bound) => `${words} शब्द, ${bound} खानों में`,
  square: 'एक चौकोर एक शब्द है। सभी शब्दों की संभावना बराबर है।',
  uneven: (percent) => `सबसे अधिक आने वाला मान सबसे दुर्लभ से ${percent} अधिक बार आता है।`,
  never: 'सबसे दुर्लभ मान कभी नहीं आता।',
  even: 'हर मान के शब्द बराबर हैं।',
  rejected: 'जो शब्द बच जाते हैं वे फेंक दिए जाते हैं और दूसरा निकाला जाता है। तब हर मान की संभावना ठीक बराबर होती है।',
  wider: 'चौड़े शब्दों के साथ',
  width: 'बिट',
  each: 'प्रति मान शब्द',
  excess: 'अधिकता',
  seen: 'जाँच में दिखने तक कितने चुनाव',
  nothing: 'कभी नहीं: यह बराबर है',
  seenHow: '१०० में से ९९ बार दिखता है, और बराबर स्रोत को दस लाख में एक से भी कम बार पक्षपाती कहा जाता है।',
  invisible: '३२ बिट पर कोई जाँच इसे कभी नहीं देखेगी, फिर भी यह है: शब्द गिनिए।',
};

const bn: ModuloWords = {
  title: 'ভাগশেষ ছোট সংখ্যার পক্ষে',
  question: 'একটি জনক ০ থেকে ৭ পর্যন্ত পূর্ণ সংখ্যা দেয়। প্রোগ্রাম ৩ দিয়ে ভাগ করে ভাগশেষ নেয়। ০, ১ আর ২ কি সমান বার আসে?',
  guesses: ['হ্যাঁ।', 'না: ২ কম বার আসে।', 'না: ২ বেশি বার আসে।'],
  right: 'হ্যাঁ, ২-ই দুর্লভ: আট ভাগের তিন, আট ভাগের তিন, আর মাত্র আট ভাগের দুই।',
  wrong: 'আটটি সংখ্যা একে একে তিনটি খোপে রাখুন, আর গুনুন।',
  takeaway: 'দুইয়ের ঘাত তিন সমান ভাগে কাটে না; যা বাকি থাকে তা আবার তুলুন।',
  bits: 'শব্দের বিট:',
  bound: 'মান',
  method: 'শব্দ থেকে মান কীভাবে হয়',
  methods: { remainder: 'ভাগশেষ', scaled: 'গুণ করে কাটা', rejected: 'যা বাকি থাকে আবার তোলা' },
  holes: (words, bound) => `${words}টি শব্দ, ${bound}টি খোপে`,
  square: 'একটি ঘর একটি শব্দ। সব শব্দের সম্ভাবনা সমান।',
  uneven: (percent) => `সবচেয়ে বেশি আসা মান সবচেয়ে দুর্লভটির চেয়ে ${percent} বেশি বার আসে।`,
  never: 'সবচেয়ে দুর্লভ মানটি কখনও আসে না।',
  even: 'প্রতিটি মানের শব্দ সমান।',
  rejected: 'বাকি থাকা শব্দ ফেলে দিয়ে আরেকটি তোলা হয়। তখন প্রতিটি মানের সম্ভাবনা ঠিক সমান।',
  wider: 'চওড়া শব্দে',
  width: 'বিট',
  each: 'মান-পিছু শব্দ',
  excess: 'বাড়তি',
  seen: 'নিরীক্ষায় ধরা পড়তে যত বার তোলা',
  nothing: 'কখনও না: এটি সমান',
  seenHow: '১০০ বারে ৯৯ বার ধরা পড়ে, আর সমান উৎসকে দশ লক্ষে একবারেরও কম পক্ষপাতী বলা হয়।',
  invisible: '৩২ বিটে কোনো নিরীক্ষা একে কখনও দেখবে না, তবু এটি আছে: শব্দ গুনুন।',
};

export const MODULO_WORDS: Readonly<Record<Language, ModuloWords>> = { en, hi, bn };

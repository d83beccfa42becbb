import type { Language } from '../../../core/record/profile.js';
import type { Doing } from './race.js';

/** The texts on the grid of Nim and the race, in one language. Numbers come in as the language writes them. */
export interface PartsWords {
  readonly grid: string;
  readonly gridHow: string;
  readonly pile: string;
  readonly pileOf: (pile: string) => string;
  readonly stones: string;
  readonly ones: string;
  readonly even: string;
  readonly odd: string;
  readonly turn: (column: string, digit: string) => string;
  readonly none: string;
  readonly grows: string;
  readonly open: (columns: string) => string;
  readonly done: (taken: string, left: string) => string;
  readonly race: string;
  readonly raceHow: string;
  readonly lock: string;
  readonly locks: Readonly<Record<'off' | 'on', string>>;
  readonly deck: string;
  readonly threads: readonly [first: string, second: string];
  readonly doing: Readonly<Record<Doing, (position: string, card: string) => string>>;
  readonly whole: string;
  readonly lost: (cards: string) => string;
  readonly races: (broken: string, races: string) => string;
  readonly lockExact: string;
  /** Words the race of two cards: the chance as a fraction and in per cent. */
  readonly raceExact: (exact: string, percent: string) => string;
}

export const PARTS_WORDS: Readonly<Record<Language, PartsWords>> = {
  en: {
    grid: 'Repair the grid of Nim, column by column',
    gridHow:
      'Piles of 5, 14, 9 and 5 stones in binary digits. A move changes the digits of one pile. Choose a pile, and turn its digits round until every column is even. Some texts overlook the last column here: try it.',
    pile: 'Pile to change',
    pileOf: (pile) => `Pile ${pile}`,
    stones: 'Stones',
    ones: 'Ones',
    even: 'even',
    odd: 'odd',
    turn: (column, digit) => `Column ${column}: ${digit}, turn it round`,
    none: 'Nothing is changed yet. Begin with the leftmost odd column.',
    grows: 'Now the pile has more stones than before: that is no move. The pile needs a one in the leftmost odd column.',
    open: (columns) => `Odd columns are left (${columns}): a move, but the other player wins after it.`,
    done: (taken, left) => `Every column is even: a winning move. Taken: ${taken}, left: ${left}.`,
    race: 'The race: two hands, one deck',
    raceHow:
      'Two threads of a program shuffle the same deck at once. A swap is four steps: read one card, read the other, write, write. A coin says whose step comes next. What one thread has read, the other may have changed.',
    lock: 'Lock',
    locks: { off: 'none', on: 'one at a time' },
    deck: 'The deck',
    threads: ['First thread', 'Second thread'],
    doing: {
      'reads-i': (position, card) => `reads ${card} at position ${position}`,
      'reads-j': (position, card) => `reads ${card} at position ${position}`,
      'writes-i': (position, card) => `writes ${card} to position ${position}`,
      'writes-j': (position, card) => `writes ${card} to position ${position}`,
    },
    whole: 'Every card is there.',
    lost: (cards) => `Lost: ${cards}. Another card is there twice.`,
    races: (broken, races) => `Races in which a card was lost at the end: ${broken} of ${races}.`,
    raceExact: (exact, percent) =>
      `Of two cards one is lost with a chance of exactly ${exact} (${percent}): every fall of the coins was gone through.`,
    lockExact: 'With a lock it is exactly none: nobody writes between another’s reading and writing.',
  },
  hi: {
    grid: 'निम की जाली स्तंभ दर स्तंभ ठीक कीजिए',
    gridHow:
      '५, १४, ९ और ५ कंकड़ों की ढेरियाँ द्विआधारी अंकों में। चाल एक ढेरी के अंक बदलती है। ढेरी चुनिए और उसके अंक पलटिए, जब तक हर स्तंभ सम न हो। कुछ पुस्तकें यहाँ आख़िरी स्तंभ भूल जाती हैं: करके देखिए।',
    pile: 'बदलने वाली ढेरी',
    pileOf: (pile) => `ढेरी ${pile}`,
    stones: 'कंकड़',
    ones: 'एक',
    even: 'सम',
    odd: 'विषम',
    turn: (column, digit) => `स्तंभ ${column}: ${digit}, पलटिए`,
    none: 'अभी कुछ नहीं बदला। सबसे बाएँ विषम स्तंभ से शुरू कीजिए।',
    grows: 'अब ढेरी में पहले से अधिक कंकड़ हैं: यह चाल नहीं है। ढेरी को सबसे बाएँ विषम स्तंभ में एक चाहिए।',
    open: (columns) => `विषम स्तंभ बचे हैं (${columns}): चाल तो है, पर इसके बाद दूसरा जीतता है।`,
    done: (taken, left) => `हर स्तंभ सम है: जीतने वाली चाल। उठाए: ${taken}, बचे: ${left}।`,
    race: 'दौड़: दो हाथ, एक गड्डी',
    raceHow:
      'प्रोग्राम के दो धागे एक ही गड्डी साथ-साथ फेंटते हैं। एक अदला-बदली चार कदम है: एक पत्ता पढ़ना, दूसरा पढ़ना, लिखना, लिखना। सिक्का बताता है कि अगला कदम किसका है। जो एक ने पढ़ा उसे दूसरा बदल चुका हो सकता है।',
    lock: 'ताला',
    locks: { off: 'नहीं', on: 'एक बार में एक' },
    deck: 'गड्डी',
    threads: ['पहला धागा', 'दूसरा धागा'],
    doing: {
      'reads-i': (position, card) => `स्थान ${position} पर ${card} पढ़ता है`,
      'reads-j': (position, card) => `स्थान ${position} पर ${card} पढ़ता है`,
      'writes-i': (position, card) => `स्थान ${position} पर ${card} लिखता है`,
      'writes-j': (position, card) => `स्थान ${position} पर ${card} लिखता है`,
    },
    whole: 'हर पत्ता मौजूद है।',
    lost: (cards) => `खो गया: ${cards}। कोई दूसरा पत्ता दो बार है।`,
    races: (broken, races) => `दौड़ें जिनके अंत में पत्ता खो गया: ${races} में से ${broken}।`,
    raceExact: (exact, percent) => `दो पत्तों में से एक के खोने की संभावना ठीक ${exact} है (${percent}): सिक्कों का हर गिरना देखा गया।`,
    lockExact: 'ताले के साथ ठीक शून्य: किसी के पढ़ने और लिखने के बीच कोई दूसरा नहीं लिखता।',
  },
  bn: {
    grid: 'নিমের ছক স্তম্ভ ধরে ঠিক করুন',
    gridHow:
      '৫, ১৪, ৯ আর ৫টি পাথরের স্তূপ দ্বিমিক অঙ্কে। একটি চাল একটি স্তূপের অঙ্ক বদলায়। স্তূপ বাছুন, আর তার অঙ্ক উল্টান, যতক্ষণ না প্রতিটি স্তম্ভ জোড় হয়। কিছু বই এখানে শেষ স্তম্ভটি বাদ দেয়: করে দেখুন।',
    pile: 'যে স্তূপ বদলাবে',
    pileOf: (pile) => `স্তূপ ${pile}`,
    stones: 'পাথর',
    ones: 'এক',
    even: 'জোড়',
    odd: 'বিজোড়',
    turn: (column, digit) => `স্তম্ভ ${column}: ${digit}, উল্টান`,
    none: 'এখনও কিছু বদলায়নি। সবচেয়ে বাঁয়ের বিজোড় স্তম্ভ থেকে শুরু করুন।',
    grows: 'এখন স্তূপে আগের চেয়ে বেশি পাথর: এটি চাল নয়। সবচেয়ে বাঁয়ের বিজোড় স্তম্ভে স্তূপটির একটি এক লাগে।',
    open: (columns) => `বিজোড় স্তম্ভ রয়ে গেছে (${columns}): চাল বটে, তবে এর পরে অন্যজন জেতে।`,
    done: (taken, left) => `প্রতিটি স্তম্ভ জোড়: জেতার চাল। নেওয়া: ${taken}, থাকে: ${left}।`,
    race: 'দৌড়: দুই হাত, এক গোছা',
    raceHow:
      'প্রোগ্রামের দুটি সুতো একই গোছা একসঙ্গে ফেটায়। একটি বদল চার ধাপ: একটি তাস পড়া, অন্যটি পড়া, লেখা, লেখা। পরের ধাপ কার, মুদ্রা তা বলে। একজন যা পড়েছে, অন্যজন তা বদলে ফেলে থাকতে পারে।',
    lock: 'তালা',
    locks: { off: 'নেই', on: 'একবারে একজন' },
    deck: 'গোছাটি',
    threads: ['প্রথম সুতো', 'দ্বিতীয় সুতো'],
    doing: {
      'reads-i': (position, card) => `জায়গা ${position}-তে ${card} পড়ে`,
      'reads-j': (position, card) => `জায়গা ${position}-তে ${card} পড়ে`,
      'writes-i': (position, card) => `জায়গা ${position}-তে ${card} লেখে`,
      'writes-j': (position, card) => `জায়গা ${position}-তে ${card} লেখে`,
    },
    whole: 'সব তাস আছে।',
    lost: (cards) => `হারিয়েছে: ${cards}। অন্য কোনো তাস দুবার আছে।`,
    races: (broken, races) => `যে দৌড়ের শেষে তাস হারিয়েছে: ${races}টির মধ্যে ${broken}টি।`,
    raceExact: (exact, percent) => `দুটি তাসের একটি হারানোর সম্ভাবনা ঠিক ${exact} (${percent}): মুদ্রার প্রতিটি পড়া দেখা হয়েছে।`,
    lockExact: 'তালা থাকলে ঠিক শূন্য: একজনের পড়া আর লেখার মাঝে অন্য কেউ লেখে না।',
  },
};

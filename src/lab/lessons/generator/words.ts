import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** A start of a deal, by the name that links use. */
export type StartOffered = 'bits16' | 'clock' | 'bits32' | 'bits48' | 'on';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface GeneratorWords extends LessonWords {
  readonly prng: string;
  readonly start: string;
  readonly starts: Readonly<Record<StartOffered, string>>;
  readonly few: string;
  readonly cards: string;
  readonly orders: string;
  readonly seeds: string;
  readonly oneIn: string;
  readonly period: string;
  readonly round: string;
  readonly all: string;
  readonly fewSaid: string;
  readonly picture: string;
  readonly seedBar: string;
  readonly orderBar: string;
  readonly again: string;
  readonly againHow: string;
  readonly pairs: (pairs: string, deals: string) => string;
  readonly luckPairs: (chance: string) => string;
  readonly seedPairs: (pairs: string) => string;
  readonly never: string;
  readonly estimate: string;
  readonly ruler: (least: string, most: string) => string;
  readonly rulerNone: string;
  readonly truth: string;
  readonly seen: string;
  readonly neighbours: string;
  readonly neighboursHow: string;
  readonly first: string;
  readonly dots: (prng: string, first: string, last: string) => string;
  readonly same: (same: string, seeds: string, luck: string) => string;
  readonly close: (chance: string) => string;
  readonly apart: string;
}

const en: GeneratorWords = {
  title: 'The generator matters',
  question:
    'A program starts its random numbers from a whole number of 32 bits, the seed, and shuffles 52 cards. How many of all orders can its first deal be?',
  guesses: ['All of them.', 'About half of them.', 'Fewer than one in a million million million.'],
  right: 'Far fewer even than that: one seed can start one order only.',
  wrong: 'One seed starts one order only. Compare how many there are of each.',
  takeaway: 'A shuffle can deal no more orders than its generator has starts, and few starts betray themselves by decks that come again.',
  prng: 'Generator',
  start: 'Every deal starts from',
  starts: {
    bits16: 'a seed of 16 bits',
    clock: 'the time of day in milliseconds',
    bits32: 'a seed of 32 bits',
    bits48: 'a seed of 48 bits',
    on: 'where the last one ended',
  },
  few: 'Too few starts',
  cards: 'Cards:',
  orders: 'Orders of the cards',
  seeds: 'Starts that the generator has',
  oneIn: 'At most one order can come first in',
  period: 'Numbers until it repeats itself',
  round: 'Decks until then',
  all: 'every one: there are enough starts. That alone makes no order as likely as another',
  fewSaid: 'A bar is as long as a number has binary digits: each digit more doubles it.',
  picture: 'Binary digits of the number of starts, and of the number of orders',
  seedBar: 'starts',
  orderBar: 'orders',
  again: 'Decks that come again',
  againHow:
    'Of 23 people two often share a birthday, although there are 365 days. In the same way, decks from few seeds soon come again. Deal, and count the pairs of decks that are the same from the first card to the last.',
  pairs: (pairs, deals) => `Pairs of equal decks: ${pairs}, in deals: ${deals}.`,
  luckPairs: (chance) => `The chance of an even shuffle to show so many: ${chance}.`,
  seedPairs: (pairs) => `So many seeds must show about: ${pairs}.`,
  never: 'No deck came again. Deal more, or be content: this many deals say no more.',
  estimate: 'How many seeds the decks speak for',
  ruler: (least, most) => `The decks speak for so many seeds: ${least} to ${most}.`,
  rulerNone: 'The decks do not say how many seeds there are.',
  truth: 'the seeds that there are',
  seen: 'the seeds that the decks speak for, right 19 times in 20',
  neighbours: 'Neighbouring seeds',
  neighboursHow:
    'A program may number its deals and use the number as the seed. Here a hundred seeds stand side by side. A dot is as high as the number of the card that ends at the bottom of the deck. A full dot is the same card as the one before, a ring another.',
  first: 'First seed:',
  dots: (prng, first, last) => `${prng}: the bottom card for every seed from ${first} to ${last}`,
  same: (same, seeds, luck) => `The same card as the seed before: ${same} of ${seeds}. Luck makes about ${luck}.`,
  close: (chance) => `The chance of luck to make so many: ${chance}. Who sees one deal knows something of the next.`,
  apart: 'That is what luck makes.',
};

const hi: GeneratorWords = {
  title: 'जनित्र का महत्व है',
  question:
    'एक प्रोग्राम अपनी यादृच्छिक संख्याएँ ३२ बिट की एक पूर्ण संख्या, यानी बीज, से शुरू करता है और ५२ पत्ते फेंटता है। सभी क्रमों में से कितने सबसे पहले आ सकते हैं?',
  guesses: ['सभी।', 'लगभग आधे।', 'दस लाख के दस लाख गुने के दस लाख गुने में एक से भी कम।'],
  right: 'उससे भी बहुत कम: एक बीज केवल एक ही क्रम शुरू कर सकता है।',
  wrong: 'एक बीज केवल एक ही क्रम शुरू करता है। दोनों की संख्याएँ मिलाइए।',
  takeaway: 'फेंट उतने ही क्रम बाँट सकती है जितनी उसके जनित्र की शुरुआतें हैं, और कम शुरुआतें दोहराई गई गड्डियों से पकड़ी जाती हैं।',
  prng: 'जनित्र',
  start: 'हर बाँट शुरू होती है',
  starts: {
    bits16: '१६ बिट के बीज से',
    clock: 'दिन के समय से, मिलीसेकंड में',
    bits32: '३२ बिट के बीज से',
    bits48: '४८ बिट के बीज से',
    on: 'जहाँ पिछली ख़त्म हुई',
  },
  few: 'बहुत कम शुरुआतें',
  cards: 'पत्ते:',
  orders: 'पत्तों के क्रम',
  seeds: 'जनित्र की शुरुआतें',
  oneIn: 'इतने क्रमों में अधिक से अधिक एक पहले आ सकता है',
  period: 'दोहराने से पहले संख्याएँ',
  round: 'तब तक गड्डियाँ',
  all: 'हर एक: शुरुआतें काफ़ी हैं। केवल इससे सब क्रम बराबर नहीं हो जाते',
  fewSaid: 'पट्टी उतनी लंबी है जितने किसी संख्या के द्विआधारी अंक हैं: हर एक अंक उसे दुगुना करता है।',
  picture: 'शुरुआतों की संख्या और क्रमों की संख्या के द्विआधारी अंक',
  seedBar: 'शुरुआतें',
  orderBar: 'क्रम',
  again: 'गड्डियाँ जो फिर आती हैं',
  againHow:
    '२३ लोगों में अक्सर दो का जन्मदिन एक होता है, जबकि दिन ३६५ हैं। वैसे ही कम बीजों की गड्डियाँ जल्दी फिर आती हैं। बाँटिए, और ऐसी जोड़ियाँ गिनिए जिनमें दो गड्डियाँ पहले पत्ते से आख़िरी तक एक हैं।',
  pairs: (pairs, deals) => `एक जैसी गड्डियों की जोड़ियाँ: ${pairs}, बाँट: ${deals}।`,
  luckPairs: (chance) => `एक समान फेंट के इतनी जोड़ियाँ दिखाने की संभावना: ${chance}।`,
  seedPairs: (pairs) => `इतने बीजों को लगभग इतनी जोड़ियाँ दिखानी ही हैं: ${pairs}।`,
  never: 'कोई गड्डी फिर नहीं आई। और बाँटिए, या मान लीजिए कि इतनी बाँटें इससे अधिक नहीं कहतीं।',
  estimate: 'गड्डियाँ कितने बीज बताती हैं',
  ruler: (least, most) => `गड्डियाँ ${least} से ${most} अलग-अलग बाँटें बताती हैं।`,
  rulerNone: 'गड्डियाँ नहीं बतातीं कि बीज कितने हैं।',
  truth: 'जितने बीज हैं',
  seen: 'जितने बीज गड्डियाँ बताती हैं, २० में से १९ बार सही',
  neighbours: 'पड़ोसी बीज',
  neighboursHow:
    'प्रोग्राम अपनी बाँटों को क्रमांक देकर उसी को बीज बना सकता है। यहाँ सौ बीज साथ-साथ हैं। बिंदु उतना ऊँचा है जितनी गड्डी के सबसे नीचे के पत्ते की संख्या। भरा बिंदु वही पत्ता है जो उससे पहले था, खाली घेरा दूसरा।',
  first: 'पहला बीज:',
  dots: (prng, first, last) => `${prng}: बीज ${first} से ${last} तक हर एक का सबसे नीचे का पत्ता`,
  same: (same, seeds, luck) => `पिछले बीज वाला ही पत्ता: ${seeds} में से ${same}। संयोग लगभग ${luck} बनाता है।`,
  close: (chance) => `संयोग से इतने होने की संभावना: ${chance}। जो एक बाँट देखता है वह अगली के बारे में कुछ जानता है।`,
  apart: 'यह वही है जो संयोग बनाता है।',
};

const bn: GeneratorWords = {
  title: 'জনকের গুরুত্ব আছে',
  question: 'একটি প্রোগ্রাম তার দৈব সংখ্যা শুরু করে ৩২ বিটের একটি পূর্ণ সংখ্যা, অর্থাৎ বীজ থেকে, আর ৫২টি তাস ফেটায়। সব ক্রমের কতগুলো প্রথমে আসতে পারে?',
  guesses: ['সবগুলো।', 'প্রায় অর্ধেক।', 'দশ লক্ষ গুণ দশ লক্ষ গুণ দশ লক্ষে একটিরও কম।'],
  right: 'তার চেয়েও অনেক কম: একটি বীজ কেবল একটি ক্রমই শুরু করতে পারে।',
  wrong: 'একটি বীজ কেবল একটি ক্রমই শুরু করে। কোনটি কত আছে মিলিয়ে দেখুন।',
  takeaway: 'জনকের যতগুলো শুরু, ফেটানো তার বেশি ক্রম বাঁটতে পারে না, আর অল্প শুরু ধরা পড়ে আবার আসা তাসের গোছায়।',
  prng: 'জনক',
  start: 'প্রতিটি বাঁটা শুরু হয়',
  starts: {
    bits16: '১৬ বিটের বীজ থেকে',
    clock: 'দিনের সময় থেকে, মিলিসেকেন্ডে',
    bits32: '৩২ বিটের বীজ থেকে',
    bits48: '৪৮ বিটের বীজ থেকে',
    on: 'আগেরটি যেখানে শেষ',
  },
  few: 'শুরু খুব অল্প',
  cards: 'তাস:',
  orders: 'তাসের ক্রম',
  seeds: 'জনকের শুরু',
  oneIn: 'এতগুলো ক্রমের বড়জোর একটি প্রথমে আসতে পারে',
  period: 'পুনরাবৃত্তির আগে সংখ্যা',
  round: 'ততক্ষণে তাসের গোছা',
  all: 'প্রতিটিই: শুরু যথেষ্ট। শুধু তাতেই সব ক্রম সমান হয় না',
  fewSaid: 'একটি সংখ্যার যত দ্বিমিক অঙ্ক, দণ্ডটি তত লম্বা: প্রতিটি অঙ্ক তাকে দ্বিগুণ করে।',
  picture: 'শুরুর সংখ্যার আর ক্রমের সংখ্যার দ্বিমিক অঙ্ক',
  seedBar: 'শুরু',
  orderBar: 'ক্রম',
  again: 'যে গোছা আবার আসে',
  againHow:
    '২৩ জনের মধ্যে প্রায়ই দুজনের জন্মদিন এক, যদিও দিন ৩৬৫টি। একইভাবে অল্প বীজের গোছা শিগগিরই আবার আসে। বাঁটুন, আর গুনুন কত জোড়া গোছা প্রথম তাস থেকে শেষ পর্যন্ত এক।',
  pairs: (pairs, deals) => `এক রকম গোছার জোড়া: ${pairs}, বাঁটা: ${deals}।`,
  luckPairs: (chance) => `সমান ফেটানোর এত জোড়া দেখানোর সম্ভাবনা: ${chance}।`,
  seedPairs: (pairs) => `এতগুলো বীজ থেকে প্রায় এত জোড়া আসতেই হবে: ${pairs}।`,
  never: 'কোনো গোছা আবার আসেনি। আরও বাঁটুন, নয়তো মেনে নিন: এত বাঁটা এর বেশি বলে না।',
  estimate: 'গোছাগুলো কত বীজের কথা বলে',
  ruler: (least, most) => `গোছাগুলো ${least} থেকে ${most}টি ভিন্ন বাঁটার কথা বলে।`,
  rulerNone: 'বীজ কতগুলো, গোছাগুলো তা বলে না।',
  truth: 'যত বীজ আছে',
  seen: 'গোছাগুলো যত বীজের কথা বলে, ২০ বারে ১৯ বার ঠিক',
  neighbours: 'পাশাপাশি বীজ',
  neighboursHow:
    'প্রোগ্রাম তার বাঁটায় ক্রমিক নম্বর দিয়ে সেটিকেই বীজ করতে পারে। এখানে একশোটি বীজ পাশাপাশি। গোছার সবচেয়ে নিচের তাসের নম্বর যত, বিন্দুটি তত উঁচু। ভরা বিন্দু মানে আগেরটির মতো একই তাস, ফাঁকা বৃত্ত মানে অন্য।',
  first: 'প্রথম বীজ:',
  dots: (prng, first, last) => `${prng}: বীজ ${first} থেকে ${last} পর্যন্ত প্রতিটির সবচেয়ে নিচের তাস`,
  same: (same, seeds, luck) => `আগের বীজের মতো একই তাস: ${seeds}টির মধ্যে ${same}টি। দৈব প্রায় ${luck}টি করে।`,
  close: (chance) => `দৈবে এত হওয়ার সম্ভাবনা: ${chance}। যে একটি বাঁটা দেখে, সে পরেরটির কিছু জানে।`,
  apart: 'দৈব এমনই করে।',
};

export const GENERATOR_WORDS: Readonly<Record<Language, GeneratorWords>> = { en, hi, bn };

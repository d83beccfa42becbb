import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface OneListWords extends LessonWords {
  readonly buffer: string;
  readonly how: (buffer: string, songs: string) => string;
  readonly map: (buffer: string) => string;
  readonly readMap: string;
  readonly leads: (buffer: string) => string;
  readonly readLeads: string;
  readonly across: string;
  readonly up: string;
  readonly luck: string;
  readonly corridor: string;
  readonly less: string;
  readonly more: string;
  /** Words the result of the audit of the list. */
  readonly buffered: (least: string, most: string) => string;
  /** Words the same where one buffer alone fits. */
  readonly bufferedBy: (songs: string) => string;
  readonly biased: string;
  readonly doubtful: string;
  readonly clean: (percent: string, excluded: string) => string;
  readonly only: string;
}

const en: OneListWords = {
  title: 'One list of a hundred thousand songs',
  question:
    'A player shuffles a hundred thousand songs, once. You see that one list and will never see another. Can it show that the player shuffles badly?',
  guesses: [
    'No: any order can come by luck, so one list shows nothing.',
    'Yes, if songs stay too near to where they were.',
    'Only together with thousands of other lists.',
  ],
  right: 'A hundred thousand songs are a hundred thousand chances to go astray. Widen the corridor and look when the bias goes.',
  wrong: 'Each of the hundred thousand songs says something. Widen the corridor and look when the bias goes.',
  takeaway: 'A long list is a sample by itself: one is enough to see a shuffle buffer, even one that holds nearly all of it.',
  buffer: 'The buffer holds, of the list:',
  how: (buffer, songs) =>
    `The player fills a buffer with ${buffer} of ${songs} songs. It plays one of those that wait, at random, and the next song comes in.`,
  map: (buffer) => `Where each part of the songs came to, by a buffer of ${buffer}`,
  readMap: 'A row is a part of the songs as they stood, a column a part of the list: orange where more came than even, blue where fewer.',
  leads: (buffer) => `How far forward the furthest song of each stretch came, by a buffer of ${buffer}`,
  readLeads: 'The grey corridor is all that the buffer allows. A dash is the song of a stretch that came furthest forward.',
  across: 'position in the list',
  up: 'places earlier',
  luck: 'as far as luck brings one',
  corridor: 'the corridor of the buffer',
  less: 'fewer',
  more: 'more',
  buffered: (least, most) => `The audit of this one list says: biased, by a shuffle buffer of ${least} to ${most} songs.`,
  bufferedBy: (songs) => `The audit of this one list says: biased, by a shuffle buffer of ${songs} songs.`,
  biased: 'The audit of this one list says: biased.',
  doubtful: 'The audit of this one list cannot tell.',
  clean: (percent, excluded) =>
    `The audit of this one list finds no bias, down to ${percent} between eighths of it, and excludes every buffer of up to ${excluded} songs.`,
  only: 'What no single list shows: whether the next shuffle gives another list.',
};

const hi: OneListWords = {
  title: 'एक लाख गानों की एक सूची',
  question: 'एक प्लेयर एक लाख गानों को एक बार फेंटता है। आप वही एक सूची देखते हैं, दूसरी कभी नहीं। क्या उससे दिख सकता है कि प्लेयर ठीक से नहीं फेंटता?',
  guesses: [
    'नहीं: कोई भी क्रम संयोग से आ सकता है, एक सूची कुछ नहीं दिखाती।',
    'हाँ, अगर गाने अपनी पुरानी जगह के बहुत पास रह जाते हैं।',
    'केवल हज़ारों दूसरी सूचियों के साथ।',
  ],
  right: 'एक लाख गाने भटकने के एक लाख मौके हैं। गलियारा चौड़ा कीजिए और देखिए कि पक्षपात कब जाता है।',
  wrong: 'एक लाख गानों में से हर एक कुछ कहता है। गलियारा चौड़ा कीजिए और देखिए कि पक्षपात कब जाता है।',
  takeaway: 'लंबी सूची अपने आप में एक नमूना है: एक ही सूची से बफ़र दिख जाता है, वह भी जिसमें लगभग पूरी सूची समाती है।',
  buffer: 'सूची का इतना हिस्सा बफ़र में:',
  how: (buffer, songs) =>
    `प्लेयर ${songs} में से ${buffer} गाने बफ़र में भरता है। वह प्रतीक्षा करते गानों में से कोई एक यादृच्छिक चुनकर बजाता है, और अगला गाना भीतर आता है।`,
  map: (buffer) => `गानों का हर हिस्सा कहाँ पहुँचा, बफ़र: ${buffer}`,
  readMap: 'पंक्ति गानों का पुराना हिस्सा है, स्तंभ सूची का हिस्सा: नारंगी जहाँ बराबर से अधिक पहुँचे, नीला जहाँ कम।',
  leads: (buffer) => `हर टुकड़े का सबसे दूर का गाना कितना आगे आया, बफ़र: ${buffer}`,
  readLeads: 'धूसर गलियारा वह सब है जो बफ़र होने देता है। हर रेखिका किसी टुकड़े का वह गाना है जो सबसे अधिक आगे आया।',
  across: 'सूची में स्थान',
  up: 'स्थान पहले',
  luck: 'जितना संयोग आगे लाता है',
  corridor: 'बफ़र का गलियारा',
  less: 'कम',
  more: 'अधिक',
  buffered: (least, most) => `इस एक सूची की जाँच कहती है: पक्षपात है, बफ़र में ${least} से ${most} गाने समाते हैं।`,
  bufferedBy: (songs) => `इस एक सूची की जाँच कहती है: पक्षपात है, बफ़र में ${songs} गाने समाते हैं।`,
  biased: 'इस एक सूची की जाँच कहती है: पक्षपात है।',
  doubtful: 'इस एक सूची की जाँच कुछ तय नहीं कर सकती।',
  clean: (percent, excluded) =>
    `इस एक सूची की जाँच को कोई पक्षपात नहीं मिला, आठवें हिस्सों के बीच ${percent} तक; ${excluded} गानों तक का कोई बफ़र नहीं हो सकता।`,
  only: 'कोई अकेली सूची यह नहीं दिखाती कि अगली बार दूसरी सूची आएगी या नहीं।',
};

const bn: OneListWords = {
  title: 'এক লক্ষ গানের একটি তালিকা',
  question: 'একটি প্লেয়ার এক লক্ষ গান একবার ফেটায়। আপনি সেই একটি তালিকাই দেখেন, আর কোনোটি কখনো নয়। তাতে কি দেখা যেতে পারে যে প্লেয়ার ঠিকমতো ফেটায় না?',
  guesses: [
    'না: যেকোনো ক্রম দৈবাৎ আসতে পারে, একটি তালিকা কিছুই দেখায় না।',
    'হ্যাঁ, যদি গানগুলি আগের জায়গার খুব কাছে থেকে যায়।',
    'কেবল হাজার হাজার অন্য তালিকার সঙ্গে।',
  ],
  right: 'এক লক্ষ গান মানে পথ হারানোর এক লক্ষ সুযোগ। করিডর চওড়া করুন, দেখুন পক্ষপাত কখন যায়।',
  wrong: 'এক লক্ষ গানের প্রতিটিই কিছু বলে। করিডর চওড়া করুন, দেখুন পক্ষপাত কখন যায়।',
  takeaway: 'লম্বা তালিকা নিজেই একটি নমুনা: একটি তালিকাতেই বাফার ধরা পড়ে, প্রায় পুরো তালিকা যাতে ধরে এমন বাফারও।',
  buffer: 'তালিকার এতটা বাফারে ধরে:',
  how: (buffer, songs) =>
    `প্লেয়ার ${songs}টির মধ্যে ${buffer}টি গান বাফারে ভরে। অপেক্ষমাণ গানগুলির যেকোনো একটি দৈবাৎ বেছে বাজায়, আর পরের গানটি ভিতরে আসে।`,
  map: (buffer) => `গানের প্রতিটি অংশ কোথায় পৌঁছাল, বাফার: ${buffer}`,
  readMap: 'সারি হল গানের আগের অংশ, স্তম্ভ তালিকার অংশ: কমলা যেখানে সমানের চেয়ে বেশি পৌঁছেছে, নীল যেখানে কম।',
  leads: (buffer) => `প্রতিটি টুকরোর সবচেয়ে দূরের গান কতটা এগিয়ে এল, বাফার: ${buffer}`,
  readLeads: 'ধূসর করিডরটুকুই বাফার হতে দেয়। প্রতিটি রেখা একটি টুকরোর সেই গান যা সবচেয়ে বেশি এগিয়ে এসেছে।',
  across: 'তালিকায় স্থান',
  up: 'ঘর আগে',
  luck: 'দৈব যতদূর এগিয়ে আনে',
  corridor: 'বাফারের করিডর',
  less: 'কম',
  more: 'বেশি',
  buffered: (least, most) => `এই একটি তালিকার যাচাই বলে: পক্ষপাত আছে, বাফারে ${least} থেকে ${most}টি গান ধরে।`,
  bufferedBy: (songs) => `এই একটি তালিকার যাচাই বলে: পক্ষপাত আছে, বাফারে ${songs}টি গান ধরে।`,
  biased: 'এই একটি তালিকার যাচাই বলে: পক্ষপাত আছে।',
  doubtful: 'এই একটি তালিকার যাচাই কিছু বলতে পারে না।',
  clean: (percent, excluded) =>
    `এই একটি তালিকার যাচাই কোনো পক্ষপাত পায়নি, আট ভাগের মধ্যে ${percent} পর্যন্ত; ${excluded}টি গান পর্যন্ত কোনো বাফার হতে পারে না।`,
  only: 'কোনো একটি তালিকা দেখায় না পরের বার অন্য তালিকা আসবে কি না।',
};

export const ONE_LIST_WORDS: Readonly<Record<Language, OneListWords>> = { en, hi, bn };

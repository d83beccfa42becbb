import type { Language } from '../../../core/record/profile.js';
import type { LogStart } from '../../../core/source/log-source.js';
import { counted } from '../../../core/words/counted.js';

export interface LogWords {
  readonly choose: string;
  readonly drop: string;
  readonly size: (bytes: string) => string;
  readonly none: string;
  /** Says how much of the files has been read. */
  readonly reading: (share: string) => string;
  /** Says in how many deals the turn of the log was looked for. */
  readonly turning: (deals: string) => string;
  readonly field: string;
  readonly fieldHint: (example: string) => string;
  readonly id: string;
  readonly idHint: string;
  readonly by: string;
  readonly byHint: (days: string, file: string) => string;
  readonly cards: string;
  readonly cardsHint: (example: string) => string;
  readonly more: string;
  readonly moreHint: string;
  readonly start: string;
  readonly starts: Readonly<Record<LogStart, string>>;
  readonly header: string;
  readonly headers: Readonly<Record<'' | 'yes' | 'no', string>>;
  readonly n: string;
  readonly packs: string;
  readonly delimiter: string;
  readonly delimiterHint: (tab: string, space: string) => string;
  readonly rejects: string;
  readonly rejectsHint: string;
  readonly partial: string;
  readonly orderUnknown: string;
  readonly hand: string;
  /** The heading over how the log was read. */
  readonly asRead: string;
  readonly keepRejects: string;
}

export const LOG_WORDS: Readonly<Record<Language, LogWords>> = {
  en: {
    choose: 'Choose files',
    drop: 'or drop them anywhere on this page: one deal a row, as CSV, lines of JSON or plain text, packed by gzip or not. They are read here and stay on your machine.',
    size: (bytes) => counted(bytes, 'byte'),
    none: 'Choose a file of deals first, or drop one on the page.',
    reading: (share) => `Read so far: ${share}`,
    turning: (deals) => `Looking where it turned, deals so far: ${deals}`,
    field: 'Field of the deck',
    fieldHint: (example) =>
      `A name of the first row, a number, or a range such as ${example}. Left empty: found by itself where there is no doubt.`,
    id: 'Field of the deal’s number',
    idHint: 'Where the deals have one: gaps and repeats in it are reported.',
    by: 'Groups to compare',
    byHint: (days, file) => `A field such as the table; ${days} for the days of a field of times; ${file} for the files.`,
    cards: 'Cards in their natural order',
    cardsHint: (example) => `Separated by commas, such as ${example}. Left empty: numbers, or the names of the 52 standard cards.`,
    more: 'More about how the file is written',
    moreHint: 'What is left empty is read from the first rows.',
    start: 'Order of the deck before each shuffle',
    starts: {
      unknown: 'not known',
      natural: 'the cards in their natural order',
      'new-deck-order': 'as a new pack is boxed',
      previous: 'as the deal before ended',
    },
    header: 'Does the first row name the fields?',
    headers: { '': 'as it looks', yes: 'yes', no: 'no' },
    n: 'Cards of the deck',
    packs: 'Packs in the deck',
    delimiter: 'Between the fields',
    delimiterHint: (tab, space) => `One character, ${tab} or ${space}.`,
    rejects: 'Malformed rows to leave out',
    rejectsHint: 'Left empty: none. Even one rules out a clean verdict.',
    partial: 'Rows hold hands: only some cards of each deal',
    orderUnknown: 'The order of the cards in a hand says nothing',
    hand: 'Cards of a hand',
    asRead: 'How the file was read',
    keepRejects: 'Keep the rows that were left out',
  },
  hi: {
    choose: 'फ़ाइलें चुनें',
    drop: 'या उन्हें इस पृष्ठ पर कहीं भी छोड़ दीजिए: हर पंक्ति में एक बाँट, अल्पविराम वाली तालिका, जेसन की पंक्तियाँ या सादा पाठ, जीज़िप से बँधा हो या नहीं। वे यहीं पढ़ी जाती हैं और आपकी मशीन पर ही रहती हैं।',
    size: (bytes) => `${bytes} बाइट`,
    none: 'पहले बाँटों की कोई फ़ाइल चुनिए, या पृष्ठ पर छोड़िए।',
    reading: (share) => `अब तक पढ़ा गया: ${share}`,
    turning: (deals) => `देखा जा रहा है कि वह कहाँ बदली, अब तक के बाँट: ${deals}`,
    field: 'गड्डी का खाना',
    fieldHint: (example) => `पहली पंक्ति का कोई नाम, कोई संख्या, या ${example} जैसी सीमा। खाली छोड़ने पर: जहाँ संदेह न हो, अपने आप मिल जाता है।`,
    id: 'बाँट की संख्या का खाना',
    idHint: 'जहाँ बाँटों की संख्या हो: उसकी छूटें और दोहराव बताए जाते हैं।',
    by: 'किन समूहों की तुलना हो',
    byHint: (days, file) => `कोई खाना, जैसे मेज़; समय वाले खाने के दिनों के लिए ${days}; फ़ाइलों के लिए ${file}।`,
    cards: 'पत्ते अपने स्वाभाविक क्रम में',
    cardsHint: (example) => `अल्पविराम से अलग, जैसे ${example}। खाली छोड़ने पर: संख्याएँ, या मानक बावन पत्तों के नाम।`,
    more: 'फ़ाइल कैसे लिखी है, इस बारे में और',
    moreHint: 'जो खाली छोड़ा जाए, वह पहली पंक्तियों से पढ़ा जाता है।',
    start: 'हर फेंट से पहले गड्डी का क्रम',
    starts: {
      unknown: 'पता नहीं',
      natural: 'पत्ते अपने स्वाभाविक क्रम में',
      'new-deck-order': 'जैसे नई गड्डी डिब्बे में होती है',
      previous: 'जैसे पिछला बाँट ख़त्म हुआ',
    },
    header: 'क्या पहली पंक्ति में खानों के नाम हैं?',
    headers: { '': 'जैसी वह दिखे', yes: 'हाँ', no: 'नहीं' },
    n: 'गड्डी के पत्ते',
    packs: 'गड्डी में कितनी जोड़ी ताश',
    delimiter: 'खानों के बीच',
    delimiterHint: (tab, space) => `एक चिह्न, ${tab} या ${space}।`,
    rejects: 'कितनी बिगड़ी पंक्तियाँ छोड़ी जाएँ',
    rejectsHint: 'खाली छोड़ने पर: एक भी नहीं। एक भी छूटे तो निर्णय बेदाग़ नहीं हो सकता।',
    partial: 'पंक्तियों में हाथ हैं: हर बाँट के केवल कुछ पत्ते',
    orderUnknown: 'हाथ के भीतर पत्तों का क्रम कुछ नहीं कहता',
    hand: 'एक हाथ के पत्ते',
    asRead: 'फ़ाइल कैसे पढ़ी गई',
    keepRejects: 'छोड़ी गई पंक्तियाँ सहेजें',
  },
  bn: {
    choose: 'ফাইল বাছুন',
    drop: 'অথবা এই পাতার যেকোনো জায়গায় ফেলুন: প্রতি সারিতে একটি বাঁটা, কমা-দেওয়া সারণি, জেসনের সারি বা সাদা লেখা, জিজিপে বাঁধা হোক বা না হোক। সেগুলো এখানেই পড়া হয়, আপনার যন্ত্রেই থাকে।',
    size: (bytes) => `${bytes} বাইট`,
    none: 'আগে বাঁটার একটি ফাইল বাছুন, বা পাতায় ফেলুন।',
    reading: (share) => `এ পর্যন্ত পড়া: ${share}`,
    turning: (deals) => `কোথায় তা বদলেছে দেখা হচ্ছে, এ পর্যন্ত বাঁটা: ${deals}`,
    field: 'তাসের গোছার ঘর',
    fieldHint: (example) => `প্রথম সারির কোনো নাম, কোনো সংখ্যা, বা ${example}-এর মতো সীমা। খালি রাখলে: সন্দেহ না থাকলে নিজেই খুঁজে নেয়।`,
    id: 'বাঁটার নম্বরের ঘর',
    idHint: 'বাঁটার নম্বর থাকলে: তার ফাঁক ও পুনরাবৃত্তি জানানো হয়।',
    by: 'কোন দলগুলোর তুলনা হবে',
    byHint: (days, file) => `কোনো ঘর, যেমন টেবিল; সময়ের ঘরের দিনগুলোর জন্য ${days}; ফাইলগুলোর জন্য ${file}।`,
    cards: 'তাস, স্বাভাবিক ক্রমে',
    cardsHint: (example) => `কমা দিয়ে আলাদা, যেমন ${example}। খালি রাখলে: সংখ্যা, বা প্রচলিত বাহান্ন তাসের নাম।`,
    more: 'ফাইলটি কীভাবে লেখা, তা নিয়ে আরও',
    moreHint: 'যা খালি থাকে তা প্রথম সারিগুলো থেকে পড়া হয়।',
    start: 'প্রতিবার ফেটানোর আগে গোছার ক্রম',
    starts: {
      unknown: 'জানা নেই',
      natural: 'তাস স্বাভাবিক ক্রমে',
      'new-deck-order': 'নতুন প্যাকেট যেমন বাক্সে থাকে',
      previous: 'আগের বাঁটা যেমন শেষ হয়েছিল',
    },
    header: 'প্রথম সারিতে কি ঘরগুলোর নাম আছে?',
    headers: { '': 'যেমন দেখায়', yes: 'হ্যাঁ', no: 'না' },
    n: 'গোছার তাস',
    packs: 'গোছায় কয় প্যাকেট',
    delimiter: 'ঘরগুলোর মাঝে',
    delimiterHint: (tab, space) => `একটি চিহ্ন, ${tab} বা ${space}।`,
    rejects: 'কয়টি ভাঙা সারি বাদ যাবে',
    rejectsHint: 'খালি রাখলে: একটিও নয়। একটি বাদ গেলেও রায় নির্মল হতে পারে না।',
    partial: 'সারিতে হাত আছে: প্রতি বাঁটার মাত্র কয়েকটি তাস',
    orderUnknown: 'হাতের ভিতরে তাসের ক্রম কিছু বলে না',
    hand: 'এক হাতের তাস',
    asRead: 'ফাইলটি যেভাবে পড়া হল',
    keepRejects: 'বাদ পড়া সারিগুলো রাখুন',
  },
};

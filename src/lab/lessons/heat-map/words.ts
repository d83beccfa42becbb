import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

export type ShuffleOffered = 'right' | 'anywhere' | 'elsewhere' | 'coins' | 'cut' | 'riffles3' | 'riffles7' | 'overhand10';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface HeatMapWords extends LessonWords {
  readonly one: string;
  readonly other: string;
  readonly shuffles: Readonly<Record<ShuffleOffered, string>>;
  readonly read: string;
  readonly less: string;
  readonly more: string;
  readonly furthest: (card: string, position: string, times: string) => string;
  readonly map: (shuffle: string, deals: string) => string;
  readonly luck: (percent: string) => string;
  readonly own: string;
  readonly ownName: string;
  readonly ownRules: string;
  readonly begin: string;
  readonly starts: Readonly<Record<string, string>>;
  readonly editor: string;
  readonly editorHint: string;
  readonly audit: string;
}

const en: HeatMapWords = {
  title: 'The heat map',
  question:
    'Two programs shuffle 52 cards. One swaps every card with a card anywhere. After fifty deals each, does its map look different?',
  guesses: ['Yes, at a glance.', 'No: fifty deals are mostly luck.', 'Not even after a million.'],
  right: 'At fifty deals, luck hides it. Let it deal, and watch the picture rise out of the noise.',
  wrong: 'Look at the two maps. Then let them deal.',
  takeaway: 'Luck shrinks with the number of deals, a bias stays: that is all that an audit needs.',
  one: 'Left',
  other: 'Right',
  shuffles: {
    right: 'each with one before it',
    anywhere: 'each with a card anywhere',
    elsewhere: 'never with itself',
    coins: 'sorted by coin',
    cut: 'one cut',
    riffles3: 'three riffles',
    riffles7: 'seven riffles',
    overhand10: 'ten times overhand',
  },
  read: 'A row is a card, a column is a position: orange where the card comes more often than 1 in 52, blue where less.',
  less: 'less often',
  more: 'more often',
  furthest: (card, position, times) => `Furthest off: card ${card} in position ${position}, by a factor of ${times}.`,
  map: (shuffle, deals) => `Heat map of ${shuffle}, deals: ${deals}`,
  luck: (percent) => `At this many deals luck alone puts a cell off by about ${percent}.`,
  own: 'Write your own',
  ownName: 'my own',
  ownRules:
    'Write a function that shuffles the deck it is handed, or returns another. It is called here, in a worker that reaches nothing and sends nothing. It is ended if a deal takes too long.',
  begin: 'Begin with',
  starts: { right: 'a right one', naive: 'a naive swap', comparator: 'a random comparator' },
  editor: 'Your shuffle, in JavaScript',
  editorHint: 'Tab indents. To leave the editor by keyboard, press Escape and then Tab. Control and Enter audit it.',
  audit: 'Audit it, on the left',
};

const hi: HeatMapWords = {
  title: 'ताप-चित्र',
  question: 'दो प्रोग्राम ५२ पत्ते फेंटते हैं। एक हर पत्ते को कहीं के भी पत्ते से बदलता है। पचास-पचास बाँटों के बाद क्या आप बता सकते हैं कि कौन-सा?',
  guesses: ['हाँ, एक नज़र में।', 'नहीं: पचास बाँट ज़्यादातर संयोग हैं।', 'दस लाख के बाद भी नहीं।'],
  right: 'पचास बाँटों पर संयोग इसे छिपा लेता है। बाँटने दीजिए और देखिए कि चित्र शोर से कैसे उभरता है।',
  wrong: 'दोनों चित्र देखिए। फिर उन्हें बाँटने दीजिए।',
  takeaway: 'बाँटों के साथ संयोग घटता है, पक्षपात बना रहता है: जाँच को बस यही चाहिए।',
  one: 'बायाँ',
  other: 'दायाँ',
  shuffles: {
    right: 'हर पत्ता अपने से पहले वाले से',
    anywhere: 'हर पत्ता कहीं के भी पत्ते से',
    elsewhere: 'कोई पत्ता अपने आप से नहीं',
    coins: 'सिक्के से छँटाई',
    cut: 'एक काट',
    riffles3: 'तीन रिफ़ल',
    riffles7: 'सात रिफ़ल',
    overhand10: 'हाथ से दस बार',
  },
  read: 'पंक्ति एक पत्ता है, स्तंभ एक स्थान: नारंगी जहाँ पत्ता ५२ में १ से अधिक बार आता है, नीला जहाँ कम।',
  less: 'कम बार',
  more: 'अधिक बार',
  furthest: (card, position, times) => `सबसे दूर: पत्ता ${card} स्थान ${position} पर जितना चाहिए उससे ${times} गुना आता है।`,
  map: (shuffle, deals) => `${shuffle} का ताप-चित्र, बाँट: ${deals}`,
  luck: (percent) => `यहाँ संयोग ही किसी खाने को लगभग ${percent} हटा देता है।`,
  own: 'अपना फेंट लिखिए',
  ownName: 'मेरा अपना',
  ownRules:
    'ऐसा फ़ंक्शन लिखिए जो मिली हुई गड्डी को फेंटे, या दूसरी गड्डी लौटाए। वह यहीं चलता है, ऐसी जगह जहाँ से वह न कुछ छू सकता है, न कुछ भेज सकता है। कोई बाँट बहुत देर ले तो उसे रोक दिया जाता है।',
  begin: 'यहाँ से शुरू करें',
  starts: { right: 'सही फेंट', naive: 'भोली अदला-बदली', comparator: 'यादृच्छिक तुलना' },
  editor: 'आपका फेंट, जावास्क्रिप्ट में',
  editorHint: 'टैब पंक्ति को भीतर खिसकाता है। कीबोर्ड से बाहर निकलने के लिए एस्केप और फिर टैब दबाइए। कंट्रोल और एंटर से जाँच होती है।',
  audit: 'इसे बाईं ओर जाँचें',
};

const bn: HeatMapWords = {
  title: 'তাপচিত্র',
  question: 'দুটি প্রোগ্রাম ৫২টি তাস ফেটায়। একটি প্রতিটি তাসকে যেকোনো জায়গার তাসের সঙ্গে বদলায়। পঞ্চাশটি করে বাঁটার পর বলতে পারবেন কোনটি?',
  guesses: ['হ্যাঁ, এক নজরে।', 'না: পঞ্চাশ বাঁটা মূলত দৈব।', 'দশ লক্ষের পরেও না।'],
  right: 'পঞ্চাশ বাঁটায় দৈব তা ঢেকে রাখে। বাঁটতে দিন, আর দেখুন ছবি কীভাবে কোলাহল থেকে ওঠে।',
  wrong: 'ছবি দুটি দেখুন। তারপর বাঁটতে দিন।',
  takeaway: 'বাঁটা বাড়লে দৈব কমে, পক্ষপাত থাকে: নিরীক্ষার এটুকুই লাগে।',
  one: 'বাঁয়ে',
  other: 'ডানে',
  shuffles: {
    right: 'প্রতিটি তার আগের একটির সঙ্গে',
    anywhere: 'প্রতিটি যেকোনো জায়গার তাসের সঙ্গে',
    elsewhere: 'কোনো তাস নিজের সঙ্গে নয়',
    coins: 'মুদ্রা দিয়ে সাজানো',
    cut: 'একবার কাটা',
    riffles3: 'তিনবার রিফল',
    riffles7: 'সাতবার রিফল',
    overhand10: 'হাতে দশবার',
  },
  read: 'সারি একটি তাস, স্তম্ভ একটি জায়গা: তাসটি ৫২-তে ১-এর বেশি এলে কমলা, কম এলে নীল।',
  less: 'কম বার',
  more: 'বেশি বার',
  furthest: (card, position, times) => `সবচেয়ে দূরে: তাস ${card} জায়গা ${position}-তে যতটা উচিত তার ${times} গুণ আসে।`,
  map: (shuffle, deals) => `${shuffle}-এর তাপচিত্র, বাঁটা: ${deals}`,
  luck: (percent) => `এখানে দৈবই একটি ঘরকে প্রায় ${percent} সরায়।`,
  own: 'নিজের ফেটানো লিখুন',
  ownName: 'আমার নিজের',
  ownRules:
    'এমন একটি ফাংশন লিখুন যা হাতে পাওয়া তাসের গোছা ফেটায়, বা অন্য গোছা ফেরত দেয়। সেটি এখানেই চলে, এমন জায়গায় যেখান থেকে কিছু ছোঁয়া বা পাঠানো যায় না। কোনো বাঁটায় বেশি সময় লাগলে সেটি থামানো হয়।',
  begin: 'যা দিয়ে শুরু',
  starts: { right: 'সঠিক ফেটানো', naive: 'সরল অদলবদল', comparator: 'এলোমেলো তুলনা' },
  editor: 'আপনার ফেটানো, জাভাস্ক্রিপ্টে',
  editorHint: 'ট্যাব সারি ভিতরে সরায়। কিবোর্ড দিয়ে বেরোতে এস্কেপ, তারপর ট্যাব চাপুন। কন্ট্রোল আর এন্টার চাপলে নিরীক্ষা হয়।',
  audit: 'বাঁয়ে এটি নিরীক্ষা করুন',
};

export const HEAT_MAP_WORDS: Readonly<Record<Language, HeatMapWords>> = { en, hi, bn };

import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface WatchWords extends LessonWords {
  readonly method: string;
  readonly methods: Readonly<Record<'down' | 'forward' | 'inside-out', string>>;
  /** The choice that is taken one way or another. */
  readonly drawn: string;
  /** Says how far the deal has come. */
  readonly step: (at: string, of: string) => string;
  readonly next: (drawn: string, i: string, j: string) => string;
  readonly stays: (drawn: string, i: string) => string;
  readonly ends: (order: string) => string;
  readonly deck: string;
  readonly tree: string;
  readonly treeOf: (leaves: string, chance: string) => string;
  readonly leaves: string;
  readonly dead: (orders: string) => string;
  readonly all: (chance: string) => string;
  readonly uneven: (most: string, least: string) => string;
}

const en: WatchWords = {
  title: 'Watch a shuffle',
  question:
    'A right shuffle goes from the last card to the first. It swaps each with itself or with one before it, at random. What if no card may be swapped with itself?',
  guesses: ['It is as random as before.', 'Some orders become a little rarer.', 'Some orders can never come again.'],
  right: 'Yes: whole leaves of the tree die. Watch which.',
  wrong: 'Press 0 … i − 1 below: a card may then not be swapped with itself. Look which leaves of the tree are gone.',
  takeaway: 'A shuffle is right when every order ends equally many paths of its tree.',
  method: 'Shuffle',
  methods: { down: 'from the end', forward: 'from the start', 'inside-out': 'inside out' },
  drawn: 'The card at i is swapped with the one at j, drawn from',
  step: (at, of) => `Draw ${at} of ${of}`,
  next: (drawn, i, j) => `It draws j = ${drawn}: it swaps the card at i = ${i} with the one at j = ${j}.`,
  stays: (drawn, i) => `It draws j = ${drawn}: the card at i = ${i} stays where it is.`,
  ends: (order) => `The deck is dealt: ${order}.`,
  deck: 'The deck',
  tree: 'Every way that it could have gone',
  treeOf: (leaves, chance) => `Leaves of the tree: ${leaves}, each with a chance of ${chance}.`,
  leaves: 'Leaves of each order',
  dead: (orders) => `These orders can never come: ${orders}.`,
  all: (chance) => `Every order has a chance of ${chance}.`,
  uneven: (most, least) => `Leaves of the most frequent order: ${most}; of the rarest: ${least}.`,
};

const hi: WatchWords = {
  title: 'फेंटना देखिए',
  question:
    'सही फेंट आख़िरी पत्ते से पहले तक जाती है। वह हर पत्ते को उसी से या उससे पहले के किसी पत्ते से बदलती है, यादृच्छिक। अगर कोई पत्ता अपने आप से न बदला जा सके तो?',
  guesses: ['यह पहले जितनी ही यादृच्छिक है।', 'कुछ क्रम थोड़े दुर्लभ हो जाते हैं।', 'कुछ क्रम फिर कभी नहीं आ सकते।'],
  right: 'हाँ: पेड़ की पूरी पत्तियाँ मर जाती हैं। देखिए कौन-सी।',
  wrong: 'नीचे 0 … i − 1 दबाइए: तब कोई पत्ता अपने आप से नहीं बदलता। देखिए पेड़ की कौन-सी पत्तियाँ नहीं रहीं।',
  takeaway: 'फेंट तब सही है जब उसके पेड़ के उतने ही रास्ते हर क्रम पर ख़त्म हों।',
  method: 'फेंट',
  methods: { down: 'अंत से', forward: 'शुरू से', 'inside-out': 'भीतर से बाहर' },
  drawn: 'i का पत्ता j के पत्ते से बदलता है, j चुना जाता है',
  step: (at, of) => `चुनाव ${at}, कुल ${of}`,
  next: (drawn, i, j) => `j = ${drawn} चुना गया: i = ${i} और j = ${j} के पत्ते आपस में बदलते हैं।`,
  stays: (drawn, i) => `j = ${drawn} चुना गया: i = ${i} का पत्ता वहीं रहता है।`,
  ends: (order) => `गड्डी बँट गई: ${order}।`,
  deck: 'गड्डी',
  tree: 'हर रास्ता जो हो सकता था',
  treeOf: (leaves, chance) => `पेड़ में ${leaves} पत्तियाँ हैं, हर एक की संभावना ${chance}।`,
  leaves: 'हर क्रम की पत्तियाँ',
  dead: (orders) => `ये क्रम कभी नहीं आ सकते: ${orders}।`,
  all: (chance) => `हर क्रम की संभावना ${chance} है।`,
  uneven: (most, least) => `सबसे अधिक आने वाले क्रम की पत्तियाँ ${most}, सबसे दुर्लभ की ${least}।`,
};

const bn: WatchWords = {
  title: 'ফেটানো দেখুন',
  question:
    'ঠিক ফেটানো শেষ তাস থেকে প্রথম পর্যন্ত যায়। প্রতিটি তাসকে সে দৈবভাবে তার নিজের বা আগের কোনো তাসের সঙ্গে বদলায়। কোনো তাস নিজের সঙ্গে বদলানো না গেলে কী হয়?',
  guesses: ['আগের মতোই দৈব।', 'কিছু ক্রম একটু দুর্লভ হয়।', 'কিছু ক্রম আর কখনও আসতে পারে না।'],
  right: 'হ্যাঁ: গাছের আস্ত পাতা মরে যায়। কোনগুলো দেখুন।',
  wrong: 'নিচে 0 … i − 1 চাপুন: তখন কোনো তাস নিজের সঙ্গে বদলায় না। দেখুন গাছের কোন পাতাগুলো নেই।',
  takeaway: 'ফেটানো তখনই ঠিক, যখন তার গাছের সমান সংখ্যক পথ প্রতিটি ক্রমে শেষ হয়।',
  method: 'ফেটানো',
  methods: { down: 'শেষ থেকে', forward: 'শুরু থেকে', 'inside-out': 'ভিতর থেকে বাইরে' },
  drawn: 'i-এর তাস j-এর তাসের সঙ্গে বদলায়, j বাছা হয়',
  step: (at, of) => `বাছাই ${at}, মোট ${of}`,
  next: (drawn, i, j) => `j = ${drawn} বাছা হলো: i = ${i} আর j = ${j}-এর তাস জায়গা বদলায়।`,
  stays: (drawn, i) => `j = ${drawn} বাছা হলো: i = ${i}-এর তাস সেখানেই থাকে।`,
  ends: (order) => `তাস বাঁটা হলো: ${order}।`,
  deck: 'তাসের গোছা',
  tree: 'যত পথে যেতে পারত',
  treeOf: (leaves, chance) => `গাছে ${leaves}টি পাতা, প্রতিটির সম্ভাবনা ${chance}।`,
  leaves: 'প্রতিটি ক্রমের পাতা',
  dead: (orders) => `এই ক্রমগুলো কখনও আসতে পারে না: ${orders}।`,
  all: (chance) => `প্রতিটি ক্রমের সম্ভাবনা ${chance}।`,
  uneven: (most, least) => `সবচেয়ে বেশি আসা ক্রমের পাতা ${most}টি, সবচেয়ে দুর্লভটির ${least}টি।`,
};

export const WATCH_WORDS: Readonly<Record<Language, WatchWords>> = { en, hi, bn };

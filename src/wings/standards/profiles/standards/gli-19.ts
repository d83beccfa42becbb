import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** GLI-19 v3.0 as two repositories and published test reports summarise it; its own text was not read. */
export const gli19: Profile = {
  profile: PROFILE,
  id: 'gli-19',
  title: {
    en: 'GLI-19, interactive gaming systems: random number generator',
    hi: 'GLI-19, इंटरैक्टिव गेमिंग प्रणालियाँ: यादृच्छिक संख्या जनक',
    bn: 'GLI-19, ইন্টারঅ্যাকটিভ গেমিং ব্যবস্থা: দৈবসংখ্যা উৎপাদক',
  },
  edition: '3.0',
  issuer: { en: 'Gaming Laboratories International', hi: 'गेमिंग लैबोरेटरीज़ इंटरनेशनल', bn: 'গেমিং ল্যাবরেটরিজ ইন্টারন্যাশনাল' },
  clauses: [
    clause({
      id: 'source-review',
      number: '§3.2.1',
      seen: 'summary',
      requirement: {
        en: 'The laboratory reads the source code of the generator and of everything that uses it, shuffling included.',
        hi: 'प्रयोगशाला जनक का और उसे काम में लेने वाले सारे कोड का, फेंटने के कोड समेत, स्रोत कोड पढ़ती है।',
        bn: 'পরীক্ষাগার উৎপাদকের এবং সেটি যেখানে ব্যবহৃত হয় তার সব উৎস-কোড পড়ে দেখে, তাস মেশানোর কোডও।',
      },
      beyond: ['source-review'],
    }),
    clause({
      id: 'statistical-tests',
      number: '§3.2.2',
      seen: 'summary',
      requirement: {
        en: 'Final outcomes stand up to statistical tests, evaluated collectively at 99 %: total distribution, overlaps, coupon collector, runs, interplay correlation, serial correlation, duplicates.',
        hi: 'अंतिम परिणाम सांख्यिकीय परीक्षणों पर, एक साथ ९९ % पर परखे जाने पर, टिकते हैं: कुल बंटन, अतिव्याप्ति, कूपन संग्राहक, दौड़, आपसी सहसंबंध, क्रमिक सहसंबंध, दोहराव।',
        bn: 'চূড়ান্ত ফলাফল পরিসংখ্যানগত পরীক্ষায়, একত্রে ৯৯ % স্তরে বিচার করলে, টেকে: মোট বণ্টন, অধিক্রমণ, কুপন সংগ্রাহক, ধারা, পারস্পরিক সহসম্বন্ধ, ক্রমিক সহসম্বন্ধ, পুনরাবৃত্তি।',
      },
      served: {
        by: 'tests',
        tests: allTests('places', 'frequency', 'combinations', 'runs', 'within', 'between', 'duplicates'),
        unit: 'together',
      },
      confidence: 0.99,
    }),
    clause({
      id: 'distribution',
      number: '§3.2.3',
      seen: 'summary',
      requirement: {
        en: 'Every outcome comes as often as the rules of the game say.',
        hi: 'हर परिणाम उतनी ही बार आता है जितनी बार खेल के नियम कहते हैं।',
        bn: 'প্রতিটি ফলাফল ততবারই আসে যতবার খেলার নিয়ম বলে।',
      },
      served: { by: 'tests', tests: allTests('places', 'frequency', 'combinations'), unit: 'together' },
      confidence: 0.99,
    }),
    clause({
      id: 'independence',
      number: '§3.2.4',
      seen: 'summary',
      requirement: {
        en: 'An outcome tells nothing of the outcomes to come.',
        hi: 'कोई परिणाम आने वाले परिणामों के बारे में कुछ नहीं बताता।',
        bn: 'কোনো ফলাফল পরবর্তী ফলাফল সম্পর্কে কিছুই জানায় না।',
      },
      served: { by: 'tests', tests: allTests('between', 'duplicates'), unit: 'together' },
      confidence: 0.99,
      beyond: ['unpredictability'],
    }),
    clause({
      id: 'available-outcomes',
      number: '§3.2.5',
      seen: 'summary',
      requirement: {
        en: 'The generator has states enough for every outcome of the game to be possible.',
        hi: 'जनक के पास इतनी अवस्थाएँ हैं कि खेल का हर परिणाम संभव हो।',
        bn: 'খেলার প্রতিটি ফলাফল যাতে সম্ভব হয়, উৎপাদকের তত অবস্থা আছে।',
      },
      served: { by: 'states' },
      beyond: ['reachability'],
    }),
    clause({
      id: 'seeding',
      number: '§3.3.2',
      seen: 'summary',
      requirement: {
        en: 'The generator is not seeded from the time alone.',
        hi: 'जनक का बीज केवल समय से नहीं लिया जाता।',
        bn: 'উৎপাদকের বীজ কেবল সময় থেকে নেওয়া হয় না।',
      },
      beyond: ['clock-seed'],
    }),
    clause({
      id: 'mechanical',
      number: '§3.4.2',
      seen: 'summary',
      requirement: {
        en: 'Of a mechanical shuffler at least 10,000 outcomes are collected and tested.',
        hi: 'यांत्रिक फेंटक के कम से कम १०,००० परिणाम एकत्र करके परखे जाते हैं।',
        bn: 'যান্ত্রিক তাস-মিশ্রকের অন্তত ১০,০০০ ফলাফল সংগ্রহ করে পরীক্ষা করা হয়।',
      },
      leastTrials: 10_000,
      beyond: ['hardware'],
    }),
    clause({
      id: 'every-hand',
      number: '§4.4.4',
      seen: 'summary',
      requirement: {
        en: 'Every hand is dealt from a deck that was shuffled anew.',
        hi: 'हर हाथ नए सिरे से फेंटी गई गड्डी से बाँटा जाता है।',
        bn: 'প্রতিটি হাত নতুন করে মেশানো তাস থেকে বাঁটা হয়।',
      },
      beyond: ['operation'],
    }),
    clause({
      id: 'control-programs',
      number: '§2.3.2',
      seen: 'summary',
      requirement: {
        en: 'The files of the control program are compared with a digest of 128 bits or more every 24 hours.',
        hi: 'नियंत्रण प्रोग्राम की फ़ाइलें हर २४ घंटे में १२८ या अधिक बिट के हैश से मिलाई जाती हैं।',
        bn: 'নিয়ন্ত্রক প্রোগ্রামের ফাইল প্রতি ২৪ ঘণ্টায় ১২৮ বা তার বেশি বিটের হ্যাশের সঙ্গে মিলিয়ে দেখা হয়।',
      },
      beyond: ['file-integrity', 'operation'],
    }),
  ],
};

import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** The limit up to which a bias of scaling counts as none. */
const SCALING_LIMIT = 1 / 50_000_000;

/** 25 CFR 547.14: (b) was read, of (c) and (d) the beginning, (e) and (f) in a summary. */
export const cfr54714: Profile = {
  profile: PROFILE,
  id: '25-cfr-547.14',
  title: {
    en: '25 CFR 547.14, minimum standards for electronic random number generation (Class II gaming)',
    hi: '25 CFR 547.14, इलेक्ट्रॉनिक यादृच्छिक संख्या जनन के न्यूनतम मानक (क्लास II गेमिंग)',
    bn: '25 CFR 547.14, ইলেকট্রনিক দৈবসংখ্যা উৎপাদনের ন্যূনতম মান (ক্লাস II গেমিং)',
  },
  edition: '547.14',
  issuer: {
    en: 'National Indian Gaming Commission, United States',
    hi: 'नेशनल इंडियन गेमिंग कमीशन, संयुक्त राज्य अमेरिका',
    bn: 'ন্যাশনাল ইন্ডিয়ান গেমিং কমিশন, মার্কিন যুক্তরাষ্ট্র',
  },
  clauses: [
    clause({
      id: 'combinations',
      number: '(b)(1)',
      seen: 'text',
      requirement: {
        en: 'Outcomes are random one by one, and in the orders and groups in which the game uses them.',
        hi: 'परिणाम एक-एक करके भी यादृच्छिक हैं, और उन क्रमों व समूहों में भी जिनमें खेल उन्हें काम में लेता है।',
        bn: 'ফলাফল একটি একটি করেও দৈব, আর খেলায় যে ক্রমে ও দলে ব্যবহৃত হয় তাতেও দৈব।',
      },
      served: { by: 'tests', tests: allTests('places', 'frequency', 'combinations', 'within'), unit: 'together' },
      confidence: 0.99,
    }),
    clause({
      id: 'statistical-tests',
      number: '(b)(2)',
      seen: 'text',
      requirement: {
        en: 'Statistical tests are met at 99 %: chi-squared, runs, serial correlation and others of a list.',
        hi: 'सांख्यिकीय परीक्षण ९९ % पर पूरे होते हैं: काई-वर्ग, दौड़, क्रमिक सहसंबंध और सूची के अन्य परीक्षण।',
        bn: 'পরিসংখ্যানগত পরীক্ষা ৯৯ % স্তরে পূরণ হয়: কাই-বর্গ, ধারা, ক্রমিক সহসম্বন্ধ ও তালিকার অন্য পরীক্ষা।',
      },
      served: {
        by: 'tests',
        tests: allTests('places', 'frequency', 'combinations', 'runs', 'within', 'between', 'duplicates'),
        unit: 'together',
      },
      confidence: 0.99,
      lacks: ['gap', 'poker', 'spectral', 'subsequences'],
    }),
    clause({
      id: 'states',
      number: '(c)(2)–(3)',
      seen: 'text in part',
      requirement: {
        en: 'The generator has states enough for the game; seeding it anew leaves it independent.',
        hi: 'जनक के पास खेल के लिए पर्याप्त अवस्थाएँ हैं; नए सिरे से बीज देने पर भी वह स्वतंत्र रहता है।',
        bn: 'খেলার জন্য উৎপাদকের যথেষ্ট অবস্থা আছে; নতুন করে বীজ দিলেও তা স্বাধীন থাকে।',
      },
      served: { by: 'states' },
      beyond: ['reachability', 'seeding', 'instances'],
    }),
    clause({
      id: 'seeding',
      number: '(d)',
      seen: 'text in part',
      requirement: {
        en: 'Seeds come from true randomness, or from what else the clause names; no stream comes twice, and no two instances have the same.',
        hi: 'बीज सच्ची यादृच्छिकता से आते हैं, या खंड में बताए किसी और स्रोत से; कोई धारा दोबारा नहीं आती, और दो इकाइयों की धारा एक-सी नहीं होती।',
        bn: 'বীজ আসে প্রকৃত দৈবতা থেকে, বা ধারায় বলা অন্য কিছু থেকে; কোনো ধারা দুবার আসে না, দুটি যন্ত্রে একই ধারা থাকে না।',
      },
      beyond: ['seed-secrecy', 'instances'],
    }),
    clause({
      id: 'scaling',
      number: '(e)–(f)',
      seen: 'summary',
      requirement: {
        en: 'Numbers are used in the order in which they come, and a method that scales them is off by no more than 1 in 50 million; drawing again is allowed.',
        hi: 'संख्याएँ जिस क्रम में आती हैं उसी क्रम में काम में ली जाती हैं, और उन्हें सीमा में लाने की विधि ५ करोड़ में १ से अधिक नहीं झुकती; दोबारा खींचने की छूट है।',
        bn: 'সংখ্যা যে ক্রমে আসে সেই ক্রমেই ব্যবহৃত হয়, আর সীমায় আনার পদ্ধতি ৫ কোটিতে ১-এর বেশি সরে না; আবার টানা যায়।',
      },
      served: { by: 'scaling', most: SCALING_LIMIT },
      beyond: ['operation'],
    }),
  ],
};

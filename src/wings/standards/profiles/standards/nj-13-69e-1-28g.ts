import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** N.J.A.C. 13:69E-1.28G: (b)1–6 were read; no level is known to be given. */
export const nj1369e128g: Profile = {
  profile: PROFILE,
  id: 'nj-13-69e-1.28g',
  title: {
    en: 'New Jersey Administrative Code 13:69E-1.28G, random number generator',
    hi: 'न्यू जर्सी प्रशासनिक संहिता 13:69E-1.28G, यादृच्छिक संख्या जनक',
    bn: 'নিউ জার্সি প্রশাসনিক সংহিতা 13:69E-1.28G, দৈবসংখ্যা উৎপাদক',
  },
  edition: '13:69E-1.28G',
  issuer: {
    en: 'New Jersey Division of Gaming Enforcement, United States',
    hi: 'न्यू जर्सी डिवीज़न ऑफ़ गेमिंग एनफ़ोर्समेंट, संयुक्त राज्य अमेरिका',
    bn: 'নিউ জার্সি ডিভিশন অব গেমিং এনফোর্সমেন্ট, মার্কিন যুক্তরাষ্ট্র',
  },
  clauses: [
    clause({
      id: 'outcomes',
      number: '(b)1–6',
      seen: 'text',
      requirement: {
        en: 'Every outcome of the game can come.',
        hi: 'खेल का हर परिणाम आ सकता है।',
        bn: 'খেলার প্রতিটি ফলাফল আসতে পারে।',
      },
      served: { by: 'states' },
      beyond: ['reachability'],
    }),
    clause({
      id: 'statistical-tests',
      number: '(b)1–6',
      seen: 'text',
      requirement: {
        en: 'Outcomes stand up to statistical tests: chi-squared, monobit, runs.',
        hi: 'परिणाम सांख्यिकीय परीक्षणों पर टिकते हैं: काई-वर्ग, एकबिट, दौड़।',
        bn: 'ফলাফল পরিসংখ্যানগত পরীক্ষায় টেকে: কাই-বর্গ, এক-বিট, ধারা।',
      },
      served: { by: 'tests', tests: allTests('places', 'frequency', 'combinations', 'runs', 'duplicates'), unit: 'together' },
      lacks: ['monobit'],
    }),
    clause({
      id: 'background-cycling',
      number: '(b)1–6',
      seen: 'text',
      requirement: {
        en: 'The generator goes on between games.',
        hi: 'जनक खेलों के बीच भी चलता रहता है।',
        bn: 'খেলার ফাঁকেও উৎপাদক চলতে থাকে।',
      },
      beyond: ['background-cycling'],
    }),
    clause({
      id: 'seeding',
      number: '(b)1–6',
      seen: 'text',
      requirement: {
        en: 'The seed comes from an event that nobody controls.',
        hi: 'बीज ऐसी घटना से आता है जिस पर किसी का नियंत्रण नहीं।',
        bn: 'বীজ আসে এমন ঘটনা থেকে যা কেউ নিয়ন্ত্রণ করে না।',
      },
      beyond: ['seed-control'],
    }),
    clause({
      id: 'scaling',
      number: '(b)1–6',
      seen: 'text',
      requirement: {
        en: 'Bringing a number into a range leaves all values equally likely.',
        hi: 'संख्या को किसी सीमा में लाने पर सभी मान समान रूप से संभाव्य रहते हैं।',
        bn: 'সংখ্যাকে কোনো সীমায় আনলে সব মান সমান সম্ভাব্য থাকে।',
      },
      served: { by: 'scaling', most: null },
    }),
  ],
};

import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** 58 Pa. Code 810a.5: (a)–(d) were read. */
export const pa58810a5: Profile = {
  profile: PROFILE,
  id: 'pa-58-810a.5',
  title: {
    en: '58 Pa. Code 810a.5, random number generator (interactive gaming)',
    hi: '58 Pa. Code 810a.5, यादृच्छिक संख्या जनक (इंटरैक्टिव गेमिंग)',
    bn: '58 Pa. Code 810a.5, দৈবসংখ্যা উৎপাদক (ইন্টারঅ্যাকটিভ গেমিং)',
  },
  edition: '810a.5',
  issuer: {
    en: 'Pennsylvania Gaming Control Board, United States',
    hi: 'पेंसिल्वेनिया गेमिंग कंट्रोल बोर्ड, संयुक्त राज्य अमेरिका',
    bn: 'পেনসিলভেনিয়া গেমিং কন্ট্রোল বোর্ড, মার্কিন যুক্তরাষ্ট্র',
  },
  clauses: [
    clause({
      id: 'cryptographic-strength',
      number: '(a)–(d)',
      seen: 'text',
      requirement: {
        en: 'The generator is cryptographically strong.',
        hi: 'जनक कूटलेखन की दृष्टि से सुदृढ़ है।',
        bn: 'উৎপাদক তথ্যগুপ্তি-বিদ্যার বিচারে শক্তিশালী।',
      },
      beyond: ['cryptographic-strength'],
    }),
    clause({
      id: 'source-review',
      number: '(a)–(d)',
      seen: 'text',
      requirement: {
        en: 'Data are analysed and the source code is read.',
        hi: 'आँकड़ों का विश्लेषण होता है और स्रोत कोड पढ़ा जाता है।',
        bn: 'উপাত্ত বিশ্লেষণ করা হয় এবং উৎস-কোড পড়া হয়।',
      },
      beyond: ['source-review'],
    }),
    clause({
      id: 'statistical-tests',
      number: '(a)–(d)',
      seen: 'text',
      requirement: {
        en: 'Outcomes stand up to statistical tests at 95 %: frequency, runs, interplay, serial and others of a list.',
        hi: 'परिणाम ९५ % पर सांख्यिकीय परीक्षणों पर टिकते हैं: आवृत्ति, दौड़, आपसी सहसंबंध, क्रमिक और सूची के अन्य परीक्षण।',
        bn: 'ফলাফল ৯৫ % স্তরে পরিসংখ্যানগত পরীক্ষায় টেকে: পৌনঃপুন্য, ধারা, পারস্পরিক সহসম্বন্ধ, ক্রমিক ও তালিকার অন্য পরীক্ষা।',
      },
      served: {
        by: 'tests',
        tests: allTests('places', 'frequency', 'combinations', 'runs', 'within', 'between', 'duplicates'),
        unit: 'together',
      },
      confidence: 0.95,
      lacks: ['kolmogorov-smirnov', 'adjacency', 'order-statistic', 'subsequences', 'poisson'],
    }),
    clause({
      id: 'scaling',
      number: '(a)–(d)',
      seen: 'text',
      requirement: {
        en: 'Bringing a number into a range leaves its distribution as it was.',
        hi: 'संख्या को किसी सीमा में लाने पर उसका बंटन वैसा ही रहता है।',
        bn: 'সংখ্যাকে কোনো সীমায় আনলে তার বণ্টন একই থাকে।',
      },
      served: { by: 'scaling', most: null },
    }),
  ],
};

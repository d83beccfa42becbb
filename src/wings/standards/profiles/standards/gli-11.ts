import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** GLI-11 as others summarise it; its own text was not read, and no level is known from the summaries. */
export const gli11: Profile = {
  profile: PROFILE,
  id: 'gli-11',
  title: {
    en: 'GLI-11, gaming devices: random number generator',
    hi: 'GLI-11, गेमिंग उपकरण: यादृच्छिक संख्या जनक',
    bn: 'GLI-11, গেমিং যন্ত্র: দৈবসংখ্যা উৎপাদক',
  },
  edition: '2.1, 3.0',
  issuer: { en: 'Gaming Laboratories International', hi: 'गेमिंग लैबोरेटरीज़ इंटरनेशनल', bn: 'গেমিং ল্যাবরেটরিজ ইন্টারন্যাশনাল' },
  clauses: [
    clause({
      id: 'statistical-tests',
      number: 'ch. 3',
      seen: 'summary',
      requirement: {
        en: 'Outcomes stand up to a list of statistical tests, chi-squared, runs, serial correlation and duplicates among them.',
        hi: 'परिणाम सांख्यिकीय परीक्षणों की एक सूची पर टिकते हैं, जिनमें काई-वर्ग, दौड़, क्रमिक सहसंबंध और दोहराव शामिल हैं।',
        bn: 'ফলাফল পরিসংখ্যানগত পরীক্ষার একটি তালিকায় টেকে, যার মধ্যে আছে কাই-বর্গ, ধারা, ক্রমিক সহসম্বন্ধ ও পুনরাবৃত্তি।',
      },
      served: {
        by: 'tests',
        tests: allTests('places', 'frequency', 'combinations', 'runs', 'within', 'between', 'duplicates'),
        unit: 'together',
      },
      lacks: ['gap', 'poker', 'kolmogorov-smirnov', 'adjacency', 'order-statistic', 'poisson'],
    }),
    clause({
      id: 'background-cycling',
      number: 'v2.1 §3.3.4',
      seen: 'summary',
      requirement: {
        en: 'The generator goes on between games, at a rate that the player cannot know.',
        hi: 'जनक खेलों के बीच भी चलता रहता है, ऐसी गति से जिसे खिलाड़ी नहीं जान सकता।',
        bn: 'খেলার ফাঁকেও উৎপাদক চলতে থাকে, এমন গতিতে যা খেলোয়াড় জানতে পারে না।',
      },
      beyond: ['background-cycling'],
    }),
  ],
};

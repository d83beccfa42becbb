import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** The guide of the Alcohol and Gaming Commission of Ontario: 21.1.2–4 were read. */
export const agco211: Profile = {
  profile: PROFILE,
  id: 'agco-21.1',
  title: {
    en: 'AGCO guide 21.1, randomness of games (Ontario)',
    hi: 'AGCO मार्गदर्शिका 21.1, खेलों की यादृच्छिकता (ओंटारियो)',
    bn: 'AGCO নির্দেশিকা 21.1, খেলার দৈবতা (অন্টারিও)',
  },
  edition: '21.1',
  issuer: {
    en: 'Alcohol and Gaming Commission of Ontario, Canada',
    hi: 'अल्कोहल एंड गेमिंग कमीशन ऑफ़ ओंटारियो, कनाडा',
    bn: 'অ্যালকোহল অ্যান্ড গেমিং কমিশন অব অন্টারিও, কানাডা',
  },
  clauses: [
    clause({
      id: 'statistical-tests',
      number: '21.1.2–4',
      seen: 'text',
      requirement: {
        en: 'Outcomes, grouped as the game uses them, stand up to statistical tests at 99 %.',
        hi: 'खेल जैसे काम में लेता है वैसे समूहों में परिणाम ९९ % पर सांख्यिकीय परीक्षणों पर टिकते हैं।',
        bn: 'খেলায় যেভাবে ব্যবহৃত হয় সেভাবে দলে সাজানো ফলাফল ৯৯ % স্তরে পরিসংখ্যানগত পরীক্ষায় টেকে।',
      },
      served: { by: 'tests', tests: allTests('places', 'frequency', 'combinations', 'runs', 'within'), unit: 'together' },
      confidence: 0.99,
    }),
    clause({
      id: 'outcomes',
      number: '21.1.2–4',
      seen: 'text',
      requirement: {
        en: 'Every outcome can be reached.',
        hi: 'हर परिणाम तक पहुँचा जा सकता है।',
        bn: 'প্রতিটি ফলাফলে পৌঁছানো যায়।',
      },
      served: { by: 'states' },
      beyond: ['reachability'],
    }),
    clause({
      id: 'independence',
      number: '21.1.2–4',
      seen: 'text',
      requirement: {
        en: 'Outcomes are not correlated with earlier ones.',
        hi: 'परिणाम पहले के परिणामों से सहसंबद्ध नहीं हैं।',
        bn: 'ফলাফল আগের ফলাফলের সঙ্গে সহসম্বন্ধযুক্ত নয়।',
      },
      served: { by: 'tests', tests: allTests('between', 'duplicates'), unit: 'together' },
      confidence: 0.99,
      beyond: ['unpredictability'],
    }),
  ],
};

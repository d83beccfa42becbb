import { PROFILE, type Profile } from '../../../../core/record/profile.js';
import { clause } from '../clause.js';
import { allTests } from '../tests.js';

/** RTS 7A of the United Kingdom: the requirement was read, its guidance partly by the summary of others; they give no level. */
export const ukgcRts7a: Profile = {
  profile: PROFILE,
  id: 'ukgc-rts-7a',
  title: {
    en: 'Remote gambling and software technical standards, RTS 7A: generation of random outcomes',
    hi: 'रिमोट गैम्बलिंग तकनीकी मानक, RTS 7A: यादृच्छिक परिणामों का जनन',
    bn: 'রিমোট গ্যাম্বলিং কারিগরি মান, RTS 7A: দৈব ফলাফল উৎপাদন',
  },
  edition: 'RTS 7A',
  issuer: { en: 'Gambling Commission, United Kingdom', hi: 'गैम्बलिंग कमीशन, यूनाइटेड किंगडम', bn: 'গ্যাম্বলিং কমিশন, যুক্তরাজ্য' },
  clauses: [
    clause({
      id: 'distribution',
      number: '7A',
      seen: 'text',
      requirement: {
        en: 'Outcomes are acceptably random with a high degree of confidence, shown by statistical analysis: even over their range, and independent.',
        hi: 'परिणाम ऊँचे विश्वास-स्तर के साथ स्वीकार्य रूप से यादृच्छिक हैं, सांख्यिकीय विश्लेषण से सिद्ध: अपनी सीमा में समान, और स्वतंत्र।',
        bn: 'ফলাফল উচ্চ আস্থায় গ্রহণযোগ্যভাবে দৈব, পরিসংখ্যানগত বিশ্লেষণে দেখানো: নিজের সীমায় সমান এবং স্বাধীন।',
      },
      served: { by: 'tests', tests: allTests('places', 'frequency', 'combinations', 'runs', 'within', 'between'), unit: 'together' },
      beyond: ['unpredictability'],
    }),
    clause({
      id: 'unpredictable',
      number: '7A, guidance',
      seen: 'text in part',
      requirement: {
        en: 'Outcomes cannot be foretold without knowing algorithm and seed.',
        hi: 'ऐल्गोरिद्म और बीज जाने बिना परिणाम पहले से नहीं बताए जा सकते।',
        bn: 'অ্যালগরিদম ও বীজ না জেনে ফলাফল আগাম বলা যায় না।',
      },
      beyond: ['unpredictability'],
    }),
    clause({
      id: 'no-repeats',
      number: '7A, guidance',
      seen: 'text in part',
      requirement: {
        en: 'A series of outcomes is not repeated, and generators do not run in step with each other.',
        hi: 'परिणामों की कोई शृंखला दोहराई नहीं जाती, और जनक एक-दूसरे के साथ क़दम मिलाकर नहीं चलते।',
        bn: 'ফলাফলের কোনো ধারা আবার আসে না, আর উৎপাদকগুলো একে অন্যের সঙ্গে তাল মিলিয়ে চলে না।',
      },
      served: { by: 'tests', tests: allTests('duplicates'), unit: 'together' },
      beyond: ['instances'],
    }),
    clause({
      id: 'seeding',
      number: '7A, guidance',
      seen: 'text in part',
      requirement: {
        en: 'Seeding and seeding anew let nobody foretell outcomes.',
        hi: 'बीज देना और दोबारा बीज देना किसी को परिणाम पहले से बताने नहीं देता।',
        bn: 'বীজ দেওয়া ও নতুন করে বীজ দেওয়ায় কেউ ফলাফল আগাম বলতে পারে না।',
      },
      beyond: ['seed-secrecy'],
    }),
    clause({
      id: 'scaling',
      number: '7A, guidance',
      seen: 'text in part',
      requirement: {
        en: 'Scaling keeps the qualities of the numbers.',
        hi: 'सीमा में लाने से संख्याओं के गुण बने रहते हैं।',
        bn: 'সীমায় আনলে সংখ্যার গুণ অটুট থাকে।',
      },
      served: { by: 'scaling', most: null },
    }),
    clause({
      id: 'adaptive',
      number: '7A, guidance',
      seen: 'text in part',
      requirement: {
        en: 'What was paid or played before does not change the chances.',
        hi: 'पहले क्या जीता या खेला गया, उससे संभावनाएँ नहीं बदलतीं।',
        bn: 'আগে কী জেতা বা খেলা হয়েছে তাতে সম্ভাবনা বদলায় না।',
      },
      beyond: ['adaptive'],
    }),
  ],
};

import type { Profile } from '../../../../core/record/profile.js';
import { cardPositions } from '../card-positions.js';

/** W. Va. Code §29-22B-909: the rule of South Dakota. Its text was read. */
export const wv2922b909: Profile = cardPositions(
  {
    id: 'wv-29-22b-909',
    title: {
      en: 'West Virginia Code §29-22B-909, randomness of card games',
      hi: 'वेस्ट वर्जीनिया संहिता §29-22B-909, पत्तों के खेलों की यादृच्छिकता',
      bn: 'ওয়েস্ট ভার্জিনিয়া সংহিতা §29-22B-909, তাসের খেলার দৈবতা',
    },
    edition: '§29-22B-909',
    issuer: {
      en: 'State of West Virginia, United States',
      hi: 'वेस्ट वर्जीनिया राज्य, संयुक्त राज्य अमेरिका',
      bn: 'ওয়েস্ট ভার্জিনিয়া অঙ্গরাজ্য, মার্কিন যুক্তরাষ্ট্র',
    },
  },
  ['(1)–(4)', '(1)–(4)', '(1)–(4)', '(1)–(4)'],
);

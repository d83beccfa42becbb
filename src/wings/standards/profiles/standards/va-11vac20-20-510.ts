import type { Profile } from '../../../../core/record/profile.js';
import { cardPositions } from '../card-positions.js';

/** Virginia 11VAC20-20-510: the rule of South Dakota. Its text was read. */
export const va11vac2020510: Profile = cardPositions(
  {
    id: 'va-11vac20-20-510',
    title: {
      en: 'Virginia Administrative Code 11VAC20-20-510, randomness of card games',
      hi: 'वर्जीनिया प्रशासनिक संहिता 11VAC20-20-510, पत्तों के खेलों की यादृच्छिकता',
      bn: 'ভার্জিনিয়া প্রশাসনিক সংহিতা 11VAC20-20-510, তাসের খেলার দৈবতা',
    },
    edition: '11VAC20-20-510',
    issuer: { en: 'Commonwealth of Virginia, United States', hi: 'वर्जीनिया राज्य, संयुक्त राज्य अमेरिका', bn: 'ভার্জিনিয়া অঙ্গরাজ্য, মার্কিন যুক্তরাষ্ট্র' },
  },
  ['(1)–(4)', '(1)–(4)', '(1)–(4)', '(1)–(4)'],
);

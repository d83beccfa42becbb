import type { Profile } from '../../../../core/record/profile.js';
import { cardPositions } from '../card-positions.js';

/** N.M. 15.1.7.13 NMAC: the rule of South Dakota. Its text was read. */
export const nm151713: Profile = cardPositions(
  {
    id: 'nm-15.1.7.13',
    title: {
      en: 'New Mexico Administrative Code 15.1.7.13, randomness of card games',
      hi: 'न्यू मेक्सिको प्रशासनिक संहिता 15.1.7.13, पत्तों के खेलों की यादृच्छिकता',
      bn: 'নিউ মেক্সিকো প্রশাসনিক সংহিতা 15.1.7.13, তাসের খেলার দৈবতা',
    },
    edition: '15.1.7.13',
    issuer: { en: 'State of New Mexico, United States', hi: 'न्यू मेक्सिको राज्य, संयुक्त राज्य अमेरिका', bn: 'নিউ মেক্সিকো অঙ্গরাজ্য, মার্কিন যুক্তরাষ্ট্র' },
  },
  ['(1)–(4)', '(1)–(4)', '(1)–(4)', '(1)–(4)'],
);

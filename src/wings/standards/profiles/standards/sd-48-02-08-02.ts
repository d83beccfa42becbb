import type { Profile } from '../../../../core/record/profile.js';
import { cardPositions } from '../card-positions.js';

/** S.D. Admin. R. 48:02:08:02: four tests at 99 % on each card position. Its text was read. */
export const sd48020802: Profile = cardPositions(
  {
    id: 'sd-48-02-08-02',
    title: {
      en: 'South Dakota Administrative Rule 48:02:08:02, randomness of card games',
      hi: 'साउथ डकोटा प्रशासनिक नियम 48:02:08:02, पत्तों के खेलों की यादृच्छिकता',
      bn: 'সাউথ ডাকোটা প্রশাসনিক বিধি 48:02:08:02, তাসের খেলার দৈবতা',
    },
    edition: '48:02:08:02',
    issuer: { en: 'State of South Dakota, United States', hi: 'साउथ डकोटा राज्य, संयुक्त राज्य अमेरिका', bn: 'সাউথ ডাকোটা অঙ্গরাজ্য, মার্কিন যুক্তরাষ্ট্র' },
  },
  ['(1)', '(2)', '(3)', '(4)'],
);

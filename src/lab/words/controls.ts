import type { Language } from '../../core/record/profile.js';

/** The texts of the controls that several experiments share. */
export interface ControlWords {
  readonly cards: string;
  readonly dealt: string;
  readonly deals: string;
  readonly play: string;
  /** The same for what is walked through and not dealt. */
  readonly walk: string;
  readonly stop: string;
  readonly again: string;
  readonly back: string;
  readonly next: string;
  /** Words a chance so small that it is written as one in a number, or less. */
  readonly oneIn: (many: string) => string;
  readonly tested: (value: string, degrees: string, chance: string) => string;
}

export const CONTROL_WORDS: Readonly<Record<Language, ControlWords>> = {
  en: {
    cards: 'Cards',
    dealt: 'Now deal',
    deals: 'Deals:',
    play: 'Let it deal',
    walk: 'Let it run',
    stop: 'Stop',
    again: 'Other random numbers',
    back: 'Back',
    next: 'Next',
    oneIn: (many) => `less than 1 in ${many}`,
    tested: (value, degrees, chance) =>
      `An even shuffle looks this uneven, or more so, with a chance of ${chance}. Chi-squared is ${value} with ${degrees} degrees of freedom.`,
  },
  hi: {
    cards: 'पत्ते',
    dealt: 'अब बाँटिए',
    deals: 'बाँट:',
    play: 'बाँटना शुरू करें',
    walk: 'चलने दें',
    stop: 'रोकें',
    again: 'दूसरी यादृच्छिक संख्याएँ',
    back: 'पीछे',
    next: 'आगे',
    oneIn: (many) => `${many} में १ से कम`,
    tested: (value, degrees, chance) => `एक समान फेंट के इतनी दूर पहुँचने की संभावना: ${chance}। काई-वर्ग ${value} है, स्वतंत्रता की कोटि ${degrees}।`,
  },
  bn: {
    cards: 'তাস',
    dealt: 'এবার বাঁটুন',
    deals: 'বাঁটা:',
    play: 'বাঁটতে দিন',
    walk: 'চলতে দিন',
    stop: 'থামান',
    again: 'অন্য দৈব সংখ্যা',
    back: 'পিছনে',
    next: 'সামনে',
    oneIn: (many) => `${many}-এ ১-এরও কম`,
    tested: (value, degrees, chance) => `সমান ফেটানোর এত দূর যাওয়ার সম্ভাবনা: ${chance}। কাই-বর্গ ${value}, স্বাধীনতার মাত্রা ${degrees}।`,
  },
};

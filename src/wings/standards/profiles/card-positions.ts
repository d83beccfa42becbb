import { type Localised, PROFILE, type Profile } from '../../../core/record/profile.js';
import { clause } from './clause.js';
import { allTests } from './tests.js';

type Named = Pick<Profile, 'id' | 'title' | 'edition' | 'issuer'>;

const EACH_POSITION: Localised = {
  en: 'At each card position every card comes as often as any other, by a chi-squared test at 99 %.',
  hi: 'हर स्थान पर हर पत्ता बराबर बार आता है, ९९ % पर काई-वर्ग परीक्षण के अनुसार।',
  bn: 'প্রতিটি স্থানে প্রতিটি তাস সমান বার আসে, ৯৯ % স্তরে কাই-বর্গ পরীক্ষা অনুসারে।',
};
const RUNS: Localised = {
  en: 'At each card position the cards form no runs that luck does not form, at 99 %.',
  hi: 'हर स्थान पर पत्ते ऐसी कोई दौड़ नहीं बनाते जो संयोग न बनाए, ९९ % पर।',
  bn: 'প্রতিটি স্থানে তাস এমন কোনো ধারা গড়ে না যা দৈবাৎ গড়ে না, ৯৯ % স্তরে।',
};
const WITHIN: Localised = {
  en: 'No card of a game is correlated with another card of the same game, pair by pair, at 99 %.',
  hi: 'किसी खेल का कोई पत्ता उसी खेल के दूसरे पत्ते से, जोड़ी-दर-जोड़ी, सहसंबद्ध नहीं है, ९९ % पर।',
  bn: 'কোনো খেলার কোনো তাস সেই খেলার অন্য তাসের সঙ্গে, জোড়ায় জোড়ায়, সহসম্বন্ধযুক্ত নয়, ৯৯ % স্তরে।',
};
const BETWEEN: Localised = {
  en: 'No card position is correlated with the same position of the game before, at 99 %.',
  hi: 'कोई स्थान पिछले खेल के उसी स्थान से सहसंबद्ध नहीं है, ९९ % पर।',
  bn: 'কোনো স্থান আগের খেলার একই স্থানের সঙ্গে সহসম্বন্ধযুক্ত নয়, ৯৯ % স্তরে।',
};

/** Returns the rule that several states share, in four parts; `numbers` are the states' own, in that order. */
export function cardPositions(named: Named, numbers: readonly [string, string, string, string]): Profile {
  const [first, second, third, fourth] = numbers;
  const common = { seen: 'text', confidence: 0.99 } as const;
  return {
    profile: PROFILE,
    ...named,
    clauses: [
      clause({
        id: 'chi-squared',
        number: first,
        requirement: EACH_POSITION,
        served: { by: 'tests', tests: allTests('places'), unit: 'positions' },
        ...common,
      }),
      clause({
        id: 'runs',
        number: second,
        requirement: RUNS,
        served: { by: 'tests', tests: allTests('runs'), unit: 'together' },
        ...common,
      }),
      clause({
        id: 'correlation',
        number: third,
        requirement: WITHIN,
        served: { by: 'tests', tests: allTests('within'), unit: 'together' },
        ...common,
      }),
      clause({
        id: 'serial-correlation-to-previous',
        number: fourth,
        requirement: BETWEEN,
        served: { by: 'tests', tests: allTests('between'), unit: 'together' },
        ...common,
      }),
    ],
  };
}

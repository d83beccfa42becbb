import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface FalseAlarmsWords extends LessonWords {
  readonly shuffle: string;
  readonly shuffles: Readonly<Record<'right' | 'off', string>>;
  readonly looks: string;
  readonly audits: (audits: string, of: string) => string;
  readonly dot: string;
  readonly alarms: (alarms: string, audits: string) => string;
  /** Says how many alarms luck makes where nobody looks before the end. */
  readonly usual: (least: string, most: string) => string;
  readonly peeked: (once: string) => string;
  readonly values: string;
  readonly flat: string;
  readonly off: (size: string) => string;
  readonly picture: (alarms: string) => string;
  readonly bars: string;
}

const en: FalseAlarmsWords = {
  title: 'False alarms',
  question:
    'A right shuffle is audited a thousand times. Each audit raises an alarm at what luck makes once in 100 (p below 0.01). How many alarms are there?',
  guesses: ['None: nothing is wrong with it.', 'About ten.', 'It depends on how often somebody looks.'],
  right: 'Yes: an audit may be looked at once. Looked at again and again, the same audits raise many more.',
  wrong: 'There are about ten only where everybody looks once, at the end. Now look more often.',
  takeaway:
    'Luck alone raises alarms, and more to those who look often. An audit says which bias it would have seen, never that there is none.',
  shuffle: 'Shuffle',
  shuffles: { right: 'right', off: 'a little off' },
  looks: 'Looks at each audit:',
  audits: (audits, of) => `Audits that are in: ${audits} of ${of}`,
  dot: 'A dot is one audit of 2,000 deals of five cards. The dark ones raised an alarm.',
  alarms: (alarms, audits) => `Alarms: ${alarms} of ${audits}`,
  usual: (least, most) => `Luck makes ${least} to ${most} of them, 19 times in 20.`,
  peeked: (once) => `The same audits, looked at only at the end: ${once}.`,
  values: 'All p-values at the end',
  flat: 'For a right shuffle every p-value is as likely as another: the bars are flat, but for luck.',
  off: (size) =>
    `This shuffle takes the remainder of 8 bits: the chances of its positions are off by ${size}. Two thousand deals do not show it, and no alarm does not mean that nothing is wrong.`,
  picture: (alarms) => `Audits as dots; alarms: ${alarms}`,
  bars: 'Audits by p-value, from 0 to 1',
};

const hi: FalseAlarmsWords = {
  title: 'झूठी चेतावनियाँ',
  question: 'एक सही फेंट की हज़ार बार जाँच होती है। p ०.०१ से कम हो तो जाँच चेतावनी देती है। कितनी चेतावनियाँ होंगी?',
  guesses: ['एक भी नहीं: उसमें कोई गलती नहीं है।', 'लगभग दस।', 'यह इस पर है कि कोई कितनी बार देखता है।'],
  right: 'हाँ: जाँच को एक ही बार देखा जा सकता है। बार-बार देखने पर वही जाँचें बहुत अधिक चेतावनियाँ देती हैं।',
  wrong: 'लगभग दस, जब सब केवल अंत में एक बार देखें। अब अधिक बार देखिए।',
  takeaway: 'संयोग भी चेतावनी देता है, बार-बार देखने वालों को अधिक। जाँच बताती है कि वह कितना पक्षपात देख लेती, यह कभी नहीं कि पक्षपात नहीं है।',
  shuffle: 'फेंट',
  shuffles: { right: 'सही', off: 'थोड़ी गलत' },
  looks: 'हर जाँच को कितनी बार देखें:',
  audits: (audits, of) => `${of} में से ${audits} जाँचें आ चुकी हैं`,
  dot: 'एक बिंदु पाँच पत्तों के २,००० बाँटों की एक जाँच है। गहरे बिंदुओं ने चेतावनी दी।',
  alarms: (alarms, audits) => `${audits} जाँचों में चेतावनियाँ: ${alarms}।`,
  usual: (least, most) => `संयोग २० में से १९ बार ${least} से ${most} तक देता है।`,
  peeked: (once) => `वही जाँचें, केवल अंत में देखने पर: ${once}।`,
  values: 'अंत में सभी p मान',
  flat: 'सही फेंट के लिए हर p मान बराबर संभव है: संयोग छोड़कर सब पट्टियाँ समतल हैं।',
  off: (size) =>
    `यह फेंट ८ बिट का शेषफल लेती है: इसके स्थानों की संभावनाएँ ${size} से हटी हैं। दो हज़ार बाँट यह नहीं दिखाते, और चेतावनी न होने का अर्थ यह नहीं कि कुछ गलत नहीं।`,
  picture: (alarms) => `बिंदुओं के रूप में जाँचें; चेतावनियाँ: ${alarms}`,
  bars: 'p मान के अनुसार जाँचें, ० से १ तक',
};

const bn: FalseAlarmsWords = {
  title: 'মিথ্যা সংকেত',
  question: 'একটি ঠিক ফেটানো হাজার বার নিরীক্ষা করা হয়। p ০.০১-এর কম হলে নিরীক্ষা সংকেত দেয়। কতগুলো সংকেত হবে?',
  guesses: ['একটিও না: এতে কোনো ভুল নেই।', 'প্রায় দশটি।', 'কেউ কত বার দেখে তার উপর নির্ভর করে।'],
  right: 'হ্যাঁ: একটি নিরীক্ষা একবারই দেখা চলে। বারবার দেখলে একই নিরীক্ষাগুলো অনেক বেশি সংকেত দেয়।',
  wrong: 'প্রায় দশটি, যদি সবাই শেষে একবার দেখে। এবার আরও বার দেখুন।',
  takeaway: 'দৈবও সংকেত দেয়, বারবার দেখলে আরও বেশি। নিরীক্ষা বলে সে কতটা পক্ষপাত দেখতে পেত; পক্ষপাত নেই, তা কখনও বলে না।',
  shuffle: 'ফেটানো',
  shuffles: { right: 'ঠিক', off: 'সামান্য ভুল' },
  looks: 'প্রতিটি নিরীক্ষা কত বার দেখা হবে:',
  audits: (audits, of) => `${of}টির মধ্যে ${audits}টি নিরীক্ষা এসেছে`,
  dot: 'একটি বিন্দু পাঁচ তাসের ২,০০০ বাঁটার একটি নিরীক্ষা। গাঢ় বিন্দুগুলো সংকেত দিয়েছে।',
  alarms: (alarms, audits) => `${audits}টি নিরীক্ষায় সংকেত: ${alarms}টি।`,
  usual: (least, most) => `দৈব ২০ বারে ১৯ বার ${least} থেকে ${most}টি দেয়।`,
  peeked: (once) => `একই নিরীক্ষা, শুধু শেষে দেখলে: ${once}টি।`,
  values: 'শেষে সব p মান',
  flat: 'ঠিক ফেটানোর জন্য প্রতিটি p মান সমান সম্ভব: দৈব বাদে সব স্তম্ভ সমান।',
  off: (size) => `এই ফেটানো ৮ বিটের ভাগশেষ নেয়: এর স্থানগুলোর সম্ভাবনা ${size} সরে আছে। দুই হাজার বাঁটায় তা দেখা যায় না, আর সংকেত না থাকা মানে ভুল নেই তা নয়।`,
  picture: (alarms) => `বিন্দু হিসেবে নিরীক্ষা; সংকেত: ${alarms}টি`,
  bars: 'p মান অনুসারে নিরীক্ষা, ০ থেকে ১',
};

export const FALSE_ALARMS_WORDS: Readonly<Record<Language, FalseAlarmsWords>> = { en, hi, bn };

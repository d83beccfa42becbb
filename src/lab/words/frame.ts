import type { Language } from '../../core/record/profile.js';

export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', bn: 'বাংলা' };

/** The texts of the page around every lesson. */
export interface FrameWords {
  readonly lab: string;
  readonly lead: string;
  readonly lessons: string;
  readonly language: string;
  readonly commit: string;
  readonly guessFirst: string;
  readonly takeaway: string;
  /** The words before the reply to a wrong guess. */
  readonly notQuite: string;
  /** The text of the link to the next lesson. */
  readonly onTo: (title: string) => string;
  readonly link: string;
  readonly copied: string;
  /** The note beside the link. */
  readonly carries: string;
  /** Says that a setting of a link is not offered, and what it is instead. */
  readonly notOffered: (name: string, got: string, offered: string) => string;
  readonly noSetting: (name: string) => string;
  readonly noLesson: (id: string) => string;
  readonly range: (from: string, to: string) => string;
}

export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = {
  en: {
    lab: 'The shuffle lab',
    lead: 'See how a shuffle goes wrong: guess first, then try it. Everything runs on this page, and nothing leaves your machine.',
    lessons: 'Lessons',
    language: 'Language',
    commit: 'That is my guess',
    guessFirst: 'Choose an answer: the experiment opens then.',
    takeaway: 'To take away',
    notQuite: 'Not quite.',
    onTo: (title) => `On to: ${title}`,
    link: 'Copy a link to what you see',
    copied: 'Copied',
    carries: 'The link carries your guess too: who opens it sees the experiment at once.',
    notOffered: (name, got, offered) => `The link asks for ${name} = ${got}, which this lesson does not have. It has ${offered}.`,
    noSetting: (name) => `The link sets ${name}, which this lesson does not have.`,
    noLesson: (id) => `There is no lesson called ${id}. This is the first one.`,
    range: (from, to) => `whole numbers from ${from} to ${to}`,
  },
  hi: {
    lab: 'फेंट प्रयोगशाला',
    lead: 'देखिए कि फेंटने में गलती कैसे होती है: पहले अनुमान लगाइए, फिर आज़माइए। सब कुछ इसी पृष्ठ पर चलता है, कुछ भी आपके यंत्र से बाहर नहीं जाता।',
    lessons: 'पाठ',
    language: 'भाषा',
    commit: 'यह मेरा अनुमान है',
    guessFirst: 'एक उत्तर चुनिए: तब प्रयोग खुलेगा।',
    takeaway: 'याद रखने की बात',
    notQuite: 'पूरी तरह नहीं।',
    onTo: (title) => `आगे: ${title}`,
    link: 'जो दिख रहा है उसका लिंक कॉपी करें',
    copied: 'कॉपी हो गया',
    carries: 'लिंक में आपका अनुमान भी है: खोलने वाला सीधे प्रयोग देखता है।',
    notOffered: (name, got, offered) => `लिंक ${name} = ${got} माँगता है, जो इस पाठ में नहीं है। इसमें है: ${offered}।`,
    noSetting: (name) => `लिंक ${name} तय करता है, जो इस पाठ में नहीं है।`,
    noLesson: (id) => `${id} नाम का कोई पाठ नहीं है। यह पहला पाठ है।`,
    range: (from, to) => `${from} से ${to} तक की पूर्ण संख्याएँ`,
  },
  bn: {
    lab: 'ফেটানোর পরীক্ষাগার',
    lead: 'দেখুন ফেটানো কীভাবে ভুল হয়: আগে অনুমান করুন, তারপর পরখ করুন। সবই এই পাতায় চলে, কিছুই আপনার যন্ত্র ছেড়ে যায় না।',
    lessons: 'পাঠ',
    language: 'ভাষা',
    commit: 'এটাই আমার অনুমান',
    guessFirst: 'একটি উত্তর বাছুন: তখন পরীক্ষাটি খুলবে।',
    takeaway: 'মনে রাখার কথা',
    notQuite: 'পুরোপুরি নয়।',
    onTo: (title) => `এরপর: ${title}`,
    link: 'যা দেখছেন তার লিংক কপি করুন',
    copied: 'কপি হয়েছে',
    carries: 'লিংকে আপনার অনুমানও আছে: যে খোলে সে সরাসরি পরীক্ষাটি দেখে।',
    notOffered: (name, got, offered) => `লিংকটি ${name} = ${got} চায়, যা এই পাঠে নেই। আছে: ${offered}।`,
    noSetting: (name) => `লিংকটি ${name} ঠিক করে, যা এই পাঠে নেই।`,
    noLesson: (id) => `${id} নামে কোনো পাঠ নেই। এটি প্রথম পাঠ।`,
    range: (from, to) => `${from} থেকে ${to} পর্যন্ত পূর্ণ সংখ্যা`,
  },
};

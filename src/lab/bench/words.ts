import type { Language } from '../../core/record/profile.js';

export interface BenchWords {
  readonly title: string;
  readonly lead: string;
  readonly source: string;
  readonly named: string;
  readonly own: string;
  readonly recorded: string;
  readonly name: string;
  readonly nameHint: string;
  readonly editor: string;
  readonly editorHint: string;
  readonly cards: string;
  readonly deals: string;
  readonly dealsHint: string;
  readonly seed: string;
  readonly audit: string;
  readonly stop: string;
  /** The message that the form's entries cannot be audited. */
  readonly unfit: string;
  readonly begins: string;
  readonly dealt: (done: string, total: string) => string;
  readonly found: string;
  readonly report: string;
  readonly keepReport: string;
  readonly keepRecord: string;
  readonly checkAgain: string;
}

export const BENCH_WORDS: Readonly<Record<Language, BenchWords>> = {
  en: {
    title: 'Workbench',
    lead: 'Audit a shuffle, or a file of deals, as the command line does: the same deals, the same tests, the same report. Nothing leaves your machine.',
    source: 'What deals',
    named: 'a source by its name',
    own: 'a function of mine',
    recorded: 'recorded deals',
    name: 'Its name',
    nameHint: 'A shuffle, and behind slashes a generator, a method and a seeding, as the command line takes them.',
    editor: 'The function, in JavaScript',
    editorHint: 'Tab indents. To leave the editor by keyboard, press Escape and then Tab. Control and Enter audit it.',
    cards: 'Cards',
    deals: 'Deals',
    dealsHint: 'Left empty: as many as show a bias of one per cent.',
    seed: 'Seed',
    audit: 'Audit',
    stop: 'Stop',
    unfit: 'Cards must be a whole number from 2 to 1000, deals a whole number up to 100 million or nothing, and the seed some text.',
    begins: 'It begins.',
    dealt: (done, total) => `Deals so far: ${done} of ${total}`,
    found: 'What it found',
    report: 'The report of the audit',
    keepReport: 'Keep the report',
    keepRecord: 'Keep the record',
    checkAgain: 'The record holds every count: the command verify checks it on any machine.',
  },
  hi: {
    title: 'कार्यपीठ',
    lead: 'किसी फेंट या बाँटों की फ़ाइल की वैसी ही जाँच कीजिए जैसी कमांड करती है: वही बाँट, वही परीक्षण, वही रिपोर्ट। आपकी मशीन से कुछ बाहर नहीं जाता।',
    source: 'कौन बाँटता है',
    named: 'नाम से जाना हुआ स्रोत',
    own: 'मेरा अपना फ़ंक्शन',
    recorded: 'दर्ज किए हुए बाँट',
    name: 'उसका नाम',
    nameHint: 'फेंट का नाम, और तिरछी रेखाओं के बाद जनक, विधि और बीज देने का ढंग, जैसे कमांड उन्हें लेती है।',
    editor: 'फ़ंक्शन, जावास्क्रिप्ट में',
    editorHint: 'टैब पंक्ति को भीतर खिसकाता है। कीबोर्ड से बाहर निकलने के लिए एस्केप और फिर टैब दबाइए। कंट्रोल और एंटर से जाँच होती है।',
    cards: 'पत्ते',
    deals: 'बाँट',
    dealsHint: 'खाली छोड़ने पर: उतने, जितने एक प्रतिशत का पक्षपात दिखा दें।',
    seed: 'बीज',
    audit: 'जाँचें',
    stop: 'रोकें',
    unfit: 'पत्ते २ से १००० तक की पूर्ण संख्या हों, बाँट दस करोड़ तक की पूर्ण संख्या या खाली, और बीज कोई पाठ।',
    begins: 'शुरू हो रहा है।',
    dealt: (done, total) => `अब तक के बाँट: ${total} में से ${done}`,
    found: 'क्या मिला',
    report: 'जाँच की रिपोर्ट',
    keepReport: 'रिपोर्ट सहेजें',
    keepRecord: 'अभिलेख सहेजें',
    checkAgain: 'अभिलेख में हर गिनती है: सत्यापन की कमांड उसे किसी भी मशीन पर जाँच लेती है।',
  },
  bn: {
    title: 'কাজের টেবিল',
    lead: 'কমান্ড যেভাবে কোনো ফেটানো বা বাঁটার ফাইল নিরীক্ষা করে সেভাবেই করুন: একই বাঁটা, একই পরীক্ষা, একই প্রতিবেদন। আপনার যন্ত্র থেকে কিছুই বেরোয় না।',
    source: 'কে বাঁটে',
    named: 'নামে চেনা উৎস',
    own: 'আমার নিজের ফাংশন',
    recorded: 'নথিভুক্ত বাঁটা',
    name: 'তার নাম',
    nameHint: 'ফেটানোর নাম, আর তেরছা দাগের পরে উৎপাদক, পদ্ধতি ও বীজ দেওয়ার ধরন, কমান্ড যেমন নেয়।',
    editor: 'ফাংশনটি, জাভাস্ক্রিপ্টে',
    editorHint: 'ট্যাব সারি ভিতরে সরায়। কিবোর্ড দিয়ে বেরোতে এস্কেপ, তারপর ট্যাব চাপুন। কন্ট্রোল আর এন্টার চাপলে নিরীক্ষা হয়।',
    cards: 'তাস',
    deals: 'বাঁটা',
    dealsHint: 'খালি রাখলে: যতগুলোতে এক শতাংশ পক্ষপাত ধরা পড়ে।',
    seed: 'বীজ',
    audit: 'নিরীক্ষা করুন',
    stop: 'থামান',
    unfit: 'তাস ২ থেকে ১০০০ পর্যন্ত পূর্ণ সংখ্যা, বাঁটা দশ কোটি পর্যন্ত পূর্ণ সংখ্যা বা খালি, আর বীজ কোনো লেখা হতে হবে।',
    begins: 'শুরু হচ্ছে।',
    dealt: (done, total) => `এ পর্যন্ত বাঁটা: ${total}-এর মধ্যে ${done}`,
    found: 'যা পাওয়া গেল',
    report: 'নিরীক্ষার প্রতিবেদন',
    keepReport: 'প্রতিবেদন রাখুন',
    keepRecord: 'নথি রাখুন',
    checkAgain: 'নথিতে প্রতিটি গণনা আছে: যাচাইয়ের কমান্ড যেকোনো যন্ত্রে তা পরখ করে।',
  },
};

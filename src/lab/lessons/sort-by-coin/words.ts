import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface SortByCoinWords extends LessonWords {
  readonly code: string;
  readonly engine: (engine: string, browser: string) => string;
  readonly unknownEngine: string;
  readonly otherEngines: string;
  /** Says that an engine sorted in another way at first; the next one, that it goes on changing. */
  readonly changed: string;
  readonly unsettled: string;
  readonly coins: string;
  readonly walked: (leaves: string) => string;
  readonly law: (most: string, mostOrder: string, least: string, leastOrder: string, even: string) => string;
  readonly halves: string;
  readonly sort: string;
  readonly even: string;
  readonly sameScale: string;
  readonly exactLine: string;
  readonly evenBand: string;
  readonly seen: string;
  readonly order: string;
  readonly picture: (shuffle: string, deals: string) => string;
  readonly large: string;
  readonly largeSaid: string;
  readonly less: string;
  readonly more: string;
  readonly map: (shuffle: string, deals: string) => string;
}

const en: SortByCoinWords = {
  title: 'Sort by coin',
  question: 'A program sorts the cards, but every time the sort compares two cards, it flips a coin. Do all orders come equally often?',
  guesses: ['Yes: a coin favours neither side.', 'Yes, if it flips often enough.', 'No, and no number of coins helps.'],
  right: 'So it is. Look at what your own browser deals.',
  wrong: 'Look at what your own browser deals.',
  takeaway: 'Coins make halves, quarters and eighths, but never a sixth: some orders must come too often. Write Fisher–Yates instead.',
  code: 'The program',
  engine: (engine, browser) => `Your browser (${browser}) sorts with the engine ${engine}. Everything below is its sort.`,
  unknownEngine: 'Your browser does not say which engine sorts in it. Everything below is its sort.',
  otherEngines: 'Another engine compares other cards, so it has other numbers. None of them is even.',
  changed:
    'While this page ran, your engine changed its way to sort: it compiles code anew that runs often. These are the chances of the way that it came to.',
  unsettled: 'Your engine goes on changing its way to sort, so there is no law of it. What it deals is below.',
  coins: 'Every way that the coins can fall',
  walked: (leaves) =>
    `We let this sort run once for every way that the coins can fall: ${leaves} ways. They are not equally likely: some need more flips than others. These chances are exact.`,
  law: (most, mostOrder, least, leastOrder, even) =>
    `The order ${mostOrder} has a chance of ${most}, the order ${leastOrder} only ${least}. Each should have ${even}.`,
  halves: 'Each flip halves a chance. So chances are made of halves, quarters, eighths and so on, and the even chance never is.',
  sort: 'Sort by coin',
  even: 'Fisher–Yates',
  sameScale: 'Both pictures have the same scale.',
  exactLine: 'what must come in the long run',
  evenBand: 'the bars of an even shuffle end here 19 times in 20; orange is above, blue below',
  seen: 'dealt',
  order: 'Order',
  picture: (shuffle, deals) => `${shuffle}: share of each order in ${deals} deals`,
  large: 'The same with a whole deck of 52 cards',
  largeSaid:
    'There are too many ways to go through them all, so here it is only dealt. A row is a card, a column is a position: orange where the card comes more often than 1 in 52, blue where less.',
  less: 'less often',
  more: 'more often',
  map: (shuffle, deals) => `${shuffle}: map of the cards by their positions, deals: ${deals}`,
};

const hi: SortByCoinWords = {
  title: 'सिक्के से छँटाई',
  question: 'एक प्रोग्राम पत्तों को क्रम में लगाता है, पर जब भी दो पत्तों की तुलना होती है, वह सिक्का उछालता है। क्या सभी क्रम बराबर बार आते हैं?',
  guesses: ['हाँ: सिक्का सच्चा है।', 'हाँ, अगर वह काफ़ी बार उछाले।', 'नहीं, और कितने भी सिक्के मदद नहीं करते।'],
  right: 'ऐसा ही है। देखिए कि आपका अपना ब्राउज़र क्या बाँटता है।',
  wrong: 'देखिए कि आपका अपना ब्राउज़र क्या बाँटता है।',
  takeaway: 'सिक्के आधा, चौथाई और आठवाँ बनाते हैं, पर छठा कभी नहीं: कुछ क्रम अधिक बार आएँगे ही। इसकी जगह फ़िशर–येट्स लिखिए।',
  code: 'प्रोग्राम',
  engine: (engine, browser) => `आपका ब्राउज़र (${browser}) इस इंजन से क्रम लगाता है: ${engine}। नीचे सब कुछ उसी की छँटाई है।`,
  unknownEngine: 'आपका ब्राउज़र नहीं बताता कि उसमें कौन-सा इंजन क्रम लगाता है। नीचे सब कुछ उसी की छँटाई है।',
  otherEngines: 'दूसरा इंजन दूसरे पत्तों की तुलना करता है, इसलिए उसकी संख्याएँ दूसरी हैं। बराबर किसी की नहीं हैं।',
  changed:
    'इस पृष्ठ के चलते-चलते आपके इंजन ने छँटाई का तरीका बदला: जो कोड बार-बार चलता है उसे वह नए सिरे से बनाता है। ये संभावनाएँ उस तरीके की हैं जिस पर वह पहुँचा।',
  unsettled: 'आपका इंजन छँटाई का तरीका बदलता रहता है, इसलिए उसका कोई एक नियम नहीं। वह जो बाँटता है, नीचे है।',
  coins: 'सिक्के जितने तरीकों से गिर सकते हैं',
  walked: (leaves) =>
    `हमने यह छँटाई सिक्कों के गिरने के हर तरीके पर एक बार चलाई: ${leaves} तरीके। वे बराबर संभव नहीं: कुछ में दूसरों से अधिक उछाल लगते हैं। ये संभावनाएँ ठीक-ठीक हैं।`,
  law: (most, mostOrder, least, leastOrder, even) =>
    `क्रम ${mostOrder} की संभावना ${most} है, क्रम ${leastOrder} की केवल ${least}। हर एक की ${even} होनी चाहिए।`,
  halves: 'हर उछाल संभावना को आधा करती है। इसलिए हर संभावना दो की किसी घात के कुछ हिस्से हैं, और बराबर संभावना इनमें से कोई नहीं।',
  sort: 'सिक्के से छँटाई',
  even: 'फ़िशर–येट्स',
  sameScale: 'दोनों चित्रों का पैमाना एक ही है।',
  exactLine: 'जो लंबे समय में आना ही है',
  evenBand: 'समान फेंट की पट्टियाँ २० में से १९ बार यहाँ ख़त्म होती हैं; नारंगी ऊपर, नीली नीचे',
  seen: 'बाँटा गया',
  order: 'क्रम',
  picture: (shuffle, deals) => `${shuffle}: ${deals} बाँटों में हर क्रम का हिस्सा`,
  large: '५२ पत्तों की पूरी गड्डी के साथ वही',
  largeSaid:
    'सब तरीकों से गुज़रना संभव नहीं, इसलिए यहाँ केवल बाँटा गया है। पंक्ति एक पत्ता है, स्तंभ एक स्थान: नारंगी जहाँ पत्ता ५२ में १ से अधिक बार आता है, नीला जहाँ कम।',
  less: 'कम बार',
  more: 'अधिक बार',
  map: (shuffle, deals) => `${shuffle}: पत्तों और स्थानों का चित्र, बाँट: ${deals}`,
};

const bn: SortByCoinWords = {
  title: 'মুদ্রা দিয়ে সাজানো',
  question: 'একটি প্রোগ্রাম তাস সাজায়, কিন্তু দুটি তাস তুলনা করার প্রতিবার সে মুদ্রা ছোঁড়ে। সব ক্রম কি সমান বার আসে?',
  guesses: ['হ্যাঁ: মুদ্রাটি খাঁটি।', 'হ্যাঁ, যথেষ্ট বার ছুঁড়লে।', 'না, যত মুদ্রাই হোক, লাভ নেই।'],
  right: 'ঠিক তাই। দেখুন আপনার নিজের ব্রাউজার কী বাঁটে।',
  wrong: 'দেখুন আপনার নিজের ব্রাউজার কী বাঁটে।',
  takeaway: 'মুদ্রা থেকে অর্ধেক, সিকি আর আট ভাগের এক হয়, ছয় ভাগের এক কখনও না: কিছু ক্রম বেশি বার আসবেই। এর বদলে ফিশার–ইয়েটস লিখুন।',
  code: 'প্রোগ্রামটি',
  engine: (engine, browser) => `আপনার ব্রাউজার (${browser}) এই ইঞ্জিন দিয়ে সাজায়: ${engine}। নিচের সবই তার সাজানো।`,
  unknownEngine: 'আপনার ব্রাউজার বলে না কোন ইঞ্জিন তাতে সাজায়। নিচের সবই তার সাজানো।',
  otherEngines: 'অন্য ইঞ্জিন অন্য তাস তুলনা করে, তাই তার সংখ্যাও অন্য। কোনোটিই সমান নয়।',
  changed: 'এই পাতা চলতে চলতে আপনার ইঞ্জিন সাজানোর উপায় বদলেছে: যে কোড বারবার চলে, সে তা নতুন করে বানায়। এগুলো সেই উপায়ের সম্ভাবনা, যাতে সে পৌঁছেছে।',
  unsettled: 'আপনার ইঞ্জিন সাজানোর উপায় বদলাতেই থাকে, তাই তার একটি নিয়ম নেই। সে যা বাঁটে, তা নিচে।',
  coins: 'মুদ্রা যত ভাবে পড়তে পারে',
  walked: (leaves) =>
    `মুদ্রা পড়ার প্রতিটি উপায়ে আমরা সাজানোটি একবার চালিয়েছি: ${leaves}টি উপায়। তারা সমান সম্ভাব্য নয়: কোনোটিতে অন্যের চেয়ে বেশি বার ছুঁড়তে হয়। এই সম্ভাবনাগুলো একেবারে সঠিক।`,
  law: (most, mostOrder, least, leastOrder, even) =>
    `ক্রম ${mostOrder}-এর সম্ভাবনা ${most}, ক্রম ${leastOrder}-এর মাত্র ${least}। প্রতিটির হওয়া উচিত ${even}।`,
  halves: 'প্রতিটি ছোঁড়ায় সম্ভাবনা অর্ধেক হয়। তাই প্রতিটি সম্ভাবনা দুইয়ের কোনো ঘাতের কয়েক ভাগ, আর সমান সম্ভাবনা এদের একটিও নয়।',
  sort: 'মুদ্রা দিয়ে সাজানো',
  even: 'ফিশার–ইয়েটস',
  sameScale: 'দুটি ছবির মাপ একই।',
  exactLine: 'দীর্ঘ মেয়াদে যা আসবেই',
  evenBand: 'সমান ফেটানোর দণ্ড ২০ বারে ১৯ বার এখানে শেষ হয়; কমলা উপরে, নীল নিচে',
  seen: 'বাঁটা হয়েছে',
  order: 'ক্রম',
  picture: (shuffle, deals) => `${shuffle}: ${deals}টি বাঁটায় প্রতিটি ক্রমের ভাগ`,
  large: '৫২টি তাসের পুরো গোছায় একই কথা',
  largeSaid: 'সব উপায় দিয়ে যাওয়া সম্ভব নয়, তাই এখানে শুধু বাঁটা হয়েছে। সারি একটি তাস, স্তম্ভ একটি জায়গা: তাসটি ৫২-তে ১-এর বেশি এলে কমলা, কম এলে নীল।',
  less: 'কম বার',
  more: 'বেশি বার',
  map: (shuffle, deals) => `${shuffle}: কোন তাস কোন জায়গায়, তার ছবি, বাঁটা: ${deals}`,
};

export const SORT_BY_COIN_WORDS: Readonly<Record<Language, SortByCoinWords>> = { en, hi, bn };

import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface NaiveSwapWords extends LessonWords {
  readonly partner: string;
  readonly any: string;
  readonly rest: string;
  /** The heading over the stacks. */
  readonly allWays: (ways: string) => string;
  readonly stacked: string;
  /** Says how many ways an order has: 'the least' and 'the most' of all orders. */
  readonly between: (least: string, most: string, ways: string) => string;
  readonly evenly: (each: string, ways: string) => string;
  readonly way: (draws: string, order: string) => string;
  readonly tap: string;
  readonly exactLine: string;
  readonly evenBand: string;
  readonly seen: string;
  readonly order: string;
  readonly picture: (deals: string) => string;
}

const en: NaiveSwapWords = {
  title: '27 does not divide by 6',
  question: 'A program swaps each of three cards with a card anywhere in the deck. Do all six orders come equally often?',
  guesses: ['Yes: every swap is random.', 'No: some orders come more often.', 'Nobody can tell without dealing millions of times.'],
  right: 'So it is, and no card needs to be dealt to see it.',
  wrong: 'Some orders come more often. Look at the blocks: no card needs to be dealt.',
  takeaway: '27 ways of the same chance cannot be shared out evenly among 6 orders, nor 256 among 24.',
  partner: 'Swap each card with',
  any: 'any card',
  rest: 'itself or a card not yet in place',
  allWays: (ways) => `All ${ways} ways, and where they lead`,
  stacked: 'Each block is one way for the swaps to go, and all have the same chance. It stands over the order that it leads to.',
  between: (least, most, ways) => `Of the ${ways} ways, some orders have only ${least}, others up to ${most}.`,
  evenly: (each, ways) => `Every order has the same number of ways: ${each} of ${ways}.`,
  way: (draws, order) => `Swapped with the cards in places ${draws}: ${order}`,
  tap: 'Press a block to see its swaps.',
  exactLine: 'what must come in the long run',
  evenBand: 'the bars of an even shuffle end here 19 times in 20; orange is above, blue below',
  seen: 'dealt',
  order: 'Order',
  picture: (deals) => `Share of each order in ${deals} deals`,
};

const hi: NaiveSwapWords = {
  title: '२७ को ६ में बराबर नहीं बाँट सकते',
  question: 'एक प्रोग्राम तीन पत्तों में से हर पत्ते को गड्डी के किसी भी पत्ते से बदलता है। क्या सभी छह क्रम बराबर बार आते हैं?',
  guesses: ['हाँ: हर अदला-बदली यादृच्छिक है।', 'नहीं: कुछ क्रम अधिक बार आते हैं।', 'लाखों बार बाँटे बिना कोई नहीं बता सकता।'],
  right: 'ऐसा ही है, और यह देखने के लिए एक भी पत्ता बाँटना नहीं पड़ता।',
  wrong: 'कुछ क्रम अधिक बार आते हैं। खाने देखिए: एक भी पत्ता बाँटना नहीं पड़ता।',
  takeaway: 'बराबर संभावना वाले २७ तरीके ६ क्रमों में बराबर-बराबर नहीं बँट सकते, न २५६ तरीके २४ क्रमों में।',
  partner: 'हर पत्ते को बदलिए',
  any: 'किसी भी पत्ते से',
  rest: 'उसी से या ऐसे पत्ते से जिसकी जगह अभी तय नहीं',
  allWays: (ways) => `सभी ${ways} तरीके, और वे कहाँ पहुँचते हैं`,
  stacked: 'हर खाना अदला-बदली का एक तरीका है, और सबकी संभावना बराबर है। वह उस क्रम के ऊपर रखा है जो उससे बनता है।',
  between: (least, most, ways) => `${ways} तरीकों में से कुछ क्रमों के केवल ${least} हैं, दूसरों के ${most} तक।`,
  evenly: (each, ways) => `हर क्रम के उतने ही तरीके हैं: ${ways} में से ${each}।`,
  way: (draws, order) => `इन जगहों के पत्तों से बदला ${draws}: ${order}`,
  tap: 'किसी खाने को दबाइए और उसकी अदला-बदली देखिए।',
  exactLine: 'जो लंबे समय में आना ही है',
  evenBand: 'समान फेंट की पट्टियाँ २० में से १९ बार यहाँ ख़त्म होती हैं; नारंगी ऊपर, नीली नीचे',
  seen: 'बाँटा गया',
  order: 'क्रम',
  picture: (deals) => `${deals} बाँटों में हर क्रम का हिस्सा`,
};

const bn: NaiveSwapWords = {
  title: '২৭-কে ৬ ভাগে সমান করা যায় না',
  question: 'একটি প্রোগ্রাম তিনটি তাসের প্রতিটিকে তাসের গোছার যেকোনো তাসের সঙ্গে বদলায়। ছয়টি ক্রমই কি সমান বার আসে?',
  guesses: ['হ্যাঁ: প্রতিটি বদল দৈব।', 'না: কিছু ক্রম বেশি বার আসে।', 'লক্ষ লক্ষ বার না বেঁটে কেউ বলতে পারে না।'],
  right: 'ঠিক তাই, আর তা দেখতে একটি তাসও বাঁটতে হয় না।',
  wrong: 'কিছু ক্রম বেশি বার আসে। ঘরগুলো দেখুন: একটি তাসও বাঁটতে হয় না।',
  takeaway: 'সমান সম্ভাবনার ২৭টি উপায় ৬টি ক্রমে সমান ভাগে ভাগ করা যায় না, ২৫৬টি উপায় ২৪টি ক্রমেও না।',
  partner: 'প্রতিটি তাস বদলান',
  any: 'যেকোনো তাসের সঙ্গে',
  rest: 'নিজের সঙ্গে, বা যার জায়গা এখনও স্থির হয়নি তার সঙ্গে',
  allWays: (ways) => `সব ${ways}টি উপায়, আর তারা কোথায় পৌঁছায়`,
  stacked: 'প্রতিটি ঘর বদলগুলোর একটি উপায়, আর সবগুলোর সম্ভাবনা সমান। যে ক্রমে তা পৌঁছায়, ঘরটি তার উপরে।',
  between: (least, most, ways) => `${ways}টি উপায়ের মধ্যে কিছু ক্রমের মাত্র ${least}টি, অন্যদের ${most}টি পর্যন্ত।`,
  evenly: (each, ways) => `প্রতিটি ক্রমের উপায় সমান: ${ways}টির মধ্যে ${each}টি।`,
  way: (draws, order) => `এই জায়গাগুলোর তাসের সঙ্গে বদল ${draws}: ${order}`,
  tap: 'একটি ঘরে চাপ দিয়ে তার বদলগুলো দেখুন।',
  exactLine: 'দীর্ঘ মেয়াদে যা আসবেই',
  evenBand: 'সমান ফেটানোর দণ্ড ২০ বারে ১৯ বার এখানে শেষ হয়; কমলা উপরে, নীল নিচে',
  seen: 'বাঁটা হয়েছে',
  order: 'ক্রম',
  picture: (deals) => `${deals}টি বাঁটায় প্রতিটি ক্রমের ভাগ`,
};

export const NAIVE_SWAP_WORDS: Readonly<Record<Language, NaiveSwapWords>> = { en, hi, bn };

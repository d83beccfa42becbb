import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';
import type { SearchName } from './run.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface SearchesWords extends LessonWords {
  readonly search: string;
  readonly names: Readonly<Record<SearchName, string>>;
  readonly rules: Readonly<Record<SearchName, string>>;
  readonly start: string;
  readonly mistake: string;
  readonly mistakes: Readonly<Record<'no' | 'best' | 'star', string>>;
  readonly step: (at: string, of: string) => string;
  readonly looked: string;
  readonly under: string;
  readonly taken: string;
  readonly children: string;
  readonly open: (boards: string) => string;
  readonly closed: (boards: string) => string;
  readonly more: (boards: string) => string;
  readonly fates: Readonly<Record<'kept' | 'known' | 'shorter' | 'cut', string>>;
  readonly away: (from: string, to: string) => string;
  readonly from: (from: string) => string;
  readonly board: (cells: string) => string;
  readonly found: (moves: string, looked: string, shortest: string) => string;
  readonly best: string;
  readonly longer: string;
  readonly stuck: (shortest: string) => string;
}

const en: SearchesWords = {
  title: 'Searches side by side',
  question: 'Some texts teach A* so: go on to the best board each time, and forget the others. Does that find the way?',
  guesses: ['Yes, and quickly.', 'Yes, but not always the shortest way.', 'Not always: it can get stuck.'],
  right: 'So it is. Break the search below and watch it get stuck.',
  wrong: 'It can get stuck. Break the search below and watch.',
  takeaway:
    'A search that forgets what it left aside cannot go back; so it is with a column that was overlooked, and with two hands that shuffle one deck.',
  search: 'Search',
  names: { deep: 'Depth first', wide: 'Breadth first', best: 'Best first', star: 'A*' },
  rules: {
    deep: 'Goes down one way as far as it leads, and back only where no new board is left.',
    wide: 'Takes the boards in the order in which they were made: first those one move away, then those two moves away.',
    best: 'Goes on to the child that looks nearest to the goal. Its siblings wait until there is no way on.',
    star: 'Takes the board of which the moves so far and the moves that seem to be left add up to the least.',
  },
  start: 'Moves from the goal',
  mistake: 'The mistake of some texts',
  mistakes: { no: 'none', best: 'the siblings are dropped', star: 'a board made once is never looked at again' },
  step: (at, of) => `${at} of ${of}`,
  looked: 'Step:',
  under: 'Under a board stand the moves from the start and, where the search estimates, the moves that seem to be left.',
  taken: 'It looks at',
  children: 'One move on',
  open: (boards) => `Open list, boards that wait: ${boards}`,
  closed: (boards) => `Closed list, boards looked at: ${boards}`,
  more: (boards) => `and more: ${boards}`,
  fates: { kept: 'new', known: 'known', shorter: 'shorter way', cut: 'dropped' },
  away: (from, to) => `moves: ${from} + ${to}`,
  from: (from) => `moves: ${from}`,
  board: (cells) => `Board ${cells}`,
  found: (moves, looked, shortest) =>
    `It found a way. Moves: ${moves}; boards looked at: ${looked}. The shortest way has so many moves: ${shortest}.`,
  best: 'No way is shorter.',
  longer: 'So its way is longer than it need be.',
  stuck: (shortest) =>
    `It is stuck: it has been in every board around, and has forgotten all others. There is a way, and its moves are: ${shortest}.`,
};

const hi: SearchesWords = {
  title: 'खोजें साथ-साथ',
  question: 'कुछ पुस्तकें A* यों सिखाती हैं: हर बार सबसे अच्छे बोर्ड पर जाइए और बाकी भूल जाइए। क्या इससे रास्ता मिलता है?',
  guesses: ['हाँ, और जल्दी।', 'हाँ, पर हमेशा सबसे छोटा नहीं।', 'हमेशा नहीं: खोज अटक सकती है।'],
  right: 'ऐसा ही है। नीचे खोज को बिगाड़िए और उसे अटकते देखिए।',
  wrong: 'खोज अटक सकती है। नीचे उसे बिगाड़िए और देखिए।',
  takeaway: 'जो खोज छोड़े हुए को भूल जाए वह लौट नहीं सकती; यही छूटे हुए स्तंभ का हाल है, और एक गड्डी फेंटते दो हाथों का भी।',
  search: 'खोज',
  names: { deep: 'गहराई पहले', wide: 'चौड़ाई पहले', best: 'सबसे अच्छा पहले', star: 'A* खोज' },
  rules: {
    deep: 'एक रास्ते पर जहाँ तक हो नीचे जाती है, और तभी लौटती है जब कोई नया बोर्ड न बचे।',
    wide: 'बोर्डों को बनने के क्रम में लेती है: पहले एक चाल दूर वाले, फिर दो चाल दूर वाले।',
    best: 'उस संतान पर जाती है जो लक्ष्य के सबसे पास दिखती है। उसके भाई-बहन तब तक रुकते हैं जब तक आगे रास्ता हो।',
    star: 'वह बोर्ड लेती है जिसमें हो चुकी चालें और बची लगती चालें मिलकर सबसे कम हों।',
  },
  start: 'लक्ष्य से चालें',
  mistake: 'कुछ पुस्तकों की गलती',
  mistakes: { no: 'कोई नहीं', best: 'भाई-बहन छोड़ दिए जाते हैं', star: 'एक बार बना बोर्ड फिर नहीं देखा जाता' },
  step: (at, of) => `${at}, कुल ${of}`,
  looked: 'कदम:',
  under: 'बोर्ड के नीचे शुरू से चालें हैं और, जहाँ खोज अनुमान लगाती है, बची लगती चालें।',
  taken: 'यह देखती है',
  children: 'एक चाल आगे',
  open: (boards) => `खुली सूची, रुके हुए बोर्ड: ${boards}`,
  closed: (boards) => `बंद सूची, देखे गए बोर्ड: ${boards}`,
  more: (boards) => `और भी: ${boards}`,
  fates: { kept: 'नया', known: 'जाना हुआ', shorter: 'छोटा रास्ता', cut: 'छोड़ा गया' },
  away: (from, to) => `${from} + ${to} चाल`,
  from: (from) => `${from} चाल`,
  board: (cells) => `बोर्ड ${cells}`,
  found: (moves, looked, shortest) => `रास्ता मिला। चालें: ${moves}; देखे गए बोर्ड: ${looked}। सबसे छोटे रास्ते की चालें: ${shortest}।`,
  best: 'इससे छोटा कोई रास्ता नहीं।',
  longer: 'यानी इसका रास्ता ज़रूरत से लंबा है।',
  stuck: (shortest) => `खोज अटक गई: आसपास का हर बोर्ड वह देख चुकी और बाकी सब भूल चुकी है। रास्ता है, और उसकी चालें हैं: ${shortest}।`,
};

const bn: SearchesWords = {
  title: 'পাশাপাশি খোঁজ',
  question: 'কিছু বই A* এভাবে শেখায়: প্রতিবার সবচেয়ে ভালো বোর্ডে যান, বাকিগুলো ভুলে যান। তাতে কি পথ মেলে?',
  guesses: ['হ্যাঁ, আর তাড়াতাড়ি।', 'হ্যাঁ, তবে সব সময় সবচেয়ে ছোট পথ নয়।', 'সব সময় না: আটকে যেতে পারে।'],
  right: 'ঠিক তাই। নিচে খোঁজটি ভাঙুন, আর আটকে যেতে দেখুন।',
  wrong: 'আটকে যেতে পারে। নিচে খোঁজটি ভাঙুন আর দেখুন।',
  takeaway: 'যে খোঁজ সরিয়ে রাখা জিনিস ভুলে যায় সে ফিরতে পারে না; বাদ পড়া স্তম্ভেও তাই, আর এক গোছা ফেটানো দুই হাতেও।',
  search: 'খোঁজ',
  names: { deep: 'গভীরে আগে', wide: 'চওড়ায় আগে', best: 'সেরা আগে', star: 'A* খোঁজ' },
  rules: {
    deep: 'এক পথে যত দূর যায় নামে, আর নতুন বোর্ড না থাকলে তবেই ফেরে।',
    wide: 'বোর্ড যে ক্রমে তৈরি সেই ক্রমে নেয়: আগে এক চাল দূরের, তারপর দুই চাল দূরের।',
    best: 'যে সন্তান লক্ষ্যের সবচেয়ে কাছে দেখায় তাতে যায়। তার ভাইবোনেরা অপেক্ষা করে, যতক্ষণ এগোনোর পথ আছে।',
    star: 'যে বোর্ডে হয়ে যাওয়া চাল আর বাকি মনে হওয়া চাল মিলে সবচেয়ে কম, সেটি নেয়।',
  },
  start: 'লক্ষ্য থেকে চাল',
  mistake: 'কিছু বইয়ের ভুল',
  mistakes: { no: 'নেই', best: 'ভাইবোন ফেলে দেওয়া হয়', star: 'একবার তৈরি বোর্ড আর দেখা হয় না' },
  step: (at, of) => `${at}, মোট ${of}`,
  looked: 'ধাপ:',
  under: 'বোর্ডের নিচে শুরু থেকে চাল, আর খোঁজটি আন্দাজ করলে, যত চাল বাকি মনে হয়।',
  taken: 'এটি দেখছে',
  children: 'এক চাল পরে',
  open: (boards) => `খোলা তালিকা, অপেক্ষায় থাকা বোর্ড: ${boards}`,
  closed: (boards) => `বন্ধ তালিকা, দেখা বোর্ড: ${boards}`,
  more: (boards) => `আরও: ${boards}`,
  fates: { kept: 'নতুন', known: 'জানা', shorter: 'ছোট পথ', cut: 'ফেলা হলো' },
  away: (from, to) => `${from} + ${to} চাল`,
  from: (from) => `${from} চাল`,
  board: (cells) => `বোর্ড ${cells}`,
  found: (moves, looked, shortest) => `পথ মিলেছে। চাল: ${moves}; দেখা বোর্ড: ${looked}। সবচেয়ে ছোট পথের চাল: ${shortest}।`,
  best: 'এর চেয়ে ছোট পথ নেই।',
  longer: 'তাই তার পথ দরকারের চেয়ে লম্বা।',
  stuck: (shortest) => `আটকে গেছে: আশপাশের সব বোর্ড দেখা শেষ, বাকি সব সে ভুলে গেছে। পথ আছে, তার চাল: ${shortest}।`,
};

export const SEARCHES_WORDS: Readonly<Record<Language, SearchesWords>> = { en, hi, bn };

import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface PuzzleWords extends LessonWords {
  readonly board: string;
  readonly how: string;
  readonly tile: (tile: string) => string;
  readonly scramble: string;
  readonly swap: string;
  readonly solved: string;
  readonly goal: string;
  readonly solvable: string;
  readonly pairsHow: string;
  readonly pairs: (count: string, pairs: string) => string;
  readonly none: string;
  readonly can: string;
  readonly cannot: string;
  readonly half: (half: string, all: string) => string;
  readonly searches: string;
  readonly searchesHow: string;
  readonly shown: string;
  readonly picture: (search: string) => string;
  readonly names: Readonly<Record<'levels' | 'promising' | 'limit', string>>;
  readonly facts: (expanded: string, kept: string, moves: string) => string;
  readonly noSearch: string;
  readonly walks: string;
  readonly walksHow: string;
  readonly moves: string;
  readonly depths: (moves: string, deals: string) => string;
  readonly depth: string;
  readonly seen: string;
  readonly exact: string;
  readonly evenly: string;
  readonly parity: string;
}

const en: PuzzleWords = {
  title: 'The sliding puzzle',
  question: 'Take two tiles out of a solved sliding puzzle and put each where the other was. Can it be solved again by sliding?',
  guesses: ['Yes, with enough moves.', 'Never.', 'That depends on which two tiles.'],
  right: 'Never, whichever two they are. Count the pairs below to see why.',
  wrong: 'Swap two tiles below, and count the pairs.',
  takeaway:
    'A slide never changes whether the inverted pairs are even in number: half of all boards cannot be solved, and random slides do not even deal the other half evenly.',
  board: 'The board',
  how: 'Press a tile beside the gap, or use the arrow keys.',
  tile: (tile) => `Tile ${tile}`,
  scramble: 'Scramble',
  swap: 'Swap tiles 1 and 2',
  solved: 'Set it back',
  goal: 'It is solved.',
  solvable: 'Can it be solved?',
  pairsHow:
    'Read the tiles row by row. A pair is inverted where the larger tile comes first. On three columns a slide changes their number by 0 or 2.',
  pairs: (count, pairs) => `Inverted pairs: ${count} (${pairs}).`,
  none: 'none',
  can: 'That is an even number, as in the solved board: it can be solved.',
  cannot: 'That is an odd number, and the solved board has none: no slides lead there.',
  half: (half, all) => `Of all arrangements, ${all}, exactly half can be solved: ${half}.`,
  searches: 'How programs look for the way',
  searchesHow:
    'Each picture is a search: from left to right the boards in the order in which it looks at them, from top to bottom how many moves they are from the start.',
  shown: 'Boards looked at:',
  picture: (search) => `${search}: how deep each board lies, in the order in which it is looked at`,
  names: {
    levels: 'Level by level (breadth first)',
    promising: 'The most promising first (A*)',
    limit: 'Down, with a limit that grows (IDA*)',
  },
  facts: (expanded, kept, moves) =>
    `Boards looked at in all: ${expanded}. Boards remembered: ${kept}. Moves of the way that it finds: ${moves}.`,
  noSearch: 'This board cannot be solved: a search would look at every board of its half and find nothing. Swap the tiles back.',
  walks: 'Scrambled by random slides',
  walksHow: 'Many programs scramble by random slides from the solved board. The bars show how many moves such boards then need.',
  moves: 'Random slides:',
  depths: (moves, deals) => `Moves to the goal after random slides: ${moves}, deals: ${deals}`,
  depth: 'Moves to the goal',
  seen: 'dealt',
  exact: 'exactly, after so many random slides',
  evenly: 'where every board that can be solved is equally likely',
  parity:
    'Every second bar is missing, however many slides: a slide moves the gap between black and white cells of a chessboard, so after an even number of slides it stands on the colour that it began on.',
};

const hi: PuzzleWords = {
  title: 'खिसकाने वाली पहेली',
  question: 'हल की हुई पहेली से दो टुकड़े निकालकर हर एक को दूसरे की जगह रख दीजिए। क्या खिसकाकर वह फिर हल हो सकती है?',
  guesses: ['हाँ, काफ़ी चालों में।', 'कभी नहीं।', 'यह टुकड़ों पर निर्भर है।'],
  right: 'कभी नहीं, टुकड़े कोई भी हों। नीचे जोड़ियाँ गिनिए और देखिए क्यों।',
  wrong: 'नीचे दो टुकड़े बदलिए और जोड़ियाँ गिनिए।',
  takeaway: 'खिसकाने से उलटी जोड़ियों का सम या विषम होना नहीं बदलता: आधे बोर्ड हल नहीं हो सकते, और यादृच्छिक खिसकाव दूसरे आधे को भी बराबर नहीं बाँटता।',
  board: 'बोर्ड',
  how: 'ख़ाली जगह के पास का टुकड़ा दबाइए, या तीर वाली कुंजियाँ।',
  tile: (tile) => `टुकड़ा ${tile}`,
  scramble: 'मिलाइए',
  swap: 'टुकड़े १ और २ बदलिए',
  solved: 'वापस रखिए',
  goal: 'यह हल है।',
  solvable: 'क्या यह हल हो सकता है?',
  pairsHow: 'टुकड़ों को पंक्ति-पंक्ति पढ़िए। जोड़ी उलटी है जहाँ बड़ा टुकड़ा पहले आता है। तीन स्तंभों पर खिसकाव उनकी संख्या ० या २ बदलता है।',
  pairs: (count, pairs) => `उलटी जोड़ियाँ: ${count} (${pairs})।`,
  none: 'कोई नहीं',
  can: 'यह सम संख्या है, जैसी हल बोर्ड में: यह हल हो सकता है।',
  cannot: 'यह विषम संख्या है, और हल बोर्ड में एक भी नहीं: कोई खिसकाव वहाँ नहीं ले जाता।',
  half: (half, all) => `कुल ${all} क्रमों में से ठीक आधे हल हो सकते हैं: ${half}।`,
  searches: 'प्रोग्राम रास्ता कैसे खोजते हैं',
  searchesHow: 'हर चित्र एक खोज है: बाएँ से दाएँ बोर्ड उस क्रम में जिसमें वह उन्हें देखती है, ऊपर से नीचे कि वे शुरू से कितनी चाल दूर हैं।',
  shown: 'देखे गए बोर्ड:',
  picture: (search) => `${search}: हर बोर्ड कितना गहरा है, देखने के क्रम में`,
  names: {
    levels: 'स्तर दर स्तर',
    promising: 'सबसे आशाजनक पहले (A*)',
    limit: 'नीचे तक, बढ़ती सीमा के साथ (IDA*)',
  },
  facts: (expanded, kept, moves) => `कुल देखे गए बोर्ड: ${expanded}। याद रखे गए: ${kept}। उसके रास्ते की चालें: ${moves}।`,
  noSearch: 'यह बोर्ड हल नहीं हो सकता: खोज अपने आधे के हर बोर्ड को देखेगी और कुछ नहीं पाएगी। टुकड़े वापस बदलिए।',
  walks: 'यादृच्छिक खिसकाव से मिलाया गया',
  walksHow: 'कई प्रोग्राम हल बोर्ड से यादृच्छिक खिसकाव करके मिलाते हैं। पट्टियाँ दिखाती हैं कि ऐसे बोर्ड फिर कितनी चालें माँगते हैं।',
  moves: 'यादृच्छिक खिसकाव:',
  depths: (moves, deals) => `${moves} यादृच्छिक खिसकावों के बाद लक्ष्य तक चालें, बाँट: ${deals}`,
  depth: 'लक्ष्य तक चालें',
  seen: 'बाँटा गया',
  exact: 'ठीक-ठीक, इतने यादृच्छिक खिसकावों के बाद',
  evenly: 'जहाँ हल हो सकने वाला हर बोर्ड बराबर संभव है',
  parity:
    'हर दूसरी पट्टी ग़ायब है, खिसकाव कितने भी हों: खिसकाव ख़ाली जगह को शतरंज के काले और सफ़ेद खानों के बीच ले जाता है, इसलिए सम संख्या के बाद वह उसी रंग पर होती है।',
};

const bn: PuzzleWords = {
  title: 'ঠেলার ধাঁধা',
  question: 'মেলানো ধাঁধা থেকে দুটি ঘুঁটি তুলে একটিকে অন্যটির জায়গায় বসান। ঠেলে কি তা আবার মেলানো যায়?',
  guesses: ['হ্যাঁ, যথেষ্ট চালে।', 'কখনও না।', 'কোন দুটি ঘুঁটি, তার উপর নির্ভর করে।'],
  right: 'কখনও না, ঘুঁটি যে দুটিই হোক। কেন, তা দেখতে নিচে জোড়া গুনুন।',
  wrong: 'নিচে দুটি ঘুঁটি বদলান, আর জোড়া গুনুন।',
  takeaway: 'ঠেলায় উল্টো জোড়ার সংখ্যা জোড় না বিজোড় তা বদলায় না: সব বোর্ডের অর্ধেক মেলানো যায় না, আর দৈব ঠেলা বাকি অর্ধেকও সমানভাবে বাঁটে না।',
  board: 'বোর্ড',
  how: 'ফাঁকার পাশের ঘুঁটিতে চাপ দিন, অথবা তিরচিহ্নের চাবি।',
  tile: (tile) => `ঘুঁটি ${tile}`,
  scramble: 'এলোমেলো করুন',
  swap: 'ঘুঁটি ১ আর ২ বদলান',
  solved: 'আগের মতো করুন',
  goal: 'মিলে গেছে।',
  solvable: 'মেলানো যায় কি?',
  pairsHow: 'ঘুঁটিগুলো সারি ধরে পড়ুন। যেখানে বড় ঘুঁটি আগে আসে, সেই জোড়া উল্টো। তিন স্তম্ভে একটি ঠেলা তাদের সংখ্যা ০ বা ২ বদলায়।',
  pairs: (count, pairs) => `উল্টো জোড়া: ${count} (${pairs})।`,
  none: 'একটিও না',
  can: 'সংখ্যাটি জোড়, মেলানো বোর্ডের মতোই: এটি মেলানো যায়।',
  cannot: 'সংখ্যাটি বিজোড়, অথচ মেলানো বোর্ডে একটিও নেই: কোনো ঠেলা সেখানে পৌঁছায় না।',
  half: (half, all) => `মোট ${all}টি বিন্যাসের ঠিক অর্ধেক মেলানো যায়: ${half}টি।`,
  searches: 'প্রোগ্রাম কীভাবে পথ খোঁজে',
  searchesHow: 'প্রতিটি ছবি একটি খোঁজ: বাঁ থেকে ডানে বোর্ডগুলো, যে ক্রমে সে দেখে; উপর থেকে নিচে, শুরু থেকে কত চাল দূরে।',
  shown: 'দেখা বোর্ড:',
  picture: (search) => `${search}: দেখার ক্রমে প্রতিটি বোর্ড কত গভীরে`,
  names: {
    levels: 'স্তরে স্তরে',
    promising: 'সবচেয়ে আশাজনক আগে (A*)',
    limit: 'নিচে, বাড়তে থাকা সীমা নিয়ে (IDA*)',
  },
  facts: (expanded, kept, moves) => `মোট দেখা বোর্ড: ${expanded}। মনে রাখা: ${kept}। তার পথের চাল: ${moves}।`,
  noSearch: 'এই বোর্ড মেলানো যায় না: খোঁজ তার অর্ধেকের প্রতিটি বোর্ড দেখেও কিছু পাবে না। ঘুঁটি আবার বদলান।',
  walks: 'দৈব ঠেলায় এলোমেলো',
  walksHow: 'অনেক প্রোগ্রাম মেলানো বোর্ড থেকে দৈব ঠেলায় এলোমেলো করে। দণ্ডগুলো দেখায় এমন বোর্ডের তারপর কত চাল লাগে।',
  moves: 'দৈব ঠেলা:',
  depths: (moves, deals) => `${moves}টি দৈব ঠেলার পরে লক্ষ্য পর্যন্ত চাল, বাঁটা: ${deals}`,
  depth: 'লক্ষ্য পর্যন্ত চাল',
  seen: 'বাঁটা হয়েছে',
  exact: 'একেবারে সঠিক, এতগুলো দৈব ঠেলার পরে',
  evenly: 'যেখানে মেলানো যায় এমন প্রতিটি বোর্ড সমান সম্ভাব্য',
  parity: 'প্রতি দ্বিতীয় দণ্ড নেই, ঠেলা যতই হোক: ঠেলা ফাঁকাটিকে দাবার কালো আর সাদা ঘরের মধ্যে সরায়, তাই জোড় সংখ্যক ঠেলার পরে তা শুরুর রঙেই থাকে।',
};

export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = { en, hi, bn };

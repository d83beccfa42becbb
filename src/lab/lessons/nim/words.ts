import type { Language } from '../../../core/record/profile.js';
import type { LessonWords } from '../../lesson-words.js';

/** The texts of this lesson in one language. Numbers come in as the language writes them. */
export interface NimWords extends LessonWords {
  readonly start: string;
  readonly play: string;
  readonly plays: Readonly<Record<'normal' | 'misere', string>>;
  readonly first: string;
  readonly firsts: Readonly<Record<'me' | 'machine', string>>;
  readonly machine: string;
  readonly machines: Readonly<Record<'right' | 'text', string>>;
  readonly board: string;
  readonly rule: string;
  readonly pile: (pile: string) => string;
  readonly take: (take: string, pile: string, left: string) => string;
  readonly took: (take: string, pile: string) => string;
  readonly yourTurn: string;
  readonly iWin: string;
  readonly iLose: string;
  readonly anew: string;
  readonly columns: string;
  readonly columnsHow: string;
  readonly stones: string;
  readonly ones: string;
  readonly even: string;
  readonly odd: string;
  readonly loses: string;
  readonly wins: (columns: string) => string;
  readonly move: (take: string, pile: string, left: string) => string;
  readonly misereMany: string;
  readonly misereOne: string;
  readonly misereNone: (singles: string) => string;
  readonly show: string;
  readonly hide: string;
  readonly random: string;
  readonly randomSaid: (exact: string, fraction: string) => string;
  readonly games: string;
  readonly won: (wins: string, games: string, share: string) => string;
}

const en: NimWords = {
  title: 'Nim',
  question:
    'Three piles of 3, 4 and 5 stones. Take as many as you like from one pile. Whoever takes the last stone wins. You begin. Can you win?',
  guesses: ['Only if the other makes a mistake.', 'Always, but only one first move does it.', 'Nobody knows: there are too many games.'],
  right: 'Yes. Find the move below, and see how it is found.',
  wrong: 'You can always win. The columns below show how.',
  takeaway:
    'Leave every binary column even, and you win; where the last stone loses, leave the other an odd number of single stones at the end.',
  start: 'Piles',
  play: 'The last stone',
  plays: { normal: 'wins', misere: 'loses' },
  first: 'First',
  firsts: { me: 'you', machine: 'the machine' },
  machine: 'The machine plays by',
  machines: { right: 'the right rule', text: 'the rule of some texts' },
  board: 'Your move',
  rule: 'Press a stone: you take it and all to its right.',
  pile: (pile) => `Pile ${pile}`,
  take: (take, pile, left) => `Pile ${pile}: take ${take}, leave ${left}`,
  took: (take, pile) => `The machine took ${take} from pile ${pile}.`,
  yourTurn: 'It is your turn.',
  iWin: 'You win.',
  iLose: 'The machine wins.',
  anew: 'Play again',
  columns: 'Who will win?',
  columnsHow: 'Write each pile in binary digits: 5 is 4 + 1, so it has a one under 4 and a one under 1. Count the ones of every column.',
  stones: 'Stones',
  ones: 'Ones',
  even: 'even',
  odd: 'odd',
  loses: 'All columns are even. Every move makes one odd, so whoever is to move loses if the other makes no mistake.',
  wins: (columns) => `The ones are odd in number under ${columns}. Whoever is to move can make every column even, and so win.`,
  move: (take, pile, left) => `A winning move: take ${take} from pile ${pile}, which leaves ${left}.`,
  misereMany: 'The last stone loses. While two piles or more have 2 stones or more, the columns decide all the same.',
  misereOne:
    'The last stone loses, and only one pile has 2 stones or more. Whoever is to move wins: leave 0 or 1 of it, so that an odd number of single stones is left.',
  misereNone: (singles) =>
    `The last stone loses, and only single stones are left: ${singles}. Whoever is to move wins where their number is even, and loses where it is odd.`,
  show: 'Show a winning move',
  hide: 'Hide the winning move',
  random: 'A player without mistakes against one who moves at random',
  randomSaid: (exact, fraction) =>
    `A player who moves at random begins, and the other makes no mistake. The second one wins with a chance of exactly ${exact} (${fraction}).`,
  games: 'Games:',
  won: (wins, games, share) => `Played: the second one won ${wins} of ${games}, which is ${share}.`,
};

const hi: NimWords = {
  title: 'निम',
  question: '३, ४ और ५ कंकड़ों की तीन ढेरियाँ। किसी एक ढेरी से जितने चाहें उठाइए। जो आख़िरी कंकड़ उठाए वह जीतता है। आप शुरू करते हैं। क्या आप जीत सकते हैं?',
  guesses: ['केवल अगर दूसरा गलती करे।', 'हमेशा, पर पहली चाल एक ही ठीक है।', 'कोई नहीं जानता: खेल बहुत अधिक हैं।'],
  right: 'हाँ। नीचे वह चाल खोजिए और देखिए कि वह कैसे मिलती है।',
  wrong: 'आप हमेशा जीत सकते हैं। नीचे के स्तंभ दिखाते हैं कि कैसे।',
  takeaway: 'हर द्विआधारी स्तंभ सम छोड़िए और आप जीतेंगे; जहाँ आख़िरी कंकड़ हारता है, वहाँ अंत में विषम संख्या में अकेले कंकड़ छोड़िए।',
  start: 'ढेरियाँ',
  play: 'आख़िरी कंकड़',
  plays: { normal: 'जीतता है', misere: 'हारता है' },
  first: 'पहले',
  firsts: { me: 'आप', machine: 'मशीन' },
  machine: 'मशीन का नियम',
  machines: { right: 'सही नियम', text: 'कुछ पुस्तकों का नियम' },
  board: 'आपकी चाल',
  rule: 'कंकड़ दबाइए: आप उसे और उसके दाईं ओर के सब उठाते हैं।',
  pile: (pile) => `ढेरी ${pile}`,
  take: (take, pile, left) => `ढेरी ${pile}: ${take} उठाइए, ${left} छोड़िए`,
  took: (take, pile) => `मशीन ने ${take} कंकड़ ढेरी ${pile} से उठाए।`,
  yourTurn: 'आपकी बारी है।',
  iWin: 'आप जीते।',
  iLose: 'मशीन जीती।',
  anew: 'फिर खेलिए',
  columns: 'कौन जीतेगा?',
  columnsHow: 'हर ढेरी को द्विआधारी अंकों में लिखिए: ५ है ४ + १, इसलिए ४ के नीचे एक और १ के नीचे एक है। हर स्तंभ के एक गिनिए।',
  stones: 'कंकड़',
  ones: 'एक',
  even: 'सम',
  odd: 'विषम',
  loses: 'सब स्तंभ सम हैं। हर चाल किसी को विषम करती है, इसलिए जिसकी बारी है वह हारेगा, अगर दूसरा गलती न करे।',
  wins: (columns) => `इनके नीचे एक की गिनती विषम है: ${columns}। जिसकी बारी है वह हर स्तंभ सम कर सकता है और जीत सकता है।`,
  move: (take, pile, left) => `जीतने वाली चाल: ${take} कंकड़ ढेरी ${pile} से उठाइए, ${left} बचते हैं।`,
  misereMany: 'आख़िरी कंकड़ हारता है। जब तक दो या अधिक ढेरियों में २ या अधिक कंकड़ हैं, स्तंभ ही तय करते हैं।',
  misereOne: 'आख़िरी कंकड़ हारता है, और केवल एक ढेरी में २ या अधिक कंकड़ हैं। जिसकी बारी है वह जीतता है: उसमें ० या १ छोड़िए, ताकि विषम संख्या में अकेले कंकड़ बचें।',
  misereNone: (singles) => `आख़िरी कंकड़ हारता है, और केवल अकेले कंकड़ बचे हैं: ${singles}। जिसकी बारी है वह सम संख्या पर जीतता है और विषम पर हारता है।`,
  show: 'जीतने वाली चाल दिखाइए',
  hide: 'जीतने वाली चाल छिपाइए',
  random: 'बिना गलती, संयोग के विरुद्ध',
  randomSaid: (exact, fraction) =>
    `जो यादृच्छिक चाल चलता है वह शुरू करता है, दूसरा कभी गलती नहीं करता। दूसरे के जीतने की संभावना ठीक ${exact} है (${fraction})।`,
  games: 'खेल:',
  won: (wins, games, share) => `खेले गए: दूसरा ${games} में से ${wins} जीता, यानी ${share}।`,
};

const bn: NimWords = {
  title: 'নিম',
  question: '৩, ৪ আর ৫টি পাথরের তিনটি স্তূপ। একটি স্তূপ থেকে যত খুশি নিন। যে শেষ পাথরটি নেয় সে জেতে। আপনি শুরু করেন। আপনি কি জিততে পারেন?',
  guesses: ['শুধু অন্যজন ভুল করলে।', 'সব সময়, তবে প্রথম চাল একটিই ঠিক।', 'কেউ জানে না: খেলা অনেক বেশি।'],
  right: 'হ্যাঁ। নিচে চালটি খুঁজুন, আর দেখুন তা কীভাবে মেলে।',
  wrong: 'আপনি সব সময় জিততে পারেন। নিচের স্তম্ভগুলো দেখায় কীভাবে।',
  takeaway: 'প্রতিটি দ্বিমিক স্তম্ভ জোড় রেখে চলুন, আপনি জিতবেন; যেখানে শেষ পাথর হারে, সেখানে শেষে বিজোড় সংখ্যক একলা পাথর রাখুন।',
  start: 'স্তূপ',
  play: 'শেষ পাথর',
  plays: { normal: 'জেতে', misere: 'হারে' },
  first: 'প্রথমে',
  firsts: { me: 'আপনি', machine: 'যন্ত্র' },
  machine: 'যন্ত্রের নিয়ম',
  machines: { right: 'ঠিক নিয়ম', text: 'কিছু বইয়ের নিয়ম' },
  board: 'আপনার চাল',
  rule: 'একটি পাথরে চাপ দিন: আপনি সেটি আর তার ডানের সব নেন।',
  pile: (pile) => `স্তূপ ${pile}`,
  take: (take, pile, left) => `স্তূপ ${pile}: ${take}টি নিন, ${left}টি রাখুন`,
  took: (take, pile) => `যন্ত্র ${take}টি নিয়েছে স্তূপ ${pile} থেকে।`,
  yourTurn: 'আপনার পালা।',
  iWin: 'আপনি জিতলেন।',
  iLose: 'যন্ত্র জিতল।',
  anew: 'আবার খেলুন',
  columns: 'কে জিতবে?',
  columnsHow: 'প্রতিটি স্তূপ দ্বিমিক অঙ্কে লিখুন: ৫ হলো ৪ + ১, তাই ৪-এর নিচে একটি এক আর ১-এর নিচে একটি এক। প্রতিটি স্তম্ভের এক গুনুন।',
  stones: 'পাথর',
  ones: 'এক',
  even: 'জোড়',
  odd: 'বিজোড়',
  loses: 'সব স্তম্ভ জোড়। প্রতিটি চাল একটিকে বিজোড় করে, তাই যার পালা সে হারবে, অন্যজন ভুল না করলে।',
  wins: (columns) => `এগুলোর নিচে একের সংখ্যা বিজোড়: ${columns}। যার পালা সে প্রতিটি স্তম্ভ জোড় করতে পারে, আর তাই জেতে।`,
  move: (take, pile, left) => `একটি জেতার চাল: ${take}টি নিন স্তূপ ${pile} থেকে, থাকে ${left}টি।`,
  misereMany: 'শেষ পাথর হারে। যতক্ষণ দুই বা বেশি স্তূপে ২ বা বেশি পাথর আছে, স্তম্ভই ঠিক করে।',
  misereOne: 'শেষ পাথর হারে, আর মাত্র একটি স্তূপে ২ বা বেশি পাথর। যার পালা সে জেতে: তাতে ০ বা ১টি রাখুন, যাতে বিজোড় সংখ্যক একলা পাথর থাকে।',
  misereNone: (singles) => `শেষ পাথর হারে, আর শুধু একলা পাথর আছে: ${singles}টি। সংখ্যা জোড় হলে যার পালা সে জেতে, বিজোড় হলে হারে।`,
  show: 'জেতার চাল দেখান',
  hide: 'জেতার চাল লুকান',
  random: 'নির্ভুল খেলা, দৈবের বিরুদ্ধে',
  randomSaid: (exact, fraction) => `যে দৈবভাবে চাল দেয় সে শুরু করে, অন্যজন ভুল করে না। দ্বিতীয়জনের জেতার সম্ভাবনা ঠিক ${exact} (${fraction})।`,
  games: 'খেলা:',
  won: (wins, games, share) => `খেলা হয়েছে: দ্বিতীয়জন ${games}টির মধ্যে ${wins}টি জিতেছে, অর্থাৎ ${share}।`,
};

export const NIM_WORDS: Readonly<Record<Language, NimWords>> = { en, hi, bn };

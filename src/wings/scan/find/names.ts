const SHUFFLE =
  /^(?:re|un)?(?:shuffl(?:e|es|ed|er|ing|in)?|randomi[sz](?:e|ed|er)|scrambl(?:e|ed|er)|permut(?:e|ed)|jumbl(?:e|ed)|fisher|yates)$/;
/** First words of what reacts, asks or keeps a setting: a button for a shuffle is none. */
const NO_SHUFFLE = /^(?:on|handle|toggle|is|has|set|use|should|can|did|will|test|no|disable|enable|render)$/;
/** Words of a shuffle that is meant to deal by another law than the even one. */
const OTHER_LAW =
  /^(?:sattolo|cyclic|cycle|derange(?:d|ment)?|riffle|overhand|faro|hindu|mongean|perfect|weighted|biased|partial|partially)$/;
/** Words of functions that move items at random and are meant for something else. */
const OTHER_AIM =
  /^(?:mutat|perturb|neighbou?r|anneal|crossover|sort|heap|partition|quick|select|pivot|sift|noise|corrupt|glitch|maze|evolve)/;
const RANDOM = /^(?:rand(?:om|int)?|rnd|p?rng|seedrandom|mulberry|xorshift)$/;

/** Returns a name as its words, in small letters: `reShuffled_deck` is re, shuffled, deck. */
export function wordsIn(name: string): readonly string[] {
  const apart = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return apart.split(/[^a-z]+/).filter((word) => word !== '');
}

export function saysShuffle(name: string): boolean {
  const words = wordsIn(name);
  const [first = ''] = words;
  if (NO_SHUFFLE.test(first)) return false;
  return words.some((word) => SHUFFLE.test(word) || word.endsWith('shuffle')) || (first === 'deal' && words.length <= 2);
}

export const saysOtherLaw = (name: string): boolean => wordsIn(name).some((word) => OTHER_LAW.test(word));

export const saysOtherAim = (name: string): boolean => !saysShuffle(name) && wordsIn(name).some((word) => OTHER_AIM.test(word));

export const saysRandom = (name: string): boolean =>
  wordsIn(name).some((word) => RANDOM.test(word)) || /^next(?:Int|Double|Float)$/.test(name);

import type { LawOf } from './law-of.js';

/** Returns the claim of a shuffle that takes a number, at this number. The number precedes both statements, since the entry alone has another. */
export function stateNumber(value: number, lawOf: LawOf): LawOf {
  return (shuffle, mostCards) => {
    const one = shuffle.parameter?.of(value) ?? shuffle;
    const law = lawOf(one, mostCards);
    return { ...law, statement: `${one.id} ${law.statement}`, twin: { ...law.twin, statement: `${one.id} ${law.twin.statement}` } };
  };
}

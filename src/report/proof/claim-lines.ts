import { counted } from '../../core/counted.js';
import type { ClaimsCore } from '../../core/proof.js';
import { type ToldClaim, toldLeftOut } from '../../kinds/words/claims.js';
import { columns } from '../../page/columns.js';
import { count } from '../../page/numbers.js';
import { say } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { wrapped } from '../../page/wrap.js';
import { sentence } from './words/sentence.js';

/** One line a claim: whether it holds, in how many cases, and what became of its twin. */
export function claimTable({ claims }: Pick<ClaimsCore, 'claims'>): readonly string[] {
  const rows = claims.map(({ cases, holds, id, twin }) => [
    visible(id),
    holds ? 'holds' : 'REFUTED',
    count(cases),
    twin.holds ? 'NOT REFUTED' : 'refuted',
  ]);
  return columns([['claim', 'checked', 'cases', 'its twin'], ...rows], [2]);
}

/** A claim in full, and its twin. */
export function claimLines({ cases, counterexample, holds, id, reference, statement, title, twin }: ToldClaim): readonly string[] {
  const by = (text: string | null): string => (text === null ? '' : ` By this: ${sentence(text)}`);
  return [
    ...wrapped(say`${title} (${id})`),
    ...wrapped(say`${sentence(statement)} ${holds ? 'Holds' : 'Refuted'} in ${counted(count(cases), 'case')}.${by(counterexample)}`, '  '),
    ...wrapped(
      say`Twin: ${sentence(twin.statement)} ${twin.holds ? 'Not refuted' : 'Refuted'} in ${counted(count(twin.cases), 'case')}.${by(twin.counterexample)}`,
      '  ',
    ),
    ...wrapped(say`${sentence(reference)}`, '  '),
  ];
}

/** The claims that were not asked, each with the reason, after an empty line; nothing where there are none. */
export function leftOutLines(core: ClaimsCore): readonly string[] {
  const leftOut = toldLeftOut(core);
  return leftOut.length === 0
    ? []
    : ['', 'Not asked here:', ...leftOut.flatMap(({ because, id }) => wrapped(say`  ${id}: ${because}`, '', '    '))];
}

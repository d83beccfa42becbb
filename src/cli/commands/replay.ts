import type { ReplayedDeal, ReplayedDraw } from '../../audit/replay-deal.js';
import { replayOfFunction, replayPipeline } from '../../audit/replay-deal.js';
import { AuditError } from '../../core/errors.js';
import type { Evidence } from '../../core/evidence.js';
import { isAudit } from '../../core/proof.js';
import { readEvidence } from '../../evidence/read-evidence.js';
import type { Command, Values } from '../command.js';
import { givenText, isOn, textOf } from '../command.js';
import { isolationOf } from '../open-subject.js';
import { optionsOf } from '../options.js';
import { parseCount } from '../parse-number.js';
import { permit } from '../permit.js';

/** `replay`: the audit trail of one deal, derived again from the seed. */
export const replay: Command = {
  usage: 'replay <evidence>',
  describe: 'the audit trail of one deal: seed path, words, draws, swaps, deck',
  positionals: { evidence: 'a record: <name>.json' },
  options: optionsOf('trial', 'isolation'),
  examples: [['$0 replay reports/naive-swap.json --trial 1', 'the first deal']],
  async run(values) {
    const file = givenText(values, 'evidence');
    const evidence = readEvidence(file);
    if (!isAudit(evidence))
      throw new AuditError('E_USAGE', `${file} is the record of a proof, which deals nothing, so there is no deal to replay`, {
        hint: `its counterexample stands in the report: shuffle-audit report ${file} --format text`,
      });
    const trial = parseCount('trial', trialText(values, evidence), 1, evidence.core.plan.trials);
    permit(file, evidence.core.subject.origin, isolationOf(values));
    const deal = await replayed(evidence, trial, file);
    process.stdout.write(
      isOn(values, 'json')
        ? `${JSON.stringify({ ...deal, path: deal.path.map(([label, value]) => [label, String(value)]) })}\n`
        : textOfDeal(deal),
    );
    return 0;
  },
};

function trialText(values: Values, { core }: Evidence): string {
  const text = textOf(values, 'trial');
  if (text === undefined) throw new AuditError('E_USAGE', `--trial is needed: which deal, from 1 to ${core.plan.trials}`);
  return text;
}

async function replayed({ core }: Evidence, trial: number, file: string): Promise<ReplayedDeal> {
  const { origin, replay: kind } = core.subject;
  if (kind === 'none') throw new AuditError('E_USAGE', `${file} was dealt with live randomness, so no deal of it can be dealt again`);
  if (origin.kind === 'pipeline') return replayPipeline(origin, core.plan, trial);
  return replayOfFunction(origin, core.plan, trial, process.cwd());
}

function textOfDeal({ trial, block, inBlock, seed, path, state, draws, numbers, deck }: ReplayedDeal): string {
  return [
    `deal ${trial}: block ${block}, deal ${inBlock} of the block`,
    `seed   "${seed}" · path ${path.map(([label, value]) => `${label}=${value}`).join(' / ')}`,
    `state  ${state.slice(0, 8).map(hex).join(' ')}${state.length > 8 ? ` … (${state.length} words)` : ''}`,
    '',
    ...draws.map(lineOf),
    ...numbers.map(({ words, value }, k) => `${String(k + 1).padStart(5)}  words ${words.map(hex).join(' ')}  random() = ${value}`),
    '',
    `deck   ${deck.join(' ')}`,
    '',
  ].join('\n');
}

function lineOf({ bound, words, draw, swap }: ReplayedDraw, k: number): string {
  const swapped = swap ? `  swap positions ${swap[0]} and ${swap[1]}` : '';
  const rejected = words.length > 1 ? `  (${words.length - 1} rejected)` : '';
  return `${String(k + 1).padStart(5)}  words ${words.map(hex).join(' ')}  below ${bound}: ${draw}${swapped}${rejected}`;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

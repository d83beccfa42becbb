import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../house/source-tree.js';
import { program } from '../../support/program.js';

const FOLDER = join(PROJECT, 'fixtures/scan');
const MINUTES = 600_000;

interface Scanned {
  readonly finds: readonly { readonly file: string; readonly name: string; readonly verdict: string; readonly by: string | null }[];
  readonly unread: readonly { readonly file: string }[];
}

/** Scans a folder of the fixtures: the exit code, and a line a find. */
async function scanned(folder: string): Promise<readonly [number, readonly string[], readonly string[]]> {
  const { status, stdout } = await program(FOLDER, 'scan', folder, '--seed', 'a', '--json', '--quiet');
  const { finds, unread } = JSON.parse(stdout) as Scanned;
  return [status, finds.map(({ by, name, verdict }) => `${name} ${verdict} ${by}`), unread.map(({ file }) => file)];
}

describe('a scan', () => {
  it('accuses no right shuffle, in whatever style it is written', { timeout: MINUTES }, async () => {
    const [status, found] = await scanned('right');
    const proved = [
      'shuffle',
      'mixed',
      'downward',
      'forward',
      'bostock',
      'shuffledInsideOut',
      'shuffleByTaking',
      'shuffleOneByOne',
      'shuffleWith',
      'each',
    ];
    const told = [
      ...proved.map((name) => `${name} no-bias-found proof`),
      'shuffledByKeys no-bias-found audit',
      'strong no-bias-found audit',
    ];
    expect(found.toSorted()).toEqual(told.toSorted());
    expect(status).toBe(0);
  });

  it('accuses nothing that is meant for something else', { timeout: MINUTES }, async () => {
    const names = ['randomizeColour', 'sattolo', 'byWeight', 'forever'];
    expect(await scanned('neither')).toEqual([0, names.map((name) => `${name} not-tried null`), []]);
  });

  it('shows what is wrong with wrong ones, exported or not', { timeout: MINUTES }, async () => {
    const [status, found, unread] = await scanned('wrong');
    expect(found).toEqual([
      'shuffleList biased proof',
      'newCoordinates biased audit',
      'randomized biased proof',
      'shuffle biased proof',
      'mix biased proof',
      'questions biased proof',
      'shuffle biased proof',
      'shuffle biased proof',
      'shuffle biased proof',
      'shuffleDeck not-tried null',
      'shuffleDeckRepaired not-tried null',
      'shuffleDeck biased audit',
      'shuffle_list biased proof',
    ]);
    expect([status, unread]).toEqual([20, ['wrong/broken.js']]);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CodeStep, WholeStep } from '../../../../src/core/record/cure.js';
import * as compiled from '../../../../src/page/words/code/compiled.js';
import { type Language, written } from '../../../../src/page/words/code/language.js';
import * as scripts from '../../../../src/page/words/code/scripts.js';
import { find, needs } from '../../../support/tools.js';

const DEALS = 12_000;
const ORDERS = 24;

/** A program of a language that deals four cards by code handed to it, from a fixed seed, and prints each deal behind the name of the code. */
interface Bench {
  readonly language: Language;
  readonly tools: readonly string[];
  /** True where the tool is not asked for, and the test is left out without it. */
  readonly spare?: true;
  readonly file: string;
  /** What starts it, with the file's name behind. */
  commands(tools: readonly string[]): readonly (readonly string[])[];
  /** The code that deals by `body` many times, as a part of a program. */
  dealt(name: string, body: string): string;
  whole(parts: readonly string[]): string;
  /** Takes all cards of `pool` by these lines. */
  pooled(lines: string): string;
}

const indented = (text: string, by = '  '): string => text.replaceAll(/^/gm, by);

const BENCHES: Readonly<Record<string, Bench>> = {
  Python: {
    language: scripts.python,
    tools: ['python3'],
    file: 'deal.py',
    commands: ([python]) => [[python, 'deal.py']],
    dealt: (name, body) => `for _ in range(${DEALS}):\n  deck = [0, 1, 2, 3]\n${indented(body)}\n  print("${name}", *deck)`,
    whole: (parts) => `import random\nrandom.seed(7)\n${parts.join('\n')}\n`,
    pooled: (lines) => `pool, hand = deck, []\nwhile pool:\n${indented(lines)}\ndeck = hand`,
  },
  Ruby: {
    language: scripts.ruby,
    tools: ['ruby'],
    file: 'deal.rb',
    commands: ([ruby]) => [[ruby, 'deal.rb']],
    dealt: (name, body) => `${DEALS}.times do\n  deck = [0, 1, 2, 3]\n${indented(body)}\n  puts "${name} " + deck.join(" ")\nend`,
    whole: (parts) => `srand(7)\n${parts.join('\n')}\n`,
    pooled: (lines) => `pool, hand = deck, []\nuntil pool.empty?\n${indented(lines)}\nend\ndeck = hand`,
  },
  PHP: {
    language: scripts.php,
    tools: ['php'],
    file: 'deal.php',
    commands: ([php]) => [[php, 'deal.php']],
    dealt: (name, body) =>
      `for ($k = 0; $k < ${DEALS}; $k++) {\n$deck = [0, 1, 2, 3];\n${body}\necho "${name} ", implode(" ", $deck), "\\n";\n}`,
    whole: (parts) =>
      `<?php\nnamespace seeded;\nfunction random_int($a, $b) { return \\mt_rand($a, $b); }\nmt_srand(7);\n${parts.join('\n')}\n`,
    pooled: (lines) => `$pool = $deck; $hand = [];\nwhile ($pool) {\n${lines}\n}\n$deck = $hand;`,
  },
  Perl: {
    language: scripts.perl,
    tools: ['perl'],
    file: 'deal.pl',
    commands: ([perl]) => [[perl, 'deal.pl']],
    dealt: (name, body) => `for (1 .. ${DEALS}) {\nmy @deck = (0, 1, 2, 3);\n${body}\nprint "${name} @deck\\n";\n}`,
    whole: (parts) => `use strict; use warnings; use List::Util;\nsrand(7);\n${parts.join('\n')}\n`,
    pooled: (lines) => `my @pool = @deck; my @hand;\nwhile (@pool) {\n${lines}\n}\n@deck = @hand;`,
  },
  Lua: {
    language: scripts.lua,
    tools: ['lua5.4'],
    file: 'deal.lua',
    commands: ([lua]) => [[lua, 'deal.lua']],
    dealt: (name, body) => `for _ = 1, ${DEALS} do\nlocal deck = {0, 1, 2, 3}\n${body}\nprint("${name} " .. table.concat(deck, " "))\nend`,
    whole: (parts) => `math.randomseed(7)\n${parts.join('\n')}\n`,
    pooled: (lines) => `local pool, hand = deck, {}\nwhile #pool > 0 do\n${lines}\nend\ndeck = hand`,
  },
  R: {
    language: scripts.r,
    tools: ['Rscript'],
    spare: true,
    file: 'deal.R',
    commands: ([r]) => [[r, 'deal.R']],
    dealt: (name, body) => `for (k in 1:${DEALS}) {\ndeck <- 0:3\n${body}\ncat("${name}", deck, "\\n")\n}`,
    whole: (parts) => `set.seed(7)\n${parts.join('\n')}\n`,
    pooled: (lines) => `pool <- deck; hand <- c()\nwhile (length(pool) > 0) {\n${lines}\n}\ndeck <- hand`,
  },
  C: {
    language: compiled.c,
    tools: ['gcc'],
    file: 'deal.c',
    commands: ([gcc]) => [[gcc, '-Wall', '-Werror', '-o', 'deal', 'deal.c', '-lm'], ['./deal']],
    dealt: (name, body) =>
      `for (int k = 0; k < ${DEALS}; k++) {\nint deck[] = {0, 1, 2, 3}, n = 4;\n${body}\nprintf("${name} %d %d %d %d\\n", deck[0], deck[1], deck[2], deck[3]);\n}`,
    whole: (parts) =>
      `#define _GNU_SOURCE\n#include <math.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#define arc4random_uniform(below) ((int) (drand48() * (below)))\nint main(void) {\nsrand48(7);\n${parts.join('\n')}\n}\n`,
    pooled: (lines) =>
      `int pool[4], hand[4], left = n, held = 0;\nmemcpy(pool, deck, sizeof pool);\nwhile (left > 0) {\n${lines}\n}\nmemcpy(deck, hand, sizeof hand);`,
  },
  'C++': {
    language: compiled.cpp,
    tools: ['g++'],
    file: 'deal.cpp',
    commands: ([gpp]) => [[gpp, '-Wall', '-Werror', '-o', 'deal', 'deal.cpp'], ['./deal']],
    dealt: (name, body) =>
      `for (int k = 0; k < ${DEALS}; k++) {\nstd::vector<int> deck{0, 1, 2, 3};\n${body}\nstd::printf("${name} %d %d %d %d\\n", deck[0], deck[1], deck[2], deck[3]);\n}`,
    whole: (parts) =>
      `#include <algorithm>\n#include <cmath>\n#include <cstdio>\n#include <random>\n#include <vector>\nint main() {\nstd::mt19937 engine(7);\nstd::uniform_real_distribution<> fraction;\n${parts.join('\n')}\n}\n`,
    pooled: (lines) => `std::vector<int> pool = deck, hand;\nwhile (!pool.empty()) {\n${lines}\n}\ndeck = hand;`,
  },
  Go: {
    language: compiled.go,
    tools: ['go'],
    file: 'deal.go',
    commands: ([go]) => [[go, 'run', 'deal.go']],
    dealt: (name, body) =>
      `for k := 0; k < ${DEALS}; k++ {\ndeck := []int{0, 1, 2, 3}\n${body}\nfmt.Println("${name}", deck[0], deck[1], deck[2], deck[3])\n}`,
    whole: (parts) =>
      `package main\nimport (\n"fmt"\n"math"\n"math/rand"\n)\nfunc main() {\nrand.Seed(7)\n_ = math.Pi\n${parts.join('\n')}\n}\n`,
    pooled: (lines) => `pool, hand := deck, []int{}\nfor len(pool) > 0 {\n${lines}\n}\ndeck = hand`,
  },
  Java: {
    language: compiled.java,
    tools: ['javac', 'java'],
    file: 'Deal.java',
    commands: ([javac, java]) => [
      [javac, 'Deal.java'],
      [java, 'Deal'],
    ],
    dealt: (name, body) =>
      `for (int k = 0; k < ${DEALS}; k++) {\nList<Integer> deck = new ArrayList<>(List.of(0, 1, 2, 3));\n${body}\nout.append("${name} ").append(deck).append("\\n");\n}`,
    whole: (parts) =>
      `import java.util.*;\nclass Deal {\nstatic Random random = new Random(7);\nstatic class SecureRandom extends Random { SecureRandom() { super(random.nextLong()); } }\npublic static void main(String[] args) {\nStringBuilder out = new StringBuilder();\n${parts.join('\n')}\nSystem.out.print(out.toString().replaceAll("[\\\\[\\\\],]", ""));\n}\n}\n`,
    pooled: (lines) => `List<Integer> pool = deck, hand = new ArrayList<>();\nwhile (!pool.isEmpty()) {\n${lines}\n}\ndeck = hand;`,
  },
  Rust: {
    language: compiled.rust,
    tools: ['rustc'],
    file: 'deal.rs',
    commands: ([rustc]) => [[rustc, '-A', 'warnings', '-O', 'deal.rs'], ['./deal']],
    dealt: (name, body) =>
      `for _ in 0..${DEALS} {\nlet mut deck = vec![0usize, 1, 2, 3];\n${body}\nprintln!("${name} {} {} {} {}", deck[0], deck[1], deck[2], deck[3]);\n}`,
    // Stands for the crate, which is not there, with what the lines ask of it.
    whole: (parts) =>
      `mod rand {\nuse std::cell::Cell;\nthread_local!(static STATE: Cell<u64> = Cell::new(7));\npub fn random<T: From<f32>>() -> f64 { STATE.with(|s| { let x = s.get().wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); s.set(x); (x >> 11) as f64 / (1u64 << 53) as f64 }) }\n}\nstruct Rng;\nimpl Rng { fn gen_range(&mut self, r: std::ops::RangeInclusive<usize>) -> usize { r.start() + (rand::random::<f64>() * (r.end() + 1 - r.start()) as f64) as usize } }\ntrait SliceRandom { fn shuffle(&mut self, rng: &mut Rng); }\nimpl SliceRandom for Vec<usize> { fn shuffle(&mut self, rng: &mut Rng) { for i in (1..self.len()).rev() { let j = rng.gen_range(0..=i); self.swap(i, j); } } }\nfn main() {\nlet mut rng = Rng;\n${parts.join('\n')}\n}\n`,
    pooled: (lines) => `let (mut pool, mut hand) = (deck, vec![]);\nwhile !pool.is_empty() {\n${lines}\n}\ndeck = hand;`,
  },
};

/** The code of each case: even as it should be, or not. */
function casesOf({ language, pooled }: Bench): readonly (readonly [name: string, even: boolean, body: string])[] {
  const lines = (step: CodeStep): string => written(language, step);
  const whole = (does: WholeStep): string => lines({ does });
  const down: CodeStep = { does: 'countDown', from: ['n', -1], to: ['', 1] };
  const drawn = (from: 0 | 1, below: 'i' | 'n', plus: number): CodeStep => ({ does: 'draw', from: ['', from], below: [below, plus] });
  const right = drawn(0, 'i', 1);
  const end = language.syntax.close ?? (language === scripts.python ? '' : language === scripts.ruby ? 'end' : '}');
  const around = (loop: CodeStep, body: string): string => `${lines(loop)}\n${indented(`${body}\n${language.swap}`)}\n${end}`;
  const [once, ...anew] = whole('oneNumber').split('\n');
  return [
    ['swaps', true, around(down, lines(right))],
    ['all', false, around(down, lines(drawn(0, 'n', 0)))],
    ['never-own', false, around(down, lines(drawn(0, 'i', 0)))],
    ['never-first', false, around(down, lines(drawn(1, 'i', 1)))],
    ['rounded', false, around(down, whole('rounded'))],
    ['late', false, around({ does: 'countDown', from: ['n', -2], to: ['', 1] }, lines(right))],
    ['early', false, around({ does: 'countDown', from: ['n', -1], to: ['', 2] }, lines(right))],
    ['forward', true, `${around(down, lines({ does: 'draw', from: ['i', 0], below: ['n', 0] }))}\n${whole('shuffled')}`],
    ['one-number', false, `${once}\n${around(down, anew.join('\n'))}`],
    ['pooled', true, pooled(whole('pooled'))],
    ['pooled-short', false, pooled(whole('pooledShort'))],
    ['pooled-rounded', false, pooled(whole('pooledRounded'))],
    ['library', true, whole('shuffled')],
  ];
}

describe.each(Object.entries(BENCHES))('lines in %s', (_, bench) => {
  const { commands, dealt, file, spare, tools, whole } = bench;
  const test = spare && !tools.every((tool) => find(tool)) ? it.skip : it;

  test('deal unevenly as they are, and evenly once they are mended', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cures-'));
    const cases = casesOf(bench);
    writeFileSync(join(folder, file), whole(cases.map(([name, , body]) => dealt(name, body))));
    let printed = '';
    for (const [program, ...args] of commands(tools.map((tool) => needs(tool)))) {
      const { status, stderr, stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
      expect(status, stderr).toBe(0);
      printed = stdout;
    }
    rmSync(folder, { recursive: true });
    const orders = new Map<string, Map<string, number>>();
    for (const line of printed.trim().split('\n')) {
      const [name, ...deck] = line.trim().split(' ');
      const counts = orders.get(name) ?? new Map<string, number>();
      counts.set(deck.join(''), (counts.get(deck.join('')) ?? 0) + 1);
      orders.set(name, counts);
    }
    for (const [name, even] of cases) {
      const counts = [...(orders.get(name)?.values() ?? [])];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(DEALS);
      const share = DEALS / ORDERS;
      const off = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, share * (ORDERS - counts.length));
      // Of 23 degrees: luck leaves it below 75 but once in ten million.
      if (even) expect(off, name).toBeLessThan(75);
      else expect(off, name).toBeGreaterThan(200);
    }
  });
});

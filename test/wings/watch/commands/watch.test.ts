import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../../../support/checkout.js';
import { deal } from '../../../support/deal.js';
import { program } from '../../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-watch-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

type Line = Readonly<Record<string, unknown>>;

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** Rows of JSON: even deals of 10 cards, then others. */
function rows(even: number, spec: string, after: number): string {
  const parts = [deal('fisher-yates', 10, Math.max(1, even), `rows ${even}`), deal(spec, 10, Math.max(1, after), `rows ${spec} ${after}`)];
  const [first, second] = parts.map(({ cells }, k) =>
    Array.from({ length: [even, after][k] }, (_, d) => `{"deck":[${cells.subarray(10 * d, 10 * d + 10).join()}]}\n`),
  );
  return [...first, ...second].join('');
}

/** A line without what the clock says. */
const timeless = (line: Line): Line => ({ ...line, time: null });

/** A program that is talked to while it runs. */
class Running {
  readonly child: ChildProcess;
  out = '';
  err = '';

  constructor(child: ChildProcess) {
    this.child = child;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.err += text;
    });
  }

  static async start(...args: readonly string[]): Promise<Running> {
    const entry = join(builtPackage(), 'dist/cli.js');
    return new Running(spawn(process.execPath, [entry, 'watch', ...args], { cwd }));
  }

  async until(state: string): Promise<Line> {
    for (;;) {
      const found = linesOf(this.out.slice(0, this.out.lastIndexOf('\n') + 1)).find((line) => line['state'] === state);
      if (found) return found;
      if (this.child.exitCode !== null) throw new Error(`it ended without ${state}: ${this.out}${this.err}`);
      await wait(20);
    }
  }

  async end(): Promise<number | string | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode ?? this.child.signalCode;
  }
}

describe('watch', () => {
  writeFileSync(join(cwd, 'turns.ndjson'), rows(3000, 'naive-swap', 3000));
  writeFileSync(join(cwd, 'even.ndjson'), rows(3000, 'fisher-yates', 0));

  it('raises the alarm where a stream turns, says between which deals, and ends with 20', async () => {
    const { status, stderr, stdout } = await program(cwd, 'watch', 'turns.ndjson');
    const lines = linesOf(stdout);
    expect(lines.map((line) => line['state'])).toEqual(['started', 'evidence', 'evidence', 'alarm', 'ended']);
    const { change, deals } = lines[3] as { readonly change: Record<string, number>; readonly deals: number };
    expect(deals).toBeGreaterThan(3000);
    expect(change['from']).toBeLessThanOrEqual(3000);
    expect(change['to']).toBeGreaterThanOrEqual(3000);
    expect(stderr).toMatch(
      /^alarm with deal [0-9,]+: an even stream ever shows so much with a chance of at most .*; a change between deal [0-9,]+ and [0-9,]+, with 95 % probability\n$/,
    );
    expect(status).toBe(20);
  });

  it('ends with it on --exit-on-alarm', async () => {
    const { status, stdout } = await program(cwd, 'watch', 'turns.ndjson', '--exit-on-alarm');
    const [, , , alarm, ended] = linesOf(stdout);
    expect([status, ended['deals']]).toEqual([20, alarm['deals']]);
  });

  it('says of an even stream what would have been seen, and clears nothing', async () => {
    const { status, stderr, stdout } = await program(cwd, 'watch', 'even.ndjson');
    const lines = linesOf(stdout);
    expect(lines.map((line) => line['state'])).toEqual(['started', 'ended']);
    expect(lines[1]).toMatchObject({ deals: 3000, malformed: 0, alarm: null, seen: { after: 1500, within: 1500 } });
    expect(stderr).toMatch(
      /^no alarm in 3,000 deals: a change in their middle by [0-9.]+ % or more of the chances \(rms\) would about have been seen by the end; one by 20 % is seen after about [0-9,]+ deals\n$/,
    );
    expect(status).toBe(0);
  });

  it('killed at any moment it goes on from its state to the same end', async () => {
    const whole = linesOf((await program(cwd, 'watch', 'turns.ndjson')).stdout);
    const seen: Line[] = [];
    for (let run = 0; run < 4; run++) {
      const running = await Running.start('turns.ndjson', '--state', 'killed.state', '--follow', '--quiet');
      await running.until(run === 0 ? 'started' : 'resumed');
      await wait(150 * run);
      running.child.kill(run % 2 === 0 ? 'SIGINT' : 'SIGKILL');
      expect(await running.end()).toBe(run % 2 === 0 ? 130 : 'SIGKILL');
      if (run === 0) expect(running.err).toMatch(/interrupted: the same command goes on from .*killed\.state\n$/);
      seen.push(...linesOf(running.out));
    }
    const last = await program(cwd, 'watch', 'turns.ndjson', '--state', 'killed.state', '--quiet');
    const [resumed, ...rest] = linesOf(last.stdout);
    expect(resumed['state']).toBe('resumed');
    expect(rest.map(timeless).at(-1)).toEqual(whole.map(timeless).at(-1));
    // What was told before a kill without a state may be told again, and is the same.
    const told = [...seen, ...rest].map(timeless).filter(({ state }) => state === 'alarm');
    expect(new Set(told.map((line) => JSON.stringify(line)))).toEqual(new Set([JSON.stringify(whole.map(timeless)[3])]));
    expect(last.status).toBe(20);
  });

  it('follows a file through a rotation, counts malformed rows and serves its readings', async () => {
    const path = join(cwd, 'live.csv');
    const even = deal('fisher-yates', 10, 200, 'live').cells;
    const row = (d: number): string => `${even.subarray(10 * d, 10 * d + 10).join(';')}\n`;
    const header = 'a;b;c;d;e;f;g;h;i;j\n';
    writeFileSync(path, header + row(0) + row(1));
    const running = await Running.start('live.csv', '--follow', '--quiet', '--metrics', '19464');
    await running.until('started');
    appendFileSync(path, `${row(2)}1;2;3\n${row(3)}`);
    expect(await running.until('malformed')).toMatchObject({ rows: 1, file: 'live.csv', line: 5 });
    renameSync(path, `${path}.1`);
    writeFileSync(path, header + Array.from({ length: 50 }, (_, d) => row(10 + d)).join(''));
    expect(await running.until('rotated')).toMatchObject({ message: 'another file took its name, which is read from its start' });
    await wait(500);
    const text = await (await fetch('http://127.0.0.1:19464/metrics')).text();
    expect(text).toContain('\nshuffle_audit_deals_total 54\n');
    expect(text).toContain('\nshuffle_audit_malformed_rows_total 1\n');
    expect(text).toContain('\nshuffle_audit_alarm 0\n');
    running.child.kill('SIGTERM');
    expect(await running.end()).toBe(143);
  });

  it('tells its readings before the first deal', async () => {
    writeFileSync(join(cwd, 'waits.csv'), '');
    const running = await Running.start('waits.csv', '--follow', '--quiet', '--metrics', '19465');
    let text = '';
    for (let tries = 0; text === '' && tries < 200; tries++) {
      await wait(50);
      text = await fetch('http://127.0.0.1:19465/metrics').then(
        (answer) => answer.text(),
        () => '',
      );
    }
    expect(text).toContain('\nshuffle_audit_deals_total 0\n');
    expect(text).toContain('\nshuffle_audit_alarm 0\n');
    running.child.kill('SIGTERM');
    expect(await running.end()).toBe(143);
  });

  it('goes on in the file that took the name while it watched', async () => {
    const path = join(cwd, 'turned.ndjson');
    const [first, second] = [rows(300, 'fisher-yates', 0), rows(0, 'fisher-yates', 300)];
    writeFileSync(path, first);
    const args = ['turned.ndjson', '--state', 'turned.state', '--quiet'];
    const running = await Running.start(...args, '--follow');
    await running.until('started');
    renameSync(path, `${path}.1`);
    writeFileSync(path, `\n${second}\n`);
    await running.until('rotated');
    await wait(300);
    running.child.kill('SIGINT');
    expect(await running.end()).toBe(130);
    appendFileSync(path, second);
    const lines = linesOf((await program(cwd, 'watch', ...args)).stdout);
    expect(lines.map((line) => line['state'])).toEqual(['resumed', 'ended']);
    expect(lines[1]['deals']).toBe(900);
  });

  it('raises the alarm over outcomes that luck never makes, with 20, where there are no others', async () => {
    writeFileSync(join(cwd, 'unsolvable.csv'), '2,1,3,4,5,6,7,8,0\n1,3,2,4,5,6,7,8,0\n');
    const { status, stderr, stdout } = await program(cwd, 'watch', 'unsolvable.csv', '--space', 'puzzle:3x3');
    const [, alarm, ended] = linesOf(stdout);
    expect(alarm).toMatchObject({ state: 'alarm', deals: 1, change: null, reason: expect.stringContaining('no moves lead from') });
    expect(ended).toMatchObject({ state: 'ended', deals: 2 });
    expect([status, stderr]).toEqual([20, expect.stringContaining('alarm with board 1: no moves lead from')]);
  });

  it('reads standard input, and goes on with what comes', async () => {
    const halves = [rows(3000, 'naive-swap', 0), rows(0, 'naive-swap', 3000)];
    const states: (string | undefined)[] = [];
    for (const [k, half] of halves.entries()) {
      const running = await Running.start('--state', 'input.state', '--quiet');
      running.child.stdin?.end(half);
      expect(await running.end()).toBe(20 * k);
      states.push(...linesOf(running.out).map((line) => String(line['state'])));
    }
    expect(states).toEqual(['started', 'ended', 'resumed', 'evidence', 'evidence', 'alarm', 'ended']);
  });

  it('keeps an alarm that was raised on standard input, whatever ends it then', async () => {
    const running = await Running.start('--state', 'alarmed.state', '--quiet');
    running.child.stdin?.write(rows(0, 'naive-swap', 3000));
    const { deals } = await running.until('alarm');
    for (let look = 0; look < 100 && !existsSync(join(cwd, 'alarmed.state')); look++) await wait(100);
    running.child.kill('SIGKILL');
    await running.end();
    const again = await Running.start('--state', 'alarmed.state', '--quiet');
    again.child.stdin?.end();
    expect(await again.end()).toBe(20);
    expect(linesOf(again.out).at(-1)).toMatchObject({ state: 'ended', alarm: { deals } });
  });
});

describe('watch refuses', () => {
  it.each([
    [['none.csv'], 66, 'the log none.csv does not exist'],
    [['turns.ndjson', '--alpha', '2'], 64, '--alpha must lie from 1e-9 to 0.1'],
    [['turns.ndjson', '--start', 'previous'], 64, 'watch reads each deal by itself, got --start previous'],
    [['turns.ndjson', '--metrics', '0'], 64, '--metrics must be a whole number from 1 to 65535'],
    [['nothing.csv'], 65, 'a deck was expected, got no row at all'],
    [['torn.ndjson', '--max-rejects', '1'], 65, 'torn.ndjson:4:'],
  ])('%j with %i', async (args, code, said) => {
    writeFileSync(join(cwd, 'nothing.csv'), '');
    writeFileSync(join(cwd, 'torn.ndjson'), `${rows(2, 'fisher-yates', 0)}[1,2]\n[3]\n`);
    const { status, stderr } = await program(cwd, 'watch', ...args);
    expect(stderr).toContain(said);
    expect(status).toBe(code);
  });

  it('a state with one byte altered, and one of other options', async () => {
    await program(cwd, 'watch', 'even.ndjson', '--state', 'even.state');
    const other = await program(cwd, 'watch', 'even.ndjson', '--state', 'even.state', '--alpha', '1e-3');
    expect([other.status, other.stderr]).toEqual([65, expect.stringContaining('was begun with --alpha 0.000001, got 0.001')]);
    writeFileSync(join(cwd, 'even.state'), readFileSync(join(cwd, 'even.state'), 'utf8').replace('"deals":3000', '"deals":3016'));
    const altered = await program(cwd, 'watch', 'even.ndjson', '--state', 'even.state');
    expect([altered.status, altered.stderr]).toEqual([65, expect.stringContaining('was altered: its digest is not that of what it holds')]);
  });
});

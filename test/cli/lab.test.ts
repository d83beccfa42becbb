import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

interface Answered {
  readonly status: number | undefined;
  readonly policy: string | undefined;
  readonly text: string;
}

/** What a server says to a request under a name of its own, or of somebody else's. */
function asked(port: number, path: string, { host = `127.0.0.1:${port}`, method = 'GET' } = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, host: '127.0.0.1', headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode, policy: String(response.headers['content-security-policy']), text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('lab', () => {
  it('writes one file, and makes its folder', async () => {
    expect(await program(cwd, 'lab', '--out', 'course/lab.html')).toMatchObject({
      status: 0,
      stdout: 'page    course/lab.html\n',
      stderr: '',
    });
    expect(readFileSync(join(cwd, 'course/lab.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(await program(cwd, 'lab', '--out', 'lab.html', '--json')).toMatchObject({ status: 0, stdout: '{"page":"lab.html"}\n' });
  });

  it('answers this machine under its own names, one path and one method, until it is interrupted', async () => {
    const child = spawn(process.execPath, [join(builtPackage(), 'dist/cli.js'), 'lab', '--json'], { cwd });
    const exit = once(child, 'exit');
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const { address } = JSON.parse(line) as { address: string };
    const port = Number(new URL(address).port);
    const page = await asked(port, '/');
    expect(page).toMatchObject({ status: 200, policy: "frame-ancestors 'none'" });
    expect(page.text).toMatch(/^<!doctype html>/);
    expect((await asked(port, '/?lesson')).status).toBe(200);
    expect((await asked(port, '/', { host: `localhost:${port}` })).status).toBe(200);
    for (const path of ['/lab.html', '/../package.json', '/%2e%2e/package.json', '//etc/passwd', '/\0']) {
      const answer = await asked(port, encodeURI(path)).catch(() => ({ status: 404 }));
      expect(answer.status, path).toBe(404);
    }
    expect((await asked(port, '/', { method: 'POST' })).status).toBe(404);
    expect((await asked(port, '/', { host: 'casino.example' })).status).toBe(421);
    const taken = await program(cwd, 'lab', '--port', String(port));
    expect(taken).toMatchObject({ status: 73, stdout: '' });
    expect(taken.stderr).toContain(`--port must be a free port of 127.0.0.1, got ${port} (EADDRINUSE)`);
    child.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
  });

  it.each([
    ['a port that is none', ['--port', '70000'], 64, '--port must be a whole number from 1 to 65535, got "70000"'],
    ['a file without a name', ['--out', ''], 64, '--out needs a value'],
    ['a word too many', ['poker'], 64, 'poker'],
    ['a place below what is no folder', ['--out', '/dev/null/lab.html'], 73, 'cannot create: /dev/null (ENOTDIR)'],
    ['a folder in the place of the file', ['--out', '.'], 73, 'cannot create'],
  ])('refuses %s', async (_, words, status, said) => {
    const done = await program(cwd, 'lab', ...words);
    expect(done).toMatchObject({ status, stdout: '' });
    expect(done.stderr).toContain(said);
    expect(readdirSync(cwd)).not.toContain('reports');
  });
});

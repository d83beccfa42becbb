import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchPackage } from '../../../../src/wings/survey/host/fetch-package.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-fetch-'));
const { PATH } = process.env;
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
afterEach(() => {
  process.env['PATH'] = PATH;
});

/** An npm that installs what is asked for, says what it was asked, and counts how often. */
const NPM = `#!/bin/sh
echo "$@" >> ../asked.txt
for last; do :; done
name=\${last%@*} version=\${last##*@}
[ "$name" = gone ] && { echo 'npm error code E404' >&2; exit 1; }
[ "$name" = other ] && version=9.9.9
mkdir -p "node_modules/$name" && echo "{\\"name\\":\\"$name\\",\\"version\\":\\"$version\\"}" > "node_modules/$name/package.json"
`;

describe.skipIf(process.platform === 'win32')('a package of a survey', () => {
  const cache = join(cwd, 'cache');
  const asked = (): readonly string[] => readFileSync(join(cache, 'asked.txt'), 'utf8').trim().split('\n');
  beforeAll(() => {
    mkdirSync(join(cwd, 'bin'));
    writeFileSync(join(cwd, 'bin/npm'), NPM);
    chmodSync(join(cwd, 'bin/npm'), 0o755);
  });

  it('is installed by npm without scripts, into a folder of its own, and once', async () => {
    process.env['PATH'] = `${join(cwd, 'bin')}${delimiter}${PATH}`;
    const folder = await fetchPackage('@scope/deck', '1.2.3', cache);
    expect(folder).toBe(join(cache, '@scope+deck@1.2.3'));
    expect(readFileSync(join(folder, 'node_modules/@scope/deck/package.json'), 'utf8')).toContain('1.2.3');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"private":true');
    expect(await fetchPackage('@scope/deck', '1.2.3', cache)).toBe(folder);
    expect(await fetchPackage('@scope/deck', '1.2.4', cache)).not.toBe(folder);
    expect(asked()).toHaveLength(2);
    for (const line of asked()) expect(line).toMatch(/^install --ignore-scripts .*@scope\/deck@1\.2\.[34]$/);
  });

  it('is refused with what npm said, where npm is not there, and where it installed another version', async () => {
    process.env['PATH'] = `${join(cwd, 'bin')}${delimiter}${PATH}`;
    await expect(fetchPackage('gone', '1.0.0', cache)).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: expect.stringContaining('npm error code E404'),
    });
    await expect(fetchPackage('other', '1.0.0', cache)).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: expect.stringContaining('got 9.9.9'),
    });
    process.env['PATH'] = join(cwd, 'nothing');
    await expect(fetchPackage('deck', '1.0.0', cache)).rejects.toMatchObject({
      code: 'E_UNAVAILABLE',
      message: expect.stringContaining('npm does not start'),
    });
  });

  it.each([
    ['deck; rm -rf x', '1.0.0'],
    ['../deck', '1.0.0'],
    ['deck', '1.0.0 && x'],
    ['--flag', '1.0.0'],
  ])('refuses %s %s, which is no package', async (name, version) => {
    await expect(fetchPackage(name, version, cache)).rejects.toMatchObject({ code: 'E_USAGE' });
  });
});

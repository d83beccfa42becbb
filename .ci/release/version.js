// `node .ci/release/version.js v1.2.3`: a release is of the version that package.json has and CHANGELOG.md tells of, with a date.
import { readFileSync } from 'node:fs';

const [, , tag = ''] = process.argv;
const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync('package.json', 'utf8')));
const heading = readFileSync('CHANGELOG.md', 'utf8')
  .split('\n')
  .find((line) => line.startsWith('## ['));

const wrong = [
  ...(tag === `v${version}` ? [] : [`the tag is ${tag || 'missing'}, where package.json has version ${version}`]),
  ...(new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`).test(heading ?? '')
    ? []
    : [`CHANGELOG.md begins with "${heading ?? ''}", where a release has "## [${version}] - YYYY-MM-DD"`]),
];
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

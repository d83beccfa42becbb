// Runs every `check:…` script of package.json, whatever the others say, and ends with 1 where any failed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(readFileSync('package.json', 'utf8')));
const env = { ...process.env, PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH };

const results = Object.entries(scripts)
  .filter(([name]) => name.startsWith('check:'))
  .map(([name, command]) => {
    console.log(`\n> ${name}: ${command}`);
    const start = performance.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    return { name, ok: status === 0, seconds: ((performance.now() - start) / 1000).toFixed(1) };
  });

console.log('');
for (const { name, ok, seconds } of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}, ${seconds} s`);
process.exitCode = results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1;

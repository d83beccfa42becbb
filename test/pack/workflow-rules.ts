import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
}

/** A workflow as far as its rules ask. */
export interface Workflow {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string | readonly string[];
        readonly steps: readonly Step[];
        readonly permissions?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const PINNED = /^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
const INSTALLS = /actions\/checkout@|\b(?:npm (?:ci|i|install|exec|run)|npx|yarn|pnpm|pip|apt-get)\b/;

/** Files that GitHub runs with the rights of this project, by walking: workflows, and actions wherever they lie. */
export function workflowFiles(root: string): readonly string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (one) => !/^(?:node_modules|dist|compiled|\.git|\.cache|examples)$/.test(one.name),
  );
  return folders
    .flatMap((one) =>
      one.isDirectory()
        ? readdirSync(join(root, one.name), { recursive: true, encoding: 'utf8' }).map((path) => join(one.name, path))
        : [one.name],
    )
    .filter((path) => /^action\.ya?ml$/.test(basename(path)) || /^\.github[/\\].*\.ya?ml$/.test(path))
    .sort();
}

/** Every way in which such a file departs from the rules: actions by their commits, no more rights than needed, and no foreign code where something may be signed. */
export function workflowFaults(text: string): readonly string[] {
  const used = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, one = '']) => one);
  const unpinned = used
    .filter((one) => !one.startsWith('./') && !PINNED.test(one))
    .map((one) => `uses ${one}, no full commit with its version behind it`);
  const { jobs, on, permissions } = parse(text) as Partial<Workflow>;
  if (jobs === undefined) return unpinned;
  return [
    ...unpinned,
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['lets its jobs do more than read unless they say so']),
    ...(JSON.stringify(on).includes('pull_request_target') ? ['gives a pull request the rights of the repository'] : []),
    ...Object.entries(jobs).flatMap(([name, job]) => {
      const done = job.steps.map(({ run = '', uses = '' }) => `${uses}\n${run}`).join('\n');
      const maySign = job.permissions?.['id-token'] === 'write';
      return [
        ...(maySign && INSTALLS.test(done) ? [`${name} may sign, and installs`] : []),
        ...(/npm publish(?! "\.\/release\/shuffle-audit-\$\{GITHUB_REF_NAME#v\}\.tgz")/.test(done)
          ? [`${name} publishes what is no checked tarball`]
          : []),
        ...(/npm publish/.test(done) && !/sha256sum --check --strict(?:.|\n)*npm publish/.test(done)
          ? [`${name} publishes before it compares`]
          : []),
        ...(/npm pack/.test(done) && !/npm sbom [^\n]*> "release\//.test(done) ? [`${name} packs without a list of what is in it`] : []),
        ...(/npm (?:ci|i|install)\b/.test(done) && Object.values(job.permissions ?? {}).includes('write')
          ? [`${name} may write, and installs`]
          : []),
      ];
    }),
  ];
}

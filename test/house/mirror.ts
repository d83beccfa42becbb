/** Folders below test/ that stand for no folder of src/, and what each is for. */
export const OWN_FOLDERS: Readonly<Record<string, string>> = {
  faults: 'what goes wrong from outside, and the table of it',
  house: 'the sources and the documents themselves',
  pack: 'the packed tarball, installed',
  reports: 'the samples of reports/',
  setup: 'what is made before the first suite',
  slow: 'what takes minutes',
  support: 'what several suites share',
};

/** Folders of test/, by their path below it, that have no folder of the same path in src/ and are not named in `own`; and names there that no folder has. */
export function mirrorFaults(test: readonly string[], src: readonly string[], own: Readonly<Record<string, string>>): string[] {
  const sources = new Set(src);
  const top = new Set(test.map((path) => path.split('/')[0]));
  return [
    ...test
      .filter((path) => !sources.has(path) && !((path.split('/')[0] ?? '') in own))
      .map((path) => `test/${path} has no src/${path} beside it`),
    ...Object.keys(own).flatMap((name) => (top.has(name) ? [] : [`there is no test/${name}`])),
    ...Object.keys(own).flatMap((name) => (sources.has(name) ? [`test/${name} is named as its own, and there is a src/${name}`] : [])),
  ];
}

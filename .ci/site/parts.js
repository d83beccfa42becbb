// What the site is made of, in the order of its menu. Whatever these pages link to is taken in besides.

/** A line of the menu: its words, and a file of the project or a page that is made for the site. @typedef {readonly [words: string, file: string]} Entry */

/** @type {readonly (readonly [heading: string, entries: readonly Entry[]])[]} */
export const MENU = [
  [
    'Start',
    [
      ['Start here', 'README.md'],
      ['Which mistake looks like this?', 'docs/gallery.md'],
      ['The lab', 'lab/index.html'],
      ['About the lab', 'docs/lab.md'],
    ],
  ],
  [
    'Audit your own',
    [
      ['Questions, and the command for each', 'docs/questions.md'],
      ['Is it rigged?', 'docs/is-it-rigged.md'],
      ['From what you have to a command', 'docs/what-you-have.md'],
      ['Functions', 'docs/functions.md'],
      ['Programs', 'docs/programs.md'],
      ['Tests', 'docs/tests.md'],
      ['Tests in other languages', 'docs/testing-in-other-languages.md'],
      ['Your own test of a shuffle', 'docs/your-own-test.md'],
      ['Logs and streams', 'docs/logs.md'],
      ['One shuffled list', 'docs/lists.md'],
      ['Allocation lists', 'docs/allocations.md'],
      ['Hands', 'docs/hands.md'],
      ['Games', 'docs/games.md'],
    ],
  ],
  [
    'Go further',
    [
      ['How many deals', 'docs/how-many-deals.md'],
      ['Many machines', 'docs/many-machines.md'],
      ['Other laws than the even one', 'docs/declared-nulls.md'],
      ['Surveys', 'docs/survey.md'],
      ['Scanning a project', 'docs/scanning.md'],
      ['Proving', 'docs/proving.md'],
      ['Proving in any language', 'docs/prove-in-any-language.md'],
      ['Comparing', 'docs/comparing.md'],
      ['Predicting the next deck', 'docs/predicting.md'],
      ['Words for other batteries', 'docs/emitting.md'],
      ['Records', 'docs/records.md'],
      ['Standards', 'docs/standards.md'],
      ['Exit codes', 'docs/exit-codes.md'],
      ['How sure', 'docs/how-sure.md'],
    ],
  ],
  [
    'Look up',
    [
      ['Catalogues', 'docs/catalogues.md'],
      ['Options', 'docs/options.md'],
      ['Library', 'docs/api.md'],
      ['Examples', 'examples/README.md'],
      ['Changes', 'CHANGELOG.md'],
      ['Contributing', 'docs/CONTRIBUTING.md'],
      ['Adding a wing', 'docs/adding-a-wing.md'],
      ['Inside', 'docs/internals.md'],
    ],
  ],
  [
    'Reports',
    [
      ['Sample reports', 'reports/index.html'],
      ['Generators, until caught', 'reports/generators.html'],
      ['Keyed orders', 'reports/keyed.html'],
      ['Calibration', 'reports/calibration.html'],
      ['Power', 'reports/power.md'],
      ['Power of the runners', 'reports/runner-power.md'],
      ['Speed', 'reports/bench.html'],
    ],
  ],
];

/** Folders that are taken in whole: the reports and the records they name. */
export const WHOLE = ['reports'];

/** What of these stays in the repository: the page, the manifest and the records of a survey, until the maintainers of what it names were told (docs/survey.md). */
export const UNPUBLISHED = /^reports\/survey(?:(?:\/[^/]+)?\.(?:json|html)|\/manifest\.csv)$/;

import { parseCount } from '../../core/parse-count.js';
import { labPrograms } from '../../host/lab-programs.js';
import { serveLoopback } from '../../host/loopback.js';
import { writeWhole } from '../../host/write-whole.js';
import { labPage } from '../../lab/page.js';
import type { Command } from '../command.js';
import { isOn, textOf } from '../command.js';
import { hearInterrupt } from '../interrupts.js';
import { openPage } from '../open-page.js';
import { optionsOf } from '../options.js';
import { fileLine, print, printJson, tell } from '../print.js';

/** Over the command's own options in its help. */
const WHERE = 'Where the page is:';
const LAST_PORT = 65_535;

/** `lab`: the teaching page, as a file or served to this machine. */
export const lab: Command = {
  positionals: {},
  options: {
    ...optionsOf('json', 'open'),
    out: {
      type: 'string',
      requiresArg: true,
      describe: 'write the page to this file, which works offline from a double click',
      group: WHERE,
    },
    port: {
      type: 'string',
      requiresArg: true,
      describe: 'port of the loopback address',
      defaultDescription: 'any that is free',
      group: WHERE,
    },
  },
  examples: [
    ['$0 lab --open', 'serve it, and show it in your browser'],
    ['$0 lab --out lab.html', 'one file that needs nothing else'],
  ],
  async run(values) {
    const page = labPage(labPrograms());
    const file = textOf(values, 'out');
    if (file !== undefined) {
      writeWhole(file, page);
      if (isOn(values, 'json')) printJson({ page: file });
      else print(fileLine('page', file));
      await openPage(values, file);
      return 0;
    }
    const port = textOf(values, 'port');
    const server = await serveLoopback({
      port: port === undefined ? 0 : parseCount('port', port, 1, LAST_PORT),
      option: '--port',
      elsewhere: 'the lab is under /\n',
      waited: true,
      answer: (path) => (/^\/(?:\?.*)?$/.test(path) ? { type: 'text/html; charset=utf-8', body: page } : null),
    });
    const address = `http://127.0.0.1:${server.port}/`;
    if (isOn(values, 'json')) printJson({ address });
    else print(`lab     ${address}`);
    tell('press Ctrl-C to end');
    await openPage(values, address);
    return new Promise(() => hearInterrupt(() => 'the lab is closed'));
  },
};

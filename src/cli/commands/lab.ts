import { labPrograms } from '../../host/lab-programs.js';
import { serveLoopback } from '../../host/loopback.js';
import { writeWhole } from '../../host/write-whole.js';
import { labPage } from '../../lab/page.js';
import { command } from '../command.js';
import { hearInterrupt } from '../interrupts.js';
import { LAST_PORT } from '../options/limits.js';
import { option } from '../options/option.js';
import { SHARED } from '../options/shared.js';
import { file as anyFile, count } from '../options/types.js';
import { fileLine, print, printJson, tell } from '../print.js';
import { openPage } from '../write/written-lines.js';

const WHERE = 'Where the page is:';

/** `lab`: the teaching page, as a file or served to this machine. */
export const lab = command(
  {
    operands: {},
    options: {
      open: SHARED.open,
      out: option(anyFile, { says: 'write the page to this file, which works offline from a double click', group: WHERE }),
      port: option(count(1, LAST_PORT), { says: 'port of the loopback address', usually: 'any that is free', group: WHERE }),
    },
    examples: [
      ['$0 lab --open', 'serve it, and show it in your browser'],
      ['$0 lab --out lab.html', 'one file that needs nothing else'],
    ],
  },
  async (asked) => {
    const page = labPage(labPrograms());
    const { out: file, port = 0 } = asked;
    if (file !== undefined) {
      writeWhole(file, page);
      if (asked.json) printJson({ page: file });
      else print(fileLine('page', file));
      await openPage(asked, file);
      return 0;
    }
    const server = await serveLoopback({
      port,
      option: '--port',
      elsewhere: 'the lab is under /\n',
      waited: true,
      answer: (path) => (/^\/(?:\?.*)?$/.test(path) ? { type: 'text/html; charset=utf-8', body: page } : null),
    });
    const address = `http://127.0.0.1:${server.port}/`;
    if (asked.json) printJson({ address });
    else print(`lab     ${address}`);
    tell('press Ctrl-C to end');
    await openPage(asked, address);
    return new Promise(() => hearInterrupt(() => 'the lab is closed'));
  },
);

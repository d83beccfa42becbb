import { AuditError } from '../../core/errors.js';
import { command, word } from '../command.js';
import { bashScript } from '../completion/bash.js';
import { type CompletedCommand, completions } from '../completion/completions.js';
import { fishScript } from '../completion/fish.js';
import { printText } from '../print.js';

/** The shells with a completion script. zsh reads the one for bash. */
const SHELLS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: bashScript,
  fish: fishScript,
};

/** `completion`: prints the script with which a shell completes commands, options and the names of the catalogues. */
export const completion = command(
  {
    operands: { shell: word(`${Object.keys(SHELLS).join(', ')}; without one, the shell of SHELL`, { words: Object.keys(SHELLS) }) },
    options: {},
    examples: [
      ['$0 completion bash', 'bash and zsh read it by: source <(shuffle-audit completion bash)'],
      ['$0 completion fish', 'for ~/.config/fish/completions/shuffle-audit.fish'],
    ],
  },
  async (asked, all) => {
    const { shell: typed } = asked;
    const shell = typed ?? process.env['SHELL']?.split('/').at(-1) ?? '';
    if (!Object.hasOwn(SHELLS, shell)) {
      const where = typed === undefined ? 'SHELL must name' : 'the shell must be';
      throw new AuditError('E_USAGE', `${where} ${Object.keys(SHELLS).join(', ')}, got "${shell}"`, {
        hint: 'shuffle-audit completion bash',
      });
    }
    printText(SHELLS[shell](await completions(all)));
    return 0;
  },
);

import { addition, type CommandAddition } from '../../cli/additions.js';
import { dashed, type OptionValues } from '../../cli/options/option.js';
import { refuseUnwritten } from '../../cli/plan/refuse-unwritten.js';
import type { Prepared } from '../../cli/prepared.js';
import { AuditError } from '../../core/errors.js';
import { documentsOf } from './document-file.js';
import type { ProfileAsked } from './document-options.js';
import { documents, language, profileOptions } from './options.js';

/** The values of `report --format` for documents. */
export const FORMATS: readonly string[] = ['document', 'pdf'];

export const additions: Readonly<Record<string, CommandAddition>> = {
  run: addition(documents, forAudit, [
    ['$0 run naive-swap --profile gli-19 --client "Example Games"', 'a document for a standard beside the record'],
  ]),
  log: addition(documents, forAudit),
  plan: addition(profileOptions, async (asked: ProfileAsked & { readonly out: string | undefined }) => {
    refuseUnwritten(profileOptions, asked);
    return forAudit({ ...asked, lang: 'en' });
  }),
  merge: addition(language, async ({ given, lang }) => ({
    papers: (record) => documentsOf(record, [lang]),
    checkPlanned({ document }) {
      if (!given.has('lang') || document) return;
      throw new AuditError('E_USAGE', '--lang is for a document, got it for shards of a plan without --profile', {
        hint: 'plan SUBJECT --profile … --out FILE',
      });
    },
  })),
  report: addition(
    language,
    async ({ format, given, lang }: OptionValues<typeof language> & { readonly format: readonly string[] }) => {
      if (given.has('lang') && !format.some((name) => FORMATS.includes(name)))
        throw new AuditError('E_USAGE', `--lang is for --format document or pdf, got it for ${format.join(', ')}`);
      return format.some((name) => FORMATS.includes(name)) ? { formats: (await import('./formats.js')).documentFormats(lang) } : {};
    },
    [['$0 report reports/naive-swap.json --format pdf --lang hi', 'the document of an audit made with --profile']],
  ),
};

/** Prepares what goes with an audit where any of the options was given. */
async function forAudit(asked: ProfileAsked & Pick<OptionValues<typeof documents>, 'lang'>): Promise<Prepared> {
  if (
    !Object.keys(documents)
      .map(dashed)
      .some((name) => asked.given.has(name))
  )
    return {};
  return (await import('./document-options.js')).prepareProfile(asked, asked.lang);
}

import type { AnyRecord } from '../core/proof.js';
import { isAudit, isOneList } from '../core/proof.js';
import type { Told } from '../page/words/told.js';
import { auditPage } from '../report/audit/page.js';
import { renderSummary } from '../report/audit/summary.js';
import { readFirst } from './read-first.js';

/** The page of a record that was sealed just now and is to lie in the file that is told: that of an audit needs no other check, and no other page is loaded for it. */
export async function pageOfSealed(record: AnyRecord, told: Told): Promise<string> {
  if (isAudit(record)) return auditPage(record, told);
  if (isOneList(record)) return (await import('../report/order/html.js')).orderPage(record, told);
  return (await others()).pageOf(record, told);
}

/** The few lines that its command ends with. */
export async function summaryOfSealed(record: AnyRecord): Promise<string> {
  return isAudit(record) ? renderSummary(record) : (await others()).summaryOf(record);
}

function others(): Promise<typeof import('./render-record.js')> {
  readFirst('./render-record.js');
  return import('./render-record.js');
}

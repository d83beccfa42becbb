import type { LoggedDeal } from '../host/log/logged-deal.js';

/** One recorded deal as `replay` prints it: where it stands and what it is, or as JSON. */
export function loggedDealText(deal: LoggedDeal, json: boolean): string {
  if (json) return `${JSON.stringify(deal)}\n`;
  const { trial, file, line, id, cards } = deal;
  return `deal ${trial}: ${file}:${line}${id === null ? '' : `, number ${id}`}\n\ndeck   ${cards.join(' ')}\n`;
}

import type { LoggedDeal } from '../../host/log/logged-deal.js';

/** One recorded deal as `replay` prints it: where it stands and what it is. */
export function loggedDealLines({ trial, file, line, id, cards }: LoggedDeal): readonly string[] {
  return [`deal ${trial}: ${file}:${line}${id === null ? '' : `, number ${id}`}`, '', `deck   ${cards.join(' ')}`];
}

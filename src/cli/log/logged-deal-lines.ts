import type { LoggedDeal } from '../../host/log/logged-deal.js';

/** Returns one recorded deal as `replay` prints it: its place in the log and its cards. */
export function loggedDealLines({ trial, file, line, id, cards }: LoggedDeal): readonly string[] {
  return [`deal ${trial}: ${file}:${line}${id === null ? '' : `, number ${id}`}`, '', `deck   ${cards.join(' ')}`];
}

import { AuditError } from '../../../core/errors.js';
import { CARD_FORMS, type CardForm } from '../../../core/source/card-form.js';
import type { FormsTried } from '../../../core/source/function-source.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { formFault } from '../../../engine/child/card-forms.js';
import { ChildInputDeck } from '../../../engine/child/input-deck.js';
import type { ChildLook, ChildTask } from '../../../engine/child/protocol.js';
import type { ChildContext } from './failure.js';
import { looked, SURE_BITS } from './look.js';
import { LOOK_MS, MOST_CELLS, MOST_DEALS, PROBE_STATE } from './probe.js';
import { ChildSession } from './session.js';

const LOST_HINT = 'a shuffle must move cards whatever they are: key them by their place in the deck, and not by their value';

/** The time for which a slow function is tried with each form; a kept order it shows then is too little evidence to report. */
const FORM_MS = 500;
const LEAST_DEALS = 2;

/** The form of all cards in a look; null for numbers from 0 on, unchanged. */
type FormLook = CardForm | null;

/**
 * Hands a function decks in random order whose cards are not the numbers from 0 on, form after form; a single card is not tried. `lost` is the first
 * rule it breaks where it loses cards of a form that it takes (E_SUBJECT_DUPLICATE, E_SUBJECT_LENGTH, E_SUBJECT_CARD, E_SUBJECT_HOLE). A `wrapper` is
 * exempt, as it may have been written for the numbers it is given. Throws the rule that decks of numbers from 0 on break.
 */
export async function childTryForms(
  task: Pick<ChildTask, 'code' | 'path' | 'wrapper' | 'random' | 'handed' | 'isolation'>,
  state: ChildTask['state'],
  space: OutcomeSpace,
  context: ChildContext,
  timeoutMs: number,
): Promise<{ readonly tried: FormsTried; readonly lost: AuditError | null } | null> {
  const { width } = task.handed;
  if (space.cards < 2) return null;
  const bits = Math.log2(space.cards);
  const sure = Math.max(LEAST_DEALS, 1 + Math.ceil(SURE_BITS / bits));
  const most = Math.max(sure, Math.min(MOST_DEALS, Math.floor(MOST_CELLS / space.cards)));
  const forms = CARD_FORMS.filter((form) => form !== 'equals' || space.cards > 2);
  const lookOf = (form: FormLook): Pick<ChildLook, 'deck' | 'forms' | 'within'> & { readonly trials: number } => ({
    trials: form === 'equals' ? 1 + Math.ceil(SURE_BITS / Math.log2(space.cards / 2)) : form ? sure : most,
    deck: PROBE_STATE,
    ...(form && { forms: { names: [form], plain: false } }),
    within: { ms: form ? FORM_MS : LOOK_MS, least: form ? LEAST_DEALS : sure },
  });
  const found = { takes: [] as CardForm[], keeps: [] as CardForm[], refuses: [] as CardForm[], loses: [] as CardForm[] };
  let keepsAll = false;
  let lost: AuditError | null = null;
  for (let left: readonly FormLook[] = [null, ...forms]; left.length > 0; ) {
    const [first, ...later] = left;
    const asked = { ...task, ...lookOf(first), looks: later.map(lookOf), state, style: null, touches: null, record: -1 };
    let session = await ChildSession.start(asked, context, space, timeoutMs);
    try {
      for (let going = true; going && left.length > 0; left = left.slice(1)) {
        const [form] = left;
        const cells = await dealt(session, context, form, task.wrapper !== undefined);
        const kept =
          cells instanceof Uint16Array && (cells.length / width) * bits >= SURE_BITS && cells.every((place, i) => place === i % width);
        if (form === null) keepsAll = kept;
        else found[cells === null ? 'refuses' : cells instanceof AuditError ? 'loses' : 'takes'].push(form);
        if (cells instanceof AuditError) lost ??= cells;
        // What leaves any deck in random order as it was does not look at the cards.
        const joined = form === 'equals' && cells instanceof Uint16Array && width === space.cards && areSideBySide(cells, width);
        if (form !== null && ((kept && !keepsAll) || joined)) found.keeps.push(form);
        // What broke a rule is the last look of its process.
        going = cells instanceof Uint16Array;
        if (going && left.length > 1) session = session.next(context, null);
      }
    } finally {
      session.close();
    }
  }
  const { loses, ...others } = found;
  return { tried: { ...others, ...(loses.length > 0 && { loses }) }, lost };
}

/**
 * True if in every deal the two equal cards lie side by side, as keys by value leave them, and luck cannot explain it. `cells` holds the cards'
 * positions in the decks handed in by such a look, `n` a deal.
 */
function areSideBySide(cells: Uint16Array, n: number): boolean {
  const decks = new ChildInputDeck(n, PROBE_STATE);
  const deals = cells.length / n;
  for (let deal = 0; deal < deals; deal++) {
    const equal = Uint16Array.of(0, 1);
    decks.next();
    decks.place(equal, 0, 2);
    const [one, other] = equal;
    const own = cells.subarray(deal * n, (deal + 1) * n);
    if (Math.abs(own.indexOf(one) - own.indexOf(other)) !== 1) return false;
  }
  return deals * Math.log2(n / 2) >= SURE_BITS;
}

/**
 * Returns the positions of the cards in the decks handed in. Null where the function does not take their form. Returns the broken rule where it loses
 * some.
 */
async function dealt(
  session: ChildSession,
  context: ChildContext,
  form: FormLook,
  wrapped: boolean,
): Promise<Uint16Array | AuditError | null> {
  try {
    return (await looked(session, context)).cells;
  } catch (error) {
    if (form === null || !(error instanceof AuditError) || !error.code.startsWith('E_SUBJECT_')) throw error;
    if (formFault(form, error.code) === 'lost' && !wrapped)
      return new AuditError(error.code, error.message, { hint: LOST_HINT, ...(error.at && { at: error.at }) });
    return null;
  }
}

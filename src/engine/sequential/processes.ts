import type { ProcessId } from '../../core/sequential.js';
import { digits } from './digits.js';
import type { EvidenceProcess } from './evidence-process.js';
import { pos } from './pos.js';
import { rising } from './rising.js';
import { rows } from './rows.js';
import { succ } from './succ.js';

/** Each kind of evidence for decks of `n` cards. */
export const PROCESSES: Readonly<Record<ProcessId, (n: number) => EvidenceProcess>> = { rows, pos, succ, digits, rising };

/** The four without rising sequences. */
export const FOUR_PROCESSES: readonly ProcessId[] = ['rows', 'pos', 'succ', 'digits'];

/** What a run averages: with the rising sequences riffles are seen about ten times sooner, and all else costs hardly a deal more. */
export const USUAL_PROCESSES: readonly ProcessId[] = [...FOUR_PROCESSES, 'rising'];

/** The exit code of every error code (`AuditError.code`): those of sysexits.h, and 76 for a subject that broke its contract. */
export const EXIT_OF = {
  E_USAGE: 64,
  E_UNKNOWN_ID: 64,
  E_LOAD: 65,
  E_BEACON: 65,
  E_ENVELOPE: 65,
  E_EVIDENCE_SYNTAX: 65,
  E_EVIDENCE_SCHEMA: 65,
  E_KEY: 65,
  E_LIST_BLANK: 65,
  E_LIST_COLUMN: 65,
  E_LIST_DOUBLED: 65,
  E_LIST_EMPTY: 65,
  E_LIST_FOREIGN: 65,
  E_LIST_FORMAT: 65,
  E_LIST_LOST: 65,
  E_LIST_ROW: 65,
  E_LIST_TEXT: 65,
  E_LOG_BOMB: 65,
  E_LOG_CARD: 65,
  E_LOG_CHANGED: 65,
  E_LOG_COLUMNS: 65,
  E_LOG_DUPLICATE: 65,
  E_LOG_DUP_ID: 65,
  E_LOG_EMPTY: 65,
  E_LOG_ENCODING: 65,
  E_LOG_FORMAT: 65,
  E_LOG_GZIP: 65,
  E_LOG_JSON: 65,
  E_LOG_LAYOUT: 65,
  E_LOG_LINE_TOO_LONG: 65,
  E_LOG_MIXED_DECK: 65,
  E_LOG_NUMBER: 65,
  E_LOG_ROW: 65,
  E_LOG_SAME_FILE: 65,
  E_LOG_TRUNCATED: 65,
  E_PARQUET_READ: 65,
  E_PATH: 65,
  E_PLAN_MISMATCH: 65,
  E_POLICY: 65,
  E_PROFILE: 65,
  E_SHARD: 65,
  E_INPUT_MISSING: 66,
  E_UNAVAILABLE: 69,
  E_FORBIDDEN_STATE: 70,
  E_PROBABILITY: 70,
  E_INTERNAL: 70,
  E_CANNOT_CREATE: 73,
  E_IO: 74,
  E_LOCKED: 75,
  E_SUBJECT_CHANGED: 65,
  E_SUBJECT_LOAD: 65,
  E_SUBJECT_SPAWN: 66,
  E_SUBJECT_THROW: 76,
  E_SUBJECT_LENGTH: 76,
  E_SUBJECT_DUPLICATE: 76,
  E_SUBJECT_CARD: 76,
  E_SUBJECT_HOLE: 76,
  E_SUBJECT_TYPE: 76,
  E_SUBJECT_CONTRACT: 76,
  E_SUBJECT_TIMEOUT: 76,
  E_SUBJECT_DIED: 76,
  E_SUBJECT_OUTPUT: 76,
  E_SUBJECT_EXIT: 76,
  E_SUBJECT_EXTRA_OUTPUT: 76,
  E_SUBJECT_GARBAGE: 76,
  E_SUBJECT_IGNORES_EOF: 76,
  E_SUBJECT_LINE_TOO_LONG: 76,
  E_SUBJECT_OOM: 76,
  E_SUBJECT_TAMPER: 76,
  E_RNG_AFTER_RETURN: 76,
  E_SANDBOX: 77,
  E_SIGNATURE: 77,
  E_UNSOLVABLE: 65,
  E_SEARCH_LIMIT: 21,
  E_NONDETERMINISTIC: 21,
  E_UNPROVABLE: 21,
  E_VERIFY: 20,
} as const;

/** The kind of error, for programs; the message is for people. */
export type ErrorCode = keyof typeof EXIT_OF;

/** The place of a failure, as far as it is known. Trials and positions count from 1, as people do. */
export interface ErrorPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly trial?: number;
  readonly position?: number;
}

/**
 * A failure the user can act on; anything else that escapes is a bug.
 *
 * `message` is one line, lower case, without a full stop: the subject, the rule, the value received. `hint` says what to do next.
 */
export class AuditError extends Error {
  override readonly name = 'AuditError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly at: ErrorPlace | undefined;

  constructor(code: ErrorCode, message: string, more: { readonly hint?: string; readonly at?: ErrorPlace; readonly cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.hint = more.hint;
    this.at = more.at;
  }
}

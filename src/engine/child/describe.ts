// Captured before the subject is loaded: it may replace any of them.
const text = String;
const apply = Reflect.apply;
const slice = String.prototype.slice;
const tag = Object.prototype.toString;
const NodeError = Error;

const MOST = 80;

/** Describes a value the subject made by its type and a text of at most 80 characters; never throws, whatever the value does when it is read. */
export function childDescribe(value: unknown): string {
  try {
    if (value === null || value === undefined) return value === null ? 'null' : 'undefined';
    if (typeof value === 'number') return value === 0 && 1 / value < 0 ? 'number -0' : `number ${value}`;
    if (typeof value === 'string') return `string "${cut(value)}"`;
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object') return `${typeof value} ${cut(text(value))}`;
    return cut(apply(slice, apply(tag, value, []), [8, -1]));
  } catch {
    return `${typeof value} that cannot be shown`;
  }
}

/** Describes something thrown, as `name: message` for an error; never throws itself. */
export function childDescribeThrown(thrown: unknown): string {
  try {
    if (thrown instanceof NodeError) return cut(`${thrown.name}: ${thrown.message}`, 400);
  } catch {
    return 'an error that cannot be shown';
  }
  return childDescribe(thrown);
}

/** Returns the stack of something thrown, or ''; never throws itself. */
export function childStack(thrown: unknown): string {
  try {
    return thrown instanceof NodeError && typeof thrown.stack === 'string' ? cut(thrown.stack, 4000) : '';
  } catch {
    return '';
  }
}

function cut(long: string, most: number = MOST): string {
  const kept: unknown = apply(slice, long, [0, most]);
  return typeof kept === 'string' ? kept : '';
}

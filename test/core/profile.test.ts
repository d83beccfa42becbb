import { describe, expect, it } from 'vitest';
import { BEYOND, LANGUAGES, NAMED_TESTS, PROFILE } from '../../src/core/profile.js';
import { readFixture } from '../support/read-fixture.js';

/** What a schema says of a field, as JSON Schema has it. */
interface Form {
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly items?: Form;
  readonly properties?: Readonly<Record<string, Form>>;
}

/** The form of a field within another, items of lists passed through. */
const within = (form: Form, [name, ...rest]: readonly string[]): Form => {
  const below = form.items ?? form;
  return name === undefined ? below : within(below.properties?.[name] ?? {}, rest);
};

const { anyOf } = readFixture<{ readonly anyOf: readonly Form[] }>('record/evidence.schema.json');
const published = (...path: readonly string[]): Form => within(anyOf[0], ['run', ...path]);

describe('a profile', () => {
  it('has the name, the reasons and the tests that are published', () => {
    expect(published('document', 'profile', 'profile').const).toBe(PROFILE);
    expect(published('document', 'profile', 'clauses', 'beyond').enum).toEqual(BEYOND);
    expect(published('document', 'profile', 'clauses', 'lacks').enum).toEqual(NAMED_TESTS);
    expect(Object.keys(published('document', 'profile', 'title').properties ?? {})).toEqual(LANGUAGES);
  });
});

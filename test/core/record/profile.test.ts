import { describe, expect, it } from 'vitest';
import { LANGUAGES, PROFILE } from '../../../src/core/record/profile.js';
import { readFixture } from '../../support/read-fixture.js';

/** What a schema says of a field, as JSON Schema has it. */
interface Form {
  readonly const?: string;
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
  it('has the name and the languages that are published', () => {
    expect(published('document', 'profile', 'profile').const).toBe(PROFILE);
    expect(Object.keys(published('document', 'profile', 'title').properties ?? {})).toEqual(LANGUAGES);
  });
});

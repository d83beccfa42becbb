import { expect, it } from 'vitest';
import { uniformUnderNull } from '../../../../src/engine/subject/uniform-under-null.js';
import { renderDocument } from '../../../../src/wings/standards/document/html.js';
import { profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';

it('an audit under a declared null answers no standard', async () => {
  const record = await recordOf(uniformUnderNull(pipelineOf('sattolo', 6), { kind: 'cyclic' }), { seed: 'told', trials: 500 });
  const document = {
    profile: profileOf('gli-11'),
    parties: { client: 'A', laboratory: 'B' },
    package: 'ab'.repeat(32),
    platform: 'linux x64',
  };
  const held = { ...record, run: { ...record.run, document } };
  expect(() => renderDocument(held)).toThrow(/a standard that asks for an even shuffle, got an audit under a declared null/);
});

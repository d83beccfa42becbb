import { it } from 'vitest';
import { readsAnyBytes } from '../host/log/any-bytes.js';
import { ownFolder } from '../host/log/logs.js';

ownFolder();

it('whatever bytes a log holds, it is read or refused with a code: 5,000 logs, of which `npm test` reads 500', async () => {
  await readsAnyBytes(5000, 20261126);
});

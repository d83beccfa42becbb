import { it } from 'vitest';
import { readsAnyList } from './any-bytes.js';

it('whatever bytes a list holds, it is read or refused with a code: 3,000 lists, of which `npm test` reads 500', async () => {
  await readsAnyList(3000, 5);
});

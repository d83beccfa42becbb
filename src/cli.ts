#!/usr/bin/env node
import { begin } from './cli/begin.js';

await begin(process.argv.slice(2), async () => (await import('./wings/index.js')).WINGS);

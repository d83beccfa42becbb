#!/usr/bin/env node
import { begin } from './cli/begin.js';
import { WINGS } from './wings/index.js';

await begin(process.argv.slice(2), WINGS);

#!/usr/bin/env node
import { begin } from './cli/begin.js';

await begin(process.argv.slice(2), () => import('./wings/index.js'));

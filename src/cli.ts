#!/usr/bin/env node
import { createRequire } from 'node:module';

// Imports read all their files at once, more than some systems let a process open; what is required is read one by one.
const { start } = process.features.require_module
  ? (createRequire(import.meta.url)('./cli/start.js') as typeof import('./cli/start.js'))
  : await import('./cli/start.js');
await start(process.argv.slice(2));

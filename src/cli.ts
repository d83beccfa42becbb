#!/usr/bin/env node
import { start } from './cli/start.js';

await start(process.argv.slice(2));

// Audits deals that were recorded before: CSV, TSV or JSON lines, one deck a row.
import { findFiles, logSubject, makePlan, readLog, runAudit } from 'shuffle-audit';

const files = findFiles(['./deals.csv'], import.meta.dirname);
const log = await readLog(files, { packs: 1, maxRejects: 0, start: 'natural' });
const subject = logSubject(log, files);
const { verdict } = await runAudit(makePlan(subject.space, { seed: 'log', trials: subject.trials }), subject, { workers: 1 });

console.log(`${log.origin.source.decks} decks of ${subject.space.width} cards: ${verdict.kind}`);
if (verdict.kind === 'inconclusive') console.log(`${verdict.trialsNeeded} deals would decide`);

// prints:
// 40 decks of 5 cards: inconclusive
// 240717 deals would decide

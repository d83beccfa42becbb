export { raceSubject } from './host/subject.js';
export type { BrokenRace, BrokenRaceCore } from './record/broken-race.js';

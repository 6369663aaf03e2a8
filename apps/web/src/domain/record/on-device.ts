/**
 * What a session keeps on its device: what waits to be sent, and what was read. In one file, which the record needs too: a browser that
 * opens the record without coverage has it (decision 21).
 */
export { forgetReads, keepPage, keepReads, restoreReads } from './offline-cache.ts';
export { recordQueueOf } from './record-queue.ts';

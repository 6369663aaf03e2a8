/**
 * The data that a session keeps on its device: writes that wait to be sent, and reads. It is in one file, which
 * the record needs too, so that a browser that opens the record without coverage has it (decision 39).
 */
export { restoreReads } from './offline-cache.ts';
export { readAhead } from './read-ahead.ts';
export { recordQueueOf } from './record-queue.ts';
export { endReopening, openReopenable, tendReopening } from './reopening.ts';

/** What a session keeps on its device, in one file: what waits to be sent, and what was read. */
export { forgetReads, restoreReads } from './kept-reads.ts';
export { recordQueueOf } from './record-queue.ts';

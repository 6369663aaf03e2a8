import { createLog } from './log.ts';

/** Logs more than may wait, as a program that runs on after its log could not be written, and says that it still runs. */
const log = createLog('info');
for (let line = 0; line < 2000; line += 1) log.info('x'.repeat(1000));
process.stderr.write('still running');

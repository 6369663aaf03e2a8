import { patrolFinished } from './patrol-finished.tsx';
import { recordKept } from './record-kept.tsx';

/** The mails about what was recorded. */
export const mails = [recordKept, patrolFinished];

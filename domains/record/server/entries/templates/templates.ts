import { RecordKept, recordKeptSubject } from './record-kept.tsx';

/** The mail templates of this feature. */
export const templates = {
  'record-kept': { subject: recordKeptSubject, Body: RecordKept },
};

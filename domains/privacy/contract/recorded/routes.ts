import { defineRoute, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { AllRecordedQuery, ErasedRecorded, RecordedList, RecordedQuery } from './schema.ts';

/** How often one network may search people and plates, for which rows without an index of words are read. */
const searches = { max: 60, perSeconds: 60 };

export const recordedRoutes = {
  listRecorded: defineRoute({
    method: 'GET',
    path: '/recorded-people',
    summary:
      'Finds people and plates in the record, former versions, and what is set aside; nothing without words',
    access: signedIn('admin'),
    query: RecordedQuery,
    limit: searches,
    status: 200,
    response: RecordedList,
    shows: ['involved'],
  }),
  downloadRecorded: defineRoute({
    method: 'GET',
    path: '/recorded-people.zip',
    summary:
      'Returns what is found: a page to read, and the same as JSON, without other people of the incidents',
    access: signedIn('admin'),
    query: AllRecordedQuery,
    confirmed: true,
    limit: searches,
    status: 200,
    response: z.string(),
    chunked: 'application/zip',
    shows: ['recorded-file'],
  }),
  eraseRecorded: defineRoute({
    method: 'POST',
    path: '/recorded-people/erasure',
    summary:
      'Takes people and plates from incidents, wherever they stand and unless they are held, a day later; says how many are held now',
    access: signedIn('admin'),
    body: ErasedRecorded,
    confirmed: true,
    status: 200,
    response: z.object({ held: z.int() }),
  }),
} as const;

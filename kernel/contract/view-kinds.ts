/**
 * What a call can show of people, and a view of it is logged (product 22.20): people, details of them and plates of incidents; phones,
 * emails and patrol ID numbers of others; the record as it was before it was edited; a file; and the log of views itself.
 */
export const viewKinds = [
  'involved',
  'contacts',
  'former',
  'people-file',
  'person-file',
  'patrols-file',
  'incidents-file',
  'recorded-file',
  'report-file',
  'volunteers-file',
  'views',
] as const;
export type ViewKind = (typeof viewKinds)[number];

/** What a whole patrol shows, to those who may see it. */
export const shownOfPatrol = ['involved', 'contacts'] as const satisfies readonly ViewKind[];

/** An instant as PostgreSQL writes it in UTC, as a column or in JSON. */
const inUtc = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00(?::00)?$/;

/**
 * Returns PostgreSQL's notation as an ISO string. A list has hundreds of instants and Date takes ten times as long, so Date
 * only parses other time zones.
 */
export function readInstant(text: string): string {
  const [, date, time, fraction = ''] = inUtc.exec(text) ?? [];
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString();
}

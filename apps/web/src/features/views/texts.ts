import { formatDateTime, formatTime, toLocal, type View, type ViewKind } from '@patrolbook/contract';

/** What can be chosen to narrow the log to. */
export const viewKindNames: Readonly<Record<ViewKind, string>> = {
  involved: 'People and plates',
  contacts: 'Contacts',
  former: 'Former versions',
  'people-file': 'File of people',
  'person-file': 'Information of one person',
  'patrols-file': 'File of patrols',
  'incidents-file': 'File of incidents',
  'recorded-file': 'File of recorded people',
  'report-file': 'File of a report',
  'volunteers-file': 'File of volunteers',
  views: 'This log',
};

export function isViewKind(value: unknown): value is ViewKind {
  return typeof value === 'string' && Object.hasOwn(viewKindNames, value);
}

/** `People and plates of 2 incidents, in a list` */
export function whatText({ what, way, of, amount }: Pick<View, 'what' | 'way' | 'of' | 'amount'>): string {
  const ways = { page: '', list: ', in a list', file: '', change: ', after a change' };
  return countedText(what, of.kind, amount ?? 0) + (what === 'views' ? '' : ways[way]);
}

function countedText(what: ViewKind, of: View['of']['kind'], amount: number): string {
  if (what === 'involved') return `People and plates of ${counted(amount, 'incident')}`;
  if (what === 'former') return counted(amount, 'former version');
  if (what === 'contacts' && of !== 'person')
    return `Contacts of ${amount === 1 ? '1 person' : `${amount} people`}`;
  return viewKindNames[what];
}

function counted(amount: number, what: string): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`;
}

/** `Sat 21 Nov 2026, 18:40`, or `… 18:40 to 19:10, 3 times` */
export function whenText(
  { first, last, times }: Pick<View, 'first' | 'last' | 'times'>,
  zone: string,
): string {
  const began = formatDateTime(first, zone);
  const ended = formatDateTime(last, zone);
  const isSameDay = toLocal(first, zone).date === toLocal(last, zone).date;
  const end = began === ended ? '' : ` to ${isSameDay ? formatTime(last, zone) : ended}`;
  return began + end + (times === 1 ? '' : `, ${times} times`);
}

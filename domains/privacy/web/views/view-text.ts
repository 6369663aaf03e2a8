import { formatDateTime, formatTime, toLocal } from '#contract';
import type { View } from '#privacy/contract';
import { viewTexts } from './texts.ts';

/** `People and plates of 2 incidents, in a list` */
export function whatText({ what, way, of, amount }: Pick<View, 'what' | 'way' | 'of' | 'amount'>): string {
  const seen = seenText(what, of.kind, amount ?? 0);
  return what === 'views' ? seen : viewTexts.seen(way, { what: seen });
}

function seenText(what: View['what'], of: View['of']['kind'], amount: number): string {
  if (what === 'involved') return viewTexts.involved(amount);
  if (what === 'former') return viewTexts.former(amount);
  if (what === 'contacts' && of !== 'person') return viewTexts.contacts(amount);
  return viewTexts.kind(what);
}

/** `Sat 21 Nov 2026, 18:40`, or `… 18:40 to 19:10, 3 times` */
export function whenText(
  { first, last, times }: Pick<View, 'first' | 'last' | 'times'>,
  zone: string,
): string {
  const began = formatDateTime(first, zone);
  const end = formatDateTime(last, zone);
  const isSameDay = toLocal(first, zone).date === toLocal(last, zone).date;
  const ended = isSameDay ? formatTime(last, zone) : end;
  return viewTexts.times(times, { when: began === end ? began : viewTexts.until({ began, ended }) });
}

import { catalogue, chosen, counted, filled } from './catalogue.ts';

/** Words for times: periods, how long ago, weekdays. */
export const timeTexts = catalogue('times', {
  period: filled('{from} to {to}'),
  since: filled('From {date}'),
  until: filled('Until {date}'),
  justNow: 'just now',
  minutesAgo: counted({ one: '{count} minute ago', other: '{count} minutes ago' }),
  ago: filled('{time} ago'),
  /** By their number (ISO 8601). */
  weekday: chosen({ 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' }),
});

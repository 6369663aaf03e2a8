import { formatDate, formatDayMonth, formatWeekday } from '#contract';
import { isTest } from '#patrols/contract';
import type { EmailPatrol } from './mail-parts.tsx';

/** How a mail names several patrols, the earliest first. */

/** `3 patrols, 1 TEST patrol and 1 event` */
export function countText(patrols: readonly EmailPatrol[]): string {
  const tests = patrols.filter(isTest).length;
  const events = patrols.filter((patrol) => patrol.type === 'event' && !isTest(patrol)).length;
  const counts = [
    counted(patrols.length - tests - events, 'patrol'),
    counted(tests, 'TEST patrol'),
    counted(events, 'event'),
  ];
  return new Intl.ListFormat('en-NZ').format(counts.filter((text) => text !== ''));
}

function counted(count: number, word: string): string {
  if (count === 0) return '';
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}

/** `Sat 5 Dec to Sat 26 Dec 2026` */
export function spanText(patrols: readonly EmailPatrol[]): string {
  const [first, last] = [patrols.at(0), patrols.at(-1)];
  if (!first || !last) return '';
  const from = `${formatWeekday(first.when, first.timeZone)} ${formatDayMonth(first.when, first.timeZone)}`;
  const to = `${formatWeekday(last.when, last.timeZone)} ${formatDate(last.when, last.timeZone)}`;
  return to.startsWith(`${from} `) ? to : `${from} to ${to}`;
}

/** Returns who asks for cover, each once, and whether they are several. */
export function holdersOf(places: readonly { holder: string }[]): { names: string; are: boolean } {
  const holders = [...new Set(places.map(({ holder }) => holder))];
  return { names: new Intl.ListFormat('en-NZ').format(holders), are: holders.length > 1 };
}

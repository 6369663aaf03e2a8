import { formatDateTime, formatMonth, type Patrol, type Reach, type SentMessage } from '@patrolbook/contract';
import { titleOf } from '../../domain/patrols/patrol-title.ts';
import { lazyValue } from '../../lib/loading/lazy-value.ts';

const list = lazyValue(() => new Intl.ListFormat('en-NZ', { type: 'conjunction' }));

/** `The crew and guests of Regular patrol, Sat 5 Dec 2026, 21:00` */
export function crewText(patrol: Pick<Patrol, 'name' | 'type' | 'when'>, zone: string): string {
  return `The crew and guests of ${titleOf(patrol)}, ${formatDateTime(patrol.when, zone)}`;
}

/** `Everybody on a patrol in December 2026` */
export function monthText(month: string): string {
  return `Everybody on a patrol in ${formatMonth(month)}`;
}

export const memberTexts = { members: 'All members', patrollers: 'All patrollers' } as const;

/** Says to whom a message went. */
export function audienceText(to: SentMessage['to'], zone: string): string {
  if (to.kind === 'crew') return crewText(to.patrol, zone);
  return to.kind === 'month' ? monthText(to.month) : memberTexts[to.kind];
}

/** `12 people and 1 guest`, or `nobody` */
export function reachText({ people, guests }: Reach): string {
  const kinds = [...counted(people, 'person', 'people'), ...counted(guests, 'guest', 'guests')];
  return kinds.length > 0 ? list().format(kinds) : 'nobody';
}

function counted(count: number, one: string, several: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
}

/** `Rua HALL (021 555 0101) and Ben (guest)` */
export function namesText(people: Reach['unmailed']): string {
  return list().format(people.map(({ name, phone }) => (phone ? `${name} (${phone})` : name)));
}

/** `12 handed over, 1 on its way, 2 not reached` */
export function outcomeText({ mails, unmailed }: Pick<SentMessage, 'mails' | 'unmailed'>): string {
  const { handedOver, waiting, dropped } = mails;
  const parts = [
    `${handedOver} handed over`,
    waiting > 0 && `${waiting} on the way`,
    dropped > 0 && `${dropped} not needed any more`,
    mails.failed > 0 && `${mails.failed} not delivered`,
    unmailed > 0 && `${unmailed} without an address`,
  ];
  return parts.filter(Boolean).join(', ');
}

import { formatDateTime, formatMonth } from '#contract';
import type { Reach, SentMessage } from '#messages/contract';
import type { Patrol } from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { listText } from '#texts/locale.ts';
import { messageTexts } from './texts.ts';

/** `The crew and guests of Regular patrol, Sat 5 Dec 2026, 21:00` */
export function crewText(patrol: Pick<Patrol, 'name' | 'type' | 'when'>, zone: string): string {
  return messageTexts.crew({ patrol: titleOf(patrol), when: formatDateTime(patrol.when, zone) });
}

/** `Everybody on a patrol in December 2026` */
export function monthText(month: string): string {
  return messageTexts.month({ month: formatMonth(month) });
}

/** Says to whom a message went. */
export function audienceText(to: SentMessage['to'], zone: string): string {
  if (to.kind === 'crew') return crewText(to.patrol, zone);
  return to.kind === 'month' ? monthText(to.month) : messageTexts.members(to.kind);
}

/** `12 people and 1 guest`, or `nobody` */
export function reachText({ people, guests }: Reach): string {
  const kinds = [people > 0 && messageTexts.people(people), guests > 0 && messageTexts.guests(guests)];
  return listText(kinds.filter((kind) => kind !== false)) || messageTexts.nobody;
}

/** `Rua HALL (021 555 0101) and Ben (guest)` */
export function namesText(people: Reach['unmailed']): string {
  return listText(people.map(({ name, phone }) => (phone ? `${name} (${phone})` : name)));
}

/** `12 handed over, 1 on its way, 2 not reached` */
export function outcomeText({ mails, unmailed }: Pick<SentMessage, 'mails' | 'unmailed'>): string {
  const { handedOver, waiting, dropped } = mails;
  const parts = [
    messageTexts.handedOver(handedOver),
    waiting > 0 && messageTexts.waiting(waiting),
    dropped > 0 && messageTexts.dropped(dropped),
    mails.failed > 0 && messageTexts.failed(mails.failed),
    unmailed > 0 && messageTexts.withoutAddress(unmailed),
  ];
  return parts.filter(Boolean).join(', ');
}

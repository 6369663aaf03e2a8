import { formatName } from '#contract';
import type { Reach, SentMessage, WholeMessage } from '#messages/contract';
import type { Addressee } from './audience.ts';
import type { ShownMessage, UnreachedRow } from './store.ts';

/** Counts those whom a message would reach, and names the others. */
export function reachOf(audience: readonly Addressee[]): Reach {
  const mailed = audience.filter(({ isMailed }) => isMailed);
  const guests = mailed.filter(({ isGuest }) => isGuest).length;
  return {
    people: mailed.length - guests,
    guests,
    unmailed: audience.filter(({ isMailed }) => !isMailed).map(nameAndPhone),
    failing: mailed.filter(({ isFailing }) => isFailing).map(nameAndPhone),
  };
}

function nameAndPhone({ name, phone }: Addressee): Reach['unmailed'][number] {
  return { name, phone };
}

export function presentMessage({ message, patrol, counts }: ShownMessage): SentMessage {
  const { id, subject, sent, sentBy, unmailed } = message;
  return {
    _id: id,
    subject,
    to: audienceOf(message, patrol),
    sent: { when: sent, by: sentBy },
    mails: counts,
    unmailed: unmailed.length,
  };
}

function audienceOf(
  { audience, month }: ShownMessage['message'],
  patrol: ShownMessage['patrol'],
): SentMessage['to'] {
  if (patrol) {
    const { id: _id, type, name, when } = patrol;
    return { kind: 'crew', patrol: { _id, type, name, when } };
  }
  if (month !== null) return { kind: 'month', month };
  return audience === 'patrollers' ? { kind: 'patrollers' } : { kind: 'members' };
}

export function presentUnreached(row: UnreachedRow): WholeMessage['unreached'][number] {
  const { firstName, lastName, guestName, phone, mailId, reason } = row;
  const name =
    lastName === null
      ? `${guestName ?? 'Unknown'} (guest)`
      : formatName({ firstName: firstName ?? '', lastName });
  return { name, phone, mail: mailId === null ? null : { _id: mailId, reason } };
}

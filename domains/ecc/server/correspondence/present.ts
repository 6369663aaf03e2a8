import { formatName } from '#contract';
import { eccAnswerUntil } from '#ecc/contract';
import type { EccLogOnSubject, EccNotificationView, EccPatrol, SentEccLogOn } from '#patrols/contract';
import { isAnswered } from './mails/message-kinds.ts';
import type { LogOnSubject, NotificationOfPatrol, NotificationRow } from './store.ts';
import { isTraining } from './training.ts';

/** Only a patrol has a call sign, so an event has no messages. */
function callSignOf({ callSign, organization }: NotificationOfPatrol['patrol']): string {
  return callSign ?? organization.code;
}

/** Returns what every message says of a patrol. */
export function presentEccPatrol(patrol: LogOnSubject): EccPatrol {
  const { organization, when, hours } = patrol;
  const { name, code, policeStation, timeZone } = organization;
  return {
    callSign: callSignOf(patrol),
    organization: { name, code, policeStation, timeZone },
    when,
    hours,
    training: isTraining(patrol),
  };
}

export function presentLogOnSubject(patrol: LogOnSubject): EccLogOnSubject {
  return {
    ...presentEccPatrol(patrol),
    crew: patrol.assignments.map(({ person }) => ({
      name: formatName(person),
      idNumber: person.idNumber,
      phone: person.phone,
    })),
    guests: patrol.guests.map(({ name }) => name),
  };
}

/** Leaves out the phones and patrol ID numbers (product 2.12). */
export function withoutContacts(logOnSubject: EccLogOnSubject): EccLogOnSubject {
  const crew = logOnSubject.crew.map(({ name }) => ({ name, idNumber: null, phone: null }));
  return { ...logOnSubject, crew };
}

export function presentSent(row: NotificationRow): SentEccLogOn {
  const { when, by, message, phone, vehicle, overt, notes, standDownReason } = row;
  return { when, by, message, phone: phone ?? '', vehicle, overt, notes, standDownReason };
}

/** Returns what the ECC sees behind a mail's link; null for a message that needs no answer. */
export function presentNotification(row: NotificationOfPatrol): EccNotificationView | null {
  const { kind, when, training, message, patrol } = row;
  if (!isAnswered(kind)) return null;
  const { organization } = patrol;
  return {
    kind,
    sent: when,
    callSign: callSignOf(patrol),
    organization: { name: organization.name, timeZone: organization.timeZone },
    training,
    message,
    answer: answerOf(kind, patrol),
    expires: eccAnswerUntil(patrol),
  };
}

function answerOf(kind: 'log-on' | 'log-off', patrol: NotificationOfPatrol['patrol']) {
  const { eccLogOnResponse, eccLogOffResponse } = patrol;
  const when = kind === 'log-on' ? eccLogOnResponse : eccLogOffResponse;
  const policeEventNumber = kind === 'log-on' ? patrol.policeEventNumber : null;
  return when === null ? null : { when, policeEventNumber };
}

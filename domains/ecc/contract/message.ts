import { addHours, formatDateTime, formatTime } from '#contract';
import type {
  EccCrewMember,
  EccFact,
  EccLogOnDetails,
  EccLogOnSubject,
  EccMessage,
  EccPatrol,
} from '#patrols/contract';
import { describeVehicle } from '#vehicles/contract';

/** The messages to the ECC. The web previews what the server mails and keeps (product 16.3). */

/** The facts of a message about a patrol that the ECC knows, besides the patrol itself. */
export interface KnownToEcc {
  /** The number that the ECC gave, if any. */
  policeEventNumber: string | null;
  /** The number to ring, if the log-on gave one. */
  phone: string | null;
}

export function eccLogOnMessage(patrol: EccLogOnSubject, details: EccLogOnDetails): EccMessage {
  const { callSign, organization, when, hours, crew, guests } = patrol;
  const { phone, vehicle, overt, notes, standDownReason } = details;
  const times = formatTimes(patrol);
  return {
    subject: titled(patrol, `Patrol log on: ${callSign}, ${times}`),
    summary: `${callSign} from ${organization.policeStation}, ${times}. Ring ${phone}.`,
    facts: stated([
      ...whoFacts(patrol),
      ['Start', formatDateTime(when, organization.timeZone)],
      ['Expected finish', formatDateTime(addHours(when, hours), organization.timeZone)],
      ['Contact phone', phone],
      [`Crew (${crew.length})`, crew.map(describeMember).join('\n')],
      ['Only one on the crew', standDownReason],
      [`Guests (${guests.length})`, guests.join('\n')],
      ['Vehicle', vehicle && describeVehicle(vehicle)],
      ['Overt or covert', describeStyle(overt)],
      ['Notes', notes],
    ]),
  };
}

/** `hours` of the patrol is the new total, `formerHours` the one that the ECC knew. */
export function eccExtensionMessage(
  patrol: EccPatrol,
  known: KnownToEcc & { formerHours: number },
): EccMessage {
  const { callSign, organization, when, hours } = patrol;
  const finish = formatDateTime(addHours(when, hours), organization.timeZone);
  return {
    subject: titled(patrol, `Patrol extended: ${callSign}, until ${finish}`),
    summary: `${callSign} from ${organization.policeStation} is on patrol until ${finish}.${ring(known)}`,
    facts: stated([
      ...whoFacts(patrol),
      ...knownFacts(known),
      ['New finish', finish],
      ['Former finish', formatDateTime(addHours(when, known.formerHours), organization.timeZone)],
    ]),
  };
}

/** For a patrol that was moved after its log-on; `former` is what the ECC knew. */
export function eccMoveMessage(
  patrol: EccPatrol,
  known: KnownToEcc & { former: { when: string; hours: number } },
): EccMessage {
  const { callSign, organization, when, hours } = patrol;
  const times = formatTimes(patrol);
  return {
    subject: titled(patrol, `Patrol moved: ${callSign}, now ${times}`),
    summary: `${callSign} from ${organization.policeStation} was moved to ${times}.${ring(known)}`,
    facts: stated([
      ...whoFacts(patrol),
      ...knownFacts(known),
      ['Start', formatDateTime(when, organization.timeZone)],
      ['Expected finish', formatDateTime(addHours(when, hours), organization.timeZone)],
      ['It was', formatTimes({ ...patrol, ...known.former })],
    ]),
  };
}

/** For a patrol that will not take place after all. */
export function eccCancellationMessage(patrol: EccPatrol, known: KnownToEcc): EccMessage {
  const { callSign, organization } = patrol;
  const times = formatTimes(patrol);
  return {
    subject: titled(patrol, `Patrol cancelled: ${callSign}, ${times}`),
    summary: `${callSign} from ${organization.policeStation} does not patrol on ${times}.${ring(known)}`,
    facts: stated([...whoFacts(patrol), ...knownFacts(known), ['Cancelled', times]]),
  };
}

/** `finished` is the instant at which the patrol finished. */
export function eccLogOffMessage(patrol: EccPatrol, known: KnownToEcc & { finished: string }): EccMessage {
  const { callSign, organization, when } = patrol;
  const finished = formatDateTime(known.finished, organization.timeZone);
  return {
    subject: titled(patrol, `Patrol log off: ${callSign}, finished ${finished}`),
    summary: `${callSign} from ${organization.policeStation} finished ${finished}.${ring(known)}`,
    facts: stated([
      ...whoFacts(patrol),
      ...knownFacts(known),
      ['Start', formatDateTime(when, organization.timeZone)],
      ['Finished', finished],
    ]),
  };
}

/** Returns a message as plain text: its summary, and a line for each fact. */
export function eccMessageText({ summary, facts }: EccMessage): string {
  const lines = facts.map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  return `${summary}\n\n${lines.join('\n')}`;
}

/** `Sat 21 Nov 2026, 21:00 to 00:00`; the finish has its date if it is a day or more later. */
function formatTimes({ when, hours, organization: { timeZone } }: EccPatrol): string {
  const end = addHours(when, hours);
  const finish = hours < 24 ? formatTime(end, timeZone) : formatDateTime(end, timeZone);
  return `${formatDateTime(when, timeZone)} to ${finish}`;
}

function titled({ training }: EccPatrol, subject: string): string {
  return training ? `TRAINING: ${subject}` : subject;
}

function ring({ phone }: KnownToEcc): string {
  return phone ? ` Ring ${phone}.` : '';
}

type Stated = [label: string, value: string | null];

/** Leaves out the facts that are not known. */
function stated(facts: Stated[]): EccFact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function whoFacts({ training, callSign, organization }: EccPatrol): Stated[] {
  return [
    ['Training', training ? 'Not a real patrol' : null],
    ['Call sign', callSign],
    ['Organization', organization.name],
    ['Station', organization.policeStation],
  ];
}

function knownFacts({ policeEventNumber, phone }: KnownToEcc): Stated[] {
  return [
    ['Event number', policeEventNumber],
    ['Contact phone', phone],
  ];
}

function describeMember({ name, idNumber, phone }: EccCrewMember): string {
  return [name, idNumber && `ID ${idNumber}`, phone].filter(Boolean).join(', ');
}

function describeStyle(overt: boolean | null): string | null {
  if (overt === null) return null;
  return overt ? 'Overt' : 'Covert';
}

import { type Coordinator, capitalized, formatName } from '#contract';
import { type Organization, questionsText } from '#organizations/contract';
import { endOf, instructionsOf, isTest, type Patrol } from '#patrols/contract';
import { domainOf, envelopeSender } from '#platform/mail/from.ts';
import type { Settings } from '#platform/settings.ts';
import { fileOfLines, parameterValue, textProperty, utcTime } from './icalendar.ts';
import { patrolPage } from './patrol-page.ts';
import { type CalendarTime, readableTime, timeZoneRules } from './time-zone.ts';

/** What every calendar says of a patrol. */
interface PlannedPatrol extends Pick<Patrol, 'type' | 'name' | 'callSign' | 'when' | 'hours'> {
  id: string;
  sequence: number;
  organization: Pick<Organization, 'name' | 'timeZone'>;
}

/** What a person's calendar says of a patrol. */
interface CalendarPatrol extends PlannedPatrol, Pick<Patrol, 'instructions'> {
  organization: Coordinator &
    Pick<Organization, 'name' | 'timeZone' | 'patrolMeetUpInstructions' | 'patrollerInstructions'>;
}

/** A patrol in somebody's calendar. */
export interface CalendarEntry {
  /** The assignment's or the guest's id, so that a reassigned person gets a new entry. */
  id: string;
  patrol: CalendarPatrol;
  /** The instant of its last change. */
  stamp: string;
  /** Whether the person has accepted; null for a guest, who is not asked and has no page to open. */
  accepted: boolean | null;
  /** Whether it removes the entry. */
  cancels?: boolean;
  /** Whom it is for, if it goes to somebody else's address, and the page of their link (product 11.35). */
  sharer?: { name: string; page: string | null } | undefined;
}

/** A patrol in the calendar of the whole roster, which has no places, texts and phones (product 9.16). */
interface RosterEntry extends PlannedPatrol {
  /** The instant of its last change. */
  stamp: string;
  /** Those whom it names. */
  crew: readonly { firstName: string; lastName: string }[];
}

/** How often a subscribed calendar should be read again (RFC 7986, section 5.7). */
const refreshInterval = 'PT1H';

/** Returns a subscribed calendar as an iCalendar file (RFC 5545). */
export function feedFile(entries: readonly CalendarEntry[], settings: Settings): string {
  const events = entries.map((entry) => eventOf(entry, settings));
  return fileOf(events, { method: 'PUBLISH', isSubscribed: true }, settings);
}

/** Returns an organization's roster as such a file. */
export function rosterFile(entries: readonly RosterEntry[], settings: Settings): string {
  const events = entries.map((entry) => rosterEventOf(entry, settings));
  return fileOf(events, { method: 'PUBLISH', isSubscribed: true }, settings);
}

/**
 * Returns the file of one entry, and its method. The method is never REQUEST, because replies to it would go to
 * an address that nobody reads. The file has no calendar name, because some applications would make a separate
 * calendar of that name.
 */
export function entryFile(entry: CalendarEntry, settings: Settings) {
  const method = entry.cancels ? 'CANCEL' : 'PUBLISH';
  return { method, text: fileOf([eventOf(entry, settings)], { method }, settings) };
}

/** Returns the file of several entries that are all added. */
export function entriesFile(entries: readonly CalendarEntry[], settings: Settings) {
  const method = 'PUBLISH';
  const events = entries.map((entry) => eventOf(entry, settings));
  return { method, text: fileOf(events, { method }, settings) };
}

/** The lines of an entry, and the zone of their local times; null if they are in UTC. */
interface CalendarEvent {
  lines: string[];
  zone: string | null;
}

function fileOf(
  events: readonly CalendarEvent[],
  { method, isSubscribed = false }: { method: 'PUBLISH' | 'CANCEL'; isSubscribed?: boolean },
  { productName }: Settings,
): string {
  const zones = new Set(events.map(({ zone }) => zone).filter((zone) => zone !== null));
  // A file has at least one component (RFC 5545, section 3.4): a zone whose rules are always known.
  if (events.length === 0) zones.add('Etc/UTC');
  return fileOfLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    textProperty('PRODID', `-//${productName}//${productName}//EN`),
    `METHOD:${method}`,
    ...(isSubscribed ? subscriptionOf(productName) : []),
    ...[...zones].flatMap(timeZoneRules),
    ...events.flatMap(({ lines }) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ]);
}

/** Applications know either of each two. */
function subscriptionOf(name: string): string[] {
  return [
    textProperty('NAME', name),
    textProperty('X-WR-CALNAME', name),
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
  ];
}

function eventOf(entry: CalendarEntry, settings: Settings): CalendarEvent {
  const { id, patrol, stamp, cancels = false, sharer } = entry;
  const { organization } = patrol;
  const { meetUp, instructions } = instructionsOf(patrol, organization);
  const planned = plannedEventOf({ ...patrol, id, stamp }, settings);
  const location = meetUp.replaceAll(/\s*\n\s*/g, ', ');
  const description = [meetUp, instructions, questionsText(organization)].filter(Boolean).join('\n\n');
  const page = pageOf(entry, settings);
  const lines = [
    ...planned.lines,
    `SEQUENCE:${cancels ? patrol.sequence + 1 : patrol.sequence}`,
    `STATUS:${statusOf(entry)}`,
    textProperty(
      'SUMMARY',
      `${sharer ? `For ${sharer.name}: ` : ''}${titleOf(patrol)}, ${organization.name}`,
    ),
    ...(location ? [textProperty('LOCATION', location)] : []),
    ...(description ? [textProperty('DESCRIPTION', description)] : []),
    ...(page ? [`URL:${page}`] : []),
  ];
  return { ...planned, lines };
}

/** The crew stands in the title, which is what a month on a wall shows. */
function rosterEventOf(entry: RosterEntry, settings: Settings): CalendarEvent {
  const planned = plannedEventOf(entry, settings);
  const names = entry.crew.map(formatName).join(', ');
  const lines = [
    ...planned.lines,
    `SEQUENCE:${entry.sequence}`,
    'STATUS:CONFIRMED',
    textProperty('SUMMARY', names ? `${titleOf(entry)}: ${names}` : titleOf(entry)),
    `URL:${patrolPage(settings, entry)}`,
  ];
  return { ...planned, lines };
}

/** Times are local with their zone, or in UTC where readers could take the local time for another instant. */
function plannedEventOf(patrol: PlannedPatrol & { stamp: string }, settings: Settings): CalendarEvent {
  const { id, when, stamp, organization } = patrol;
  const sender = envelopeSender(settings);
  const zone = organization.timeZone;
  const end = endOf(patrol);
  const [localStart, localEnd] = [readableTime(when, zone), readableTime(end, zone)];
  const isLocal = localStart !== null && localEnd !== null;
  const lines = [
    `UID:${id}@${domainOf(sender)}`,
    `DTSTAMP:${utcTime(stamp)}`,
    isLocal ? localTime('DTSTART', localStart) : `DTSTART:${utcTime(when)}`,
    isLocal ? localTime('DTEND', localEnd) : `DTEND:${utcTime(end)}`,
    `ORGANIZER;CN=${parameterValue(organization.name)}:mailto:${sender}`,
  ];
  return { lines, zone: isLocal ? localStart.zone : null };
}

function localTime(name: string, { zone, text }: CalendarTime): string {
  return `${name};TZID=${zone}:${text}`;
}

/** Returns the page that a person may open: the patrol's, or without an account that of their link. */
function pageOf({ patrol, accepted, sharer }: CalendarEntry, settings: Settings): string | null {
  if (accepted === null) return null;
  return sharer ? sharer.page : patrolPage(settings, patrol);
}

/** Who has not accepted yet has the time reserved, not filled. */
function statusOf({ accepted, cancels }: CalendarEntry): string {
  if (cancels) return 'CANCELLED';
  return accepted === false ? 'TENTATIVE' : 'CONFIRMED';
}

function titleOf(patrol: PlannedPatrol): string {
  return isTest(patrol) ? `TEST ${patrol.type}` : (patrol.name ?? capitalized(patrol.type));
}

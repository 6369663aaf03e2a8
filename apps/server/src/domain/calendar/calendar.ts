import {
  type Coordinator,
  capitalized,
  endOf,
  formatName,
  instructionsOf,
  isTest,
  type Organization,
  type Patrol,
  questionsText,
} from '@patrolbook/contract';
import ical, {
  type ICalCalendarData,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { domainOf, envelopeSender } from '../../platform/mail/from.ts';
import type { Settings } from '../../platform/settings.ts';
import { isReadAlike, timeZoneRules } from './time-zone.ts';

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

/** How often a subscribed calendar should be read again, in seconds (RFC 7986, section 5.7). */
const refreshSeconds = 3600;

/** Returns a subscribed calendar as an iCalendar file (RFC 5545). */
export function feedFile(entries: readonly CalendarEntry[], settings: Settings): string {
  return subscribedFile(
    entries.map((entry) => eventOf(entry, settings)),
    settings,
  );
}

/** Returns an organization's roster as such a file. */
export function rosterFile(entries: readonly RosterEntry[], settings: Settings): string {
  return subscribedFile(
    entries.map((entry) => rosterEventOf(entry, settings)),
    settings,
  );
}

function subscribedFile(events: ICalEventData[], settings: Settings): string {
  const about = { name: settings.productName, ttl: refreshSeconds };
  return fileOf(events, settings, { ...about, method: ICalCalendarMethod.PUBLISH });
}

/**
 * Returns the file of one entry, and its method. The method is never REQUEST, because replies to it would go to
 * an address that nobody reads. The file has no calendar name, because some applications would make a separate
 * calendar of that name.
 */
export function entryFile(entry: CalendarEntry, settings: Settings) {
  const method = entry.cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return { method, text: fileOf([eventOf(entry, settings)], settings, { method }) };
}

/** Returns the file of several entries that are all added. */
export function entriesFile(entries: readonly CalendarEntry[], settings: Settings) {
  const method = ICalCalendarMethod.PUBLISH;
  const events = entries.map((entry) => eventOf(entry, settings));
  return { method, text: fileOf(events, settings, { method }) };
}

function fileOf(
  events: ICalEventData[],
  settings: Settings,
  about: Pick<ICalCalendarData, 'method' | 'name' | 'ttl'>,
): string {
  return ical({
    ...about,
    prodId: `//${settings.productName}//${settings.productName}//EN`,
    timezone: { name: null, generator: timeZoneRules },
    events,
  }).toString();
}

function eventOf(entry: CalendarEntry, settings: Settings): ICalEventData {
  const { id, patrol, stamp, cancels = false, sharer } = entry;
  const { organization } = patrol;
  const { meetUp, instructions } = instructionsOf(patrol, organization);
  return {
    ...plannedEventOf({ ...patrol, id, stamp }, settings),
    sequence: cancels ? patrol.sequence + 1 : patrol.sequence,
    status: statusOf(entry),
    summary: `${sharer ? `For ${sharer.name}: ` : ''}${titleOf(patrol)}, ${organization.name}`,
    location: meetUp.replaceAll(/\s*\n\s*/g, ', ') || null,
    description: [meetUp, instructions, questionsText(organization)].filter(Boolean).join('\n\n') || null,
    url: pageOf(entry, settings),
  };
}

/** The crew stands in the title, which is what a month on a wall shows. */
function rosterEventOf(entry: RosterEntry, settings: Settings): ICalEventData {
  const names = entry.crew.map(formatName).join(', ');
  return {
    ...plannedEventOf(entry, settings),
    sequence: entry.sequence,
    status: ICalEventStatus.CONFIRMED,
    summary: names ? `${titleOf(entry)}: ${names}` : titleOf(entry),
    url: new URL(`/patrol/${entry.id}`, settings.publicUrl).href,
  };
}

/** Times are local with their zone, or in UTC where readers could take the local time for another instant. */
function plannedEventOf(patrol: PlannedPatrol & { stamp: string }, settings: Settings) {
  const { id, when, stamp, organization } = patrol;
  const sender = envelopeSender(settings);
  const zone = organization.timeZone;
  const end = endOf(patrol);
  const isLocal = isReadAlike(when, zone) && isReadAlike(end, zone);
  return {
    id: `${id}@${domainOf(sender)}`,
    stamp: new Date(stamp),
    timezone: isLocal ? zone : null,
    start: Temporal.Instant.from(when),
    end: Temporal.Instant.from(end),
    organizer: { name: parameterValue(organization.name), email: sender },
  };
}

/** Returns the page that a person may open: the patrol's, or without an account that of their link. */
function pageOf({ patrol, accepted, sharer }: CalendarEntry, settings: Settings): string | null {
  if (accepted === null) return null;
  return sharer ? sharer.page : new URL(`/patrol/${patrol.id}`, settings.publicUrl).href;
}

/** Encodes a parameter's value (RFC 6868), since its quoted form has no escape for a quote (RFC 5545, 3.2). */
function parameterValue(text: string): string {
  return text.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll(/\r?\n/g, '^n');
}

/** Who has not accepted yet has the time reserved, not filled. */
function statusOf({ accepted, cancels }: CalendarEntry): ICalEventStatus {
  if (cancels) return ICalEventStatus.CANCELLED;
  return accepted === false ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function titleOf(patrol: PlannedPatrol): string {
  return isTest(patrol) ? `TEST ${patrol.type}` : (patrol.name ?? capitalized(patrol.type));
}

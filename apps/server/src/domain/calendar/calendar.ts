import {
  type Coordinator,
  capitalized,
  endOf,
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

/** What a calendar says of a patrol. */
interface CalendarPatrol
  extends Pick<Patrol, 'type' | 'name' | 'callSign' | 'when' | 'hours' | 'instructions'> {
  id: string;
  sequence: number;
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

/** How often a subscribed calendar should be read again, in seconds (RFC 7986, section 5.7). */
const refreshSeconds = 3600;

/** Returns a subscribed calendar as an iCalendar file (RFC 5545). */
export function feedFile(entries: readonly CalendarEntry[], settings: Settings): string {
  const about = { name: settings.productName, ttl: refreshSeconds };
  return fileOf(entries, settings, { ...about, method: ICalCalendarMethod.PUBLISH });
}

/**
 * Returns the file of one entry, and its method. The method is never REQUEST, because replies to it would go to
 * an address that nobody reads. The file has no calendar name, because some applications would make a separate
 * calendar of that name.
 */
export function entryFile(entry: CalendarEntry, settings: Settings) {
  const method = entry.cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return { method, text: fileOf([entry], settings, { method }) };
}

/** Returns the file of several entries that are all added. */
export function entriesFile(entries: readonly CalendarEntry[], settings: Settings) {
  const method = ICalCalendarMethod.PUBLISH;
  return { method, text: fileOf(entries, settings, { method }) };
}

function fileOf(
  entries: readonly CalendarEntry[],
  settings: Settings,
  about: Pick<ICalCalendarData, 'method' | 'name' | 'ttl'>,
): string {
  return ical({
    ...about,
    prodId: `//${settings.productName}//${settings.productName}//EN`,
    timezone: { name: null, generator: timeZoneRules },
    events: entries.map((entry) => eventOf(entry, settings)),
  }).toString();
}

/** Times are local with their zone, or in UTC where readers could take the local time for another instant. */
function eventOf(entry: CalendarEntry, settings: Settings): ICalEventData {
  const { id, patrol, stamp, cancels = false, sharer } = entry;
  const { organization } = patrol;
  const { meetUp, instructions } = instructionsOf(patrol, organization);
  const sender = envelopeSender(settings);
  const zone = organization.timeZone;
  const end = endOf(patrol);
  const isLocal = isReadAlike(patrol.when, zone) && isReadAlike(end, zone);
  return {
    id: `${id}@${domainOf(sender)}`,
    sequence: cancels ? patrol.sequence + 1 : patrol.sequence,
    status: statusOf(entry),
    stamp: new Date(stamp),
    timezone: isLocal ? zone : null,
    start: Temporal.Instant.from(patrol.when),
    end: Temporal.Instant.from(end),
    summary: `${sharer ? `For ${sharer.name}: ` : ''}${titleOf(patrol)}, ${organization.name}`,
    location: meetUp.replaceAll(/\s*\n\s*/g, ', ') || null,
    description: [meetUp, instructions, questionsText(organization)].filter(Boolean).join('\n\n') || null,
    url: pageOf(entry, settings),
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

function titleOf(patrol: CalendarPatrol): string {
  return isTest(patrol) ? `TEST ${patrol.type}` : (patrol.name ?? capitalized(patrol.type));
}

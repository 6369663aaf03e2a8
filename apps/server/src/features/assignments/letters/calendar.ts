import { endOf } from '@patrolbook/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { domainOf, envelopeSender } from '../../../platform/mail/from.ts';
import type { Attachment } from '../../../platform/mail/kind.ts';
import type { Settings } from '../../../platform/settings.ts';
import { instructionsOf } from './stationery.ts';
import type { PatrolFacts } from './store.ts';

/**
 * A patrol for somebody's calendar (RFC 5545), as it is now, or what takes it out again. `id` is the assignment's or the guest's, so that
 * one who is put on again gets a new entry. It is published, not requested: a calendar that asked "will you come?" would send
 * its answer to an address that nobody reads.
 */
export function calendarEntry(
  patrol: PatrolFacts,
  { id, off, now }: { id: string; off: boolean; now: string },
  settings: Settings,
): Attachment {
  const method = off ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const sender = envelopeSender(settings);
  const calendar = ical({
    method,
    prodId: `-//${settings.productName}//${settings.productName}//EN`,
    events: [
      {
        id: `${id}@${domainOf(sender)}`,
        sequence: off ? patrol.sequence + 1 : patrol.sequence,
        status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        stamp: new Date(now),
        start: new Date(patrol.when),
        end: new Date(endOf(patrol)),
        summary: `${patrol.name ?? (patrol.type === 'event' ? 'Event' : 'Patrol')}, ${patrol.organization.name}`,
        description: descriptionOf(patrol),
        organizer: { name: patrol.organization.name, email: sender },
      },
    ],
  });
  return {
    filename: `${patrol.type}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

function descriptionOf(patrol: PatrolFacts): string | null {
  const { meetUp, instructions } = instructionsOf(patrol);
  return [meetUp, instructions].filter(Boolean).join('\n\n') || null;
}

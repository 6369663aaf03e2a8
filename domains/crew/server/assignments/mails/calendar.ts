import { type CalendarEntry, entriesFile, entryFile } from '#patrols/server/calendar.ts';
import type { Attachment } from '#platform/mail/kind.ts';
import type { Settings } from '#platform/settings.ts';
import type { PatrolMailData } from '../../mail-data.store.ts';

/**
 * Returns an attachment that adds or updates a patrol in a calendar, or removes it if `cancels`. `id` is the
 * assignment's or the guest's.
 */
export function calendarEntry(
  patrol: PatrolMailData,
  { now, ...entry }: Omit<CalendarEntry, 'patrol' | 'stamp'> & { now: string },
  settings: Settings,
): Attachment {
  const { method, text } = entryFile({ ...entry, patrol, stamp: now }, settings);
  return {
    filename: `${patrol.type}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: text,
  };
}

/** Returns an attachment that adds several patrols to a calendar. */
export function calendarEntries(entries: readonly CalendarEntry[], settings: Settings): Attachment {
  const { method, text } = entriesFile(entries, settings);
  return {
    filename: 'roster.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: text,
  };
}

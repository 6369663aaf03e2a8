import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { addHours, type Coordinator } from '#contract';
import { testSettings as settings } from '#platform/testing/settings.ts';
import { type CalendarEntry, entryFile, feedFile } from './calendar.ts';

/** Reads the file with an independent parser, which takes the zone's rules from the file and knows no others. */

const organization = {
  name: 'Howick "South", Patrol',
  patrolMeetUpInstructions: 'At the station;\nside door, please.',
  patrollerInstructions: 'Bring a torch.',
};

/** Reads the event of a patrol in a zone. */
function read(
  timeZone: string,
  when: string,
  hours = 3,
  of: Partial<Pick<CalendarEntry, 'accepted'>> & { name?: string; coordinator?: Coordinator } = {},
) {
  const { accepted = true, name = null, coordinator } = of;
  const patrol = {
    id: 'a-patrol',
    type: 'patrol' as const,
    name,
    callSign: 'HSCP',
    when,
    hours,
    instructions: null,
    sequence: 2,
    organization: { ...organization, ...coordinator, timeZone },
  };
  const text = feedFile([{ id: 'an-id', patrol, accepted, stamp: '2026-11-21T06:00:00.000Z' }], settings);
  const file = new ICAL.Component(ICAL.parse(text));
  const [zone, event] = [file.getFirstSubcomponent('vtimezone'), file.getFirstSubcomponent('vevent')];
  if (!event) throw new Error('the file has no event');
  const rules = zone ? new ICAL.Timezone(zone) : ICAL.Timezone.utcTimezone;
  const time = (name: string) => {
    const value = event.getFirstPropertyValue(name);
    if (!(value instanceof ICAL.Time)) throw new Error(`${name} is no time`);
    value.zone = rules;
    return { local: value.toString(), instant: value.toJSDate().toISOString() };
  };
  return { text, event, isLocal: zone !== null, start: time('dtstart'), end: time('dtend') };
}

const hour = 3_600_000;
const zones: [zone: string, around: string, change: string][] = [
  ['Pacific/Auckland', '2026-09-26T14:00:00.000Z', 'forward'],
  ['Pacific/Auckland', '2027-04-03T14:00:00.000Z', 'back'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', 'forward by half an hour'],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00.000Z', 'back by half an hour'],
  ['Europe/Berlin', '2027-03-28T01:00:00.000Z', 'forward'],
  ['Europe/Berlin', '2026-10-25T01:00:00.000Z', 'back'],
  ['America/New_York', '2026-11-01T06:00:00.000Z', 'back, west of Greenwich'],
];

it.each(zones)(
  'a patrol begins and ends when it does, in %s around %s, as the clocks go %s [10.5]',
  (zone, change) => {
    for (let minutes = -24 * 60; minutes <= 24 * 60; minutes += 30) {
      const when = new Date(Date.parse(change) + minutes * 60_000).toISOString();
      for (const hours of [1, 2.5, 5]) {
        const { start, end } = read(zone, when, hours);
        expect([start.instant, end.instant]).toEqual([when, addHours(when, hours)]);
      }
    }
  },
);

it('times are local ones with the zone, except around the hour that occurs twice [10.5]', () => {
  const local = read('Pacific/Auckland', '2027-04-03T08:00:00.000Z');
  expect([local.isLocal, local.start.local, local.end.local]).toEqual([
    true,
    '2027-04-03T21:00:00',
    '2027-04-04T00:00:00',
  ]);
  const twice = new Date(Date.parse('2027-04-03T14:00:00.000Z') - hour / 2).toISOString();
  expect([read('Pacific/Auckland', twice).isLocal, read('Pacific/Auckland', twice).start.local]).toEqual([
    false,
    '2027-04-03T13:30:00Z',
  ]);
});

it('an empty file has a component, however the default zone is spelled [10.5]', () => {
  const text = feedFile([], { ...settings, defaultTimeZone: 'pacific/auckland' });
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents()).toHaveLength(1);
  expect(text).not.toContain('\r\n\r\n');
});

it('a zone whose rules we and the library know differently has times in UTC [10.5]', () => {
  const casablanca = read('Africa/Casablanca', '2026-12-01T20:00:00.000Z');
  expect([casablanca.isLocal, casablanca.start.instant]).toEqual([false, '2026-12-01T20:00:00.000Z']);
});

it.each([
  ['NZ', 'Pacific/Auckland'],
  ['UTC', 'Etc/UTC'],
])('the zone %s has the name of its rules, %s [10.5]', (zone, name) => {
  const { event, start } = read(zone, '2026-11-24T08:00:00.000Z');
  expect(event.parent?.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(name);
  expect(event.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe(name);
  expect(start.instant).toBe('2026-11-24T08:00:00.000Z');
});

it('no line is longer than 75 octets, and none is divided within a letter (RFC 5545, section 3.1)', () => {
  const name = 'Ōtāhuhu 🚔 '.repeat(12).trim();
  const { event, text } = read('Pacific/Auckland', '2026-11-24T08:00:00.000Z', 3, { name });
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeOneOf([73, 74, 75]);
  expect(event.getFirstPropertyValue('summary')).toBe(`${name}, ${organization.name}`);
});

it('texts come through whole, with their commas, semicolons, quotes and lines', () => {
  const { event } = read('Pacific/Auckland', '2026-11-24T08:00:00.000Z');
  expect(event.getFirstPropertyValue('summary')).toBe('Patrol, Howick "South", Patrol');
  expect(event.getFirstPropertyValue('description')).toBe(
    'At the station;\nside door, please.\n\nBring a torch.',
  );
  expect([event.getFirstPropertyValue('uid'), event.getFirstPropertyValue('sequence')]).toEqual([
    'an-id@example.nz',
    2,
  ]);
});

it('an entry names whom to ring [11.39]', () => {
  const coordinator = { coordinatorName: 'Aroha Tamihana', coordinatorPhone: '021 555 0142' };
  const { event } = read('Pacific/Auckland', '2026-11-24T08:00:00.000Z', 3, { coordinator });
  expect(event.getFirstPropertyValue('description')).toBe(
    'At the station;\nside door, please.\n\nBring a torch.\n\nQuestions? Ring Aroha Tamihana, 021 555 0142.',
  );
});

it('an entry says where to meet, in one line, and leads to the patrol [10.5]', () => {
  const { event } = read('Pacific/Auckland', '2026-11-24T08:00:00.000Z');
  expect(event.getFirstPropertyValue('location')).toBe('At the station;, side door, please.');
  expect(event.getFirstPropertyValue('url')).toBe('http://localhost:3000/patrol/a-patrol');
});

it.each([
  ['who has accepted', true, 'CONFIRMED', true],
  ['who has not', false, 'TENTATIVE', true],
  ['a guest, who is not asked and has no page', null, 'CONFIRMED', false],
])('the entry of %s [10.5]', (_who, accepted, status, hasPage) => {
  const { event } = read('Pacific/Auckland', '2026-11-24T08:00:00.000Z', 3, { accepted });
  expect(event.getFirstPropertyValue('status')).toBe(status);
  expect(event.hasProperty('url')).toBe(hasPage);
});

it('a test patrol is marked [10.5]', () => {
  const { event } = read('Pacific/Auckland', '2026-11-24T08:00:00.000Z', 3, { name: 'test' });
  expect(event.getFirstPropertyValue('summary')).toBe('TEST patrol, Howick "South", Patrol');
});

it('a cancelling entry has a higher sequence', () => {
  const patrol = {
    id: 'an-event',
    type: 'event' as const,
    name: 'Open day',
    callSign: null,
    when: '2026-11-24T08:00:00.000Z',
    hours: 3,
    instructions: 'Wear hi-vis.',
    sequence: 2,
    organization: { ...organization, timeZone: 'Pacific/Auckland' },
  };
  const entry = {
    id: 'an-id',
    patrol,
    accepted: true,
    stamp: '2026-11-21T06:00:00.000Z',
    cancels: true,
  };
  const { method, text } = entryFile(entry, settings);
  expect(method).toBe('CANCEL');
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect([event?.getFirstPropertyValue('sequence'), event?.getFirstPropertyValue('status')]).toEqual([
    3,
    'CANCELLED',
  ]);
});

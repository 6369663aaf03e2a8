import { describe, expect, it } from 'vitest';
import type { Incident } from '#patrols/contract';
import { aFinish, anIncident, aPatrol, aroha, aStart, at, graeme } from '#patrols/web/patrol.fixture.ts';
import { recordOf, spansDays, timelineOf } from './timeline.ts';

function incident(_id: string, when: string, others: Partial<Incident> = {}): Incident {
  return anIncident({ _id, when, ...others });
}

const started = aStart({
  location: at('Howick Police Station'),
  policeEventNumber: 'P061198402',
  vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
  notes: 'Two torches on board.',
});
const finished = aFinish({
  location: at('Howick Police Station'),
  vehicle: { finishOdometer: 84_259.4 },
  fuelLevel: 0.625,
});
const incidents = [
  incident('late', '2026-11-21T10:31:00.000Z'),
  incident('early', '2026-11-21T08:26:00.000Z'),
];
const patrol = aPatrol({ started, finished, incidents });

const keys = (entries: { key: string }[]) => entries.map(({ key }) => key);

describe('the timeline view [8.5]', () => {
  it('runs newest first, from Finished to Started', () => {
    expect(keys(timelineOf(patrol))).toEqual(['finished', 'late', 'early', 'started']);
  });

  it('begins with Still ongoing, now, while the patrol runs', () => {
    const [first, ...others] = timelineOf({ ...patrol, finished: null });
    expect(first).toMatchObject({ what: 'Still ongoing', when: null });
    expect(keys(others)).toEqual(['late', 'early', 'started']);
  });

  it('says which late entry is from after the present finish [17.26]', () => {
    const when = '2026-11-21T23:00:00.000Z';
    const late = [
      incident('before', incidents[1]?.when ?? '', { late: true }),
      incident('after', when, { late: true }),
      incident('unknown', when, { late: true, timeUncertain: true }),
    ];
    const marked = (entries: ReturnType<typeof timelineOf>) =>
      keys(entries.filter(({ afterFinish }) => afterFinish));
    expect(marked(timelineOf({ ...patrol, incidents: [...late, incident('early', when)] }))).toEqual([
      'after',
    ]);
    expect(marked(recordOf({ ...patrol, incidents: late }))).toEqual(['after']);
    expect(marked(timelineOf({ ...patrol, incidents: late, finished: null }))).toEqual([]);
  });

  it('is empty before the start', () => {
    expect(timelineOf(aPatrol())).toEqual([]);
  });
});

describe('the table view [8.5]', () => {
  const whole = {
    ...patrol,
    eccLogOnNotification: { when: '2026-11-21T07:12:00.000Z', by: aroha },
    eccLogOnResponse: { when: '2026-11-21T07:34:00.000Z', policeEventNumber: 'P061198402' },
    eccLogOffNotification: { when: '2026-11-21T11:04:00.000Z', by: aroha },
    eccLogOffResponse: { when: '2026-11-21T11:11:00.000Z', by: graeme },
  };

  it('runs from the log-on to the reply to the log-off', () => {
    expect(recordOf(whole).map(({ what }) => what)).toEqual([
      'ECC Log On',
      'ECC Reply',
      'Started',
      'All quiet',
      'All quiet',
      'Finished',
      'ECC Log Off',
      'ECC Reply',
    ]);
    expect(keys(recordOf(whole)).slice(3, 5)).toEqual(['early', 'late']);
    expect(new Set(keys(recordOf(whole))).size).toBe(8);
  });

  it('says who sent a message and who entered an answer', () => {
    const by = recordOf(whole).map((entry) => entry.by);
    expect(by[0]).toEqual({ text: 'sentBy', personId: aroha });
    expect(by[1]).toBeUndefined();
    expect(by.at(-1)).toEqual({ text: 'enteredBy', personId: graeme });
  });

  it('leaves out events that have not happened', () => {
    expect(recordOf(aPatrol())).toEqual([]);
    expect(keys(recordOf({ ...patrol, finished: null }))).toEqual(['started', 'early', 'late']);
  });
});

describe('the details of an entry', () => {
  it('describe the start and the finish', () => {
    const [last, ...others] = timelineOf(patrol);
    expect(last?.details).toEqual(['Odometer 84,259.4 km, fuel 5/8']);
    expect(others.at(-1)).toMatchObject({
      where: at('Howick Police Station'),
      details: ['Odometer 84,212.1 km, KLM127, event number P061198402', 'Two torches on board.'],
    });
  });

  it('describe an incident line by line, without its missing values', () => {
    const people = [{ name: 'Sam', phone: null, email: null }];
    const one = incident('one', started.started, { whatDetails: null, people, peopleDetails: 'Ran off.' });
    const [, entry] = timelineOf({ ...patrol, incidents: [one] });
    expect(entry?.details).toEqual(['Sam', 'Ran off.']);
  });

  it('end with what only a newer page could name [17.21]', () => {
    const one = incident('one', started.started, {
      people: [{ name: 'Sam', phone: null, email: null, extra: { born: 1990 } }],
      location: { ...at('Moore Street'), extra: { floor: 2 } },
      extra: { moonlight: 'full' },
      whatDetails: null,
    });
    const last = { ...finished, extra: { moonlight: 'full' } };
    const [finish, entry] = timelineOf({ ...patrol, finished: last, incidents: [one] });
    expect(finish?.details.at(-1)).toBe('moonlight full');
    expect(entry?.details).toEqual(['Sam, born 1990', 'moonlight full']);
    expect(entry?.where).toMatchObject({ extra: { floor: 2 } });
  });

  it('are empty for a start without any', () => {
    const bare = { ...started, location: null, policeEventNumber: null, vehicle: null, notes: null };
    expect(timelineOf({ ...patrol, started: bare }).at(-1)).toMatchObject({ where: null, details: [] });
  });
});

it('tells a patrol of a day or more from an overnight one', () => {
  expect(spansDays(timelineOf(patrol))).toBe(false);
  expect(spansDays(timelineOf({ ...patrol, finished: null }))).toBe(false);
  const nextNight = { ...finished, finished: '2026-11-22T08:02:00.000Z' };
  expect(spansDays(timelineOf({ ...patrol, finished: nextNight }))).toBe(true);
});

import { expect, it } from 'vitest';
import { after, hour, minute } from '#platform/clock.ts';
import type { Due } from './due.ts';
import { digestsOf, monthsOf } from './group-promises.ts';
import { judge } from './ledger.ts';
import type { Arrival } from './mail.ts';
import type { Group, Night } from './night.ts';
import { nightsOf } from './plan.ts';
import { promisesOf } from './promises.ts';

const member = (name: string) => ({ id: name, lastName: name, email: `${name}@group.example` });

const group: Group = {
  id: 'group',
  code: 'CHAT',
  zone: 'Pacific/Chatham',
  ecc: 'ecc@police.example',
  admin: member('admin'),
  each: member('each'),
  daily: member('daily'),
  weekly: member('weekly'),
  reader: member('reader'),
  patrollers: [],
};

const finalized = '2026-03-25T06:00:00.000Z';

/** The patrol on the night on which Chatham's clocks go back, with two on it, of whom the first has accepted. */
function aNight(): Night {
  const [, night] = nightsOf(group, '2026-03-07T00:00:00.000Z', '2026-05-30T00:00:00.000Z');
  if (!night) throw new Error('There is a patrol on the night of the change.');
  const place = (name: string) => ({ who: member(name), since: finalized, until: null });
  const accepted = { at: after(finalized, hour), is: 'accepted' as const };
  night.crew = [
    { ...place('hemi'), answers: [accepted] },
    { ...place('mere'), answers: [] },
  ];
  return Object.assign(night, { id: 'night', finalized });
}

const inWords = ({ what, to, from }: Due) => `${from} ${what}: ${to.split('@')[0]}`;

it('a year of promises: they fall due at local hours, also when the clocks change, and an unfinished patrol is overdue', () => {
  const night = aNight();
  expect(night.when).toBe('2026-04-04T09:15:00.000Z');
  Object.assign(night, { started: night.when });
  const end = '2026-04-04T14:15:00.000Z';
  expect(
    promisesOf(night)
      .filter(({ from }) => from > finalized)
      .map(inWords),
  ).toEqual([
    '2026-04-03T04:15:00.000Z reminded of the crew: hemi',
    '2026-04-03T04:15:00.000Z reminded to answer: mere',
    `${end} overdue: crew asked to finish: hemi`,
    `${end} overdue: crew asked to finish: mere`,
    `${after(end, 30 * minute)} overdue: admins at 30 minutes: admin`,
    `${after(end, hour)} overdue: admins at 60 minutes: admin`,
  ]);
  expect([...digestsOf(group, [night]), ...monthsOf(group, [night])].map(inWords)).toEqual([
    '2026-03-25T17:15:00.000Z digest: daily',
    '2026-03-29T17:15:00.000Z digest: weekly',
    '2026-04-30T19:15:00.000Z summary of a month: reader',
  ]);
});

it('a year of promises: what is late, missing or doubled is told apart, and an outage puts off', () => {
  const [from, until] = ['2026-04-03T04:15:00.000Z', '2026-04-03T04:31:00.000Z'];
  const due = { what: 'reminded to answer', to: 'mere@group.example', about: 'night', from, until } as const;
  const mail = (at: string, messageId = 'one'): Arrival => ({ ...due, at, messageId, subject: '', text: '' });
  const found = (arrivals: Arrival[], outages: Parameters<typeof judge>[2] = []) =>
    judge([due], arrivals, outages).table['reminded to answer'];
  const row = { due: 1, kept: 0, late: 0, missing: 0, doubled: 0 };
  const late = mail('2026-04-03T05:00:00.000Z');
  const outage = { what: 'down', from: '2026-04-03T04:20:00.000Z', until: '2026-04-03T05:01:00.000Z' };
  expect(found([mail(from)])).toEqual({ ...row, kept: 1 });
  expect(found([])).toEqual({ ...row, missing: 1 });
  expect(found([late])).toEqual({ ...row, late: 1 });
  expect(found([late], [outage])).toEqual({ ...row, kept: 1 });
  expect(found([mail(from), late])).toEqual({ ...row, kept: 1 });
  expect(found([mail(from), { ...late, messageId: 'two' }])).toEqual({ ...row, kept: 1, doubled: 1 });
  expect(found([mail('2026-04-03T04:00:00.000Z')])).toEqual({ ...row, missing: 1, doubled: 1 });
});

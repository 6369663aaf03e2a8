// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now as night } from '#lib/auth/claims.fixture.ts';
import { OpenDraft } from '#lib/drafts/open-draft.ts';
import { newId } from '#lib/http/new-id.ts';
import { deviceClock, momentAt, serverMoment } from '#lib/time/clock.ts';
import { NewFinish, NewIncident, NewStart } from '#patrols/contract';
import { anIncident, aStart } from '#patrols/web/patrol.fixture.ts';
import { show } from '#web/dom.fixture.tsx';
import { emptyFinish, finishErrors, finishOf } from '../../finish/finish.ts';
import { aWrite } from '../../record-write.fixture.ts';
import { button, fill, openRecord, recorded, running, self } from '../record.fixture.tsx';
import { emptyIncident, incidentErrors, incidentOf, incidentTimeOf, incidentValues } from './incident.ts';
import { emptyStart, startBodyOf, startErrors, wholeMinute } from './start.ts';
import { saidNow, useRecordForm } from './use-record-form.ts';

/** What says “Now” stays true whatever is done to the clocks while its form is open (product 17.23). */

const minute = 60_000;
const hour = 60 * minute;
const zone = 'Pacific/Auckland';
const started = aStart({ started: '2027-01-15T07:02:00.000Z' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: night * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const questions = () => [];

function open(): OpenDraft {
  const of = { userId: newId(), group: newId(), form: 'any' };
  return new OpenDraft(of, deviceClock, null, { id: newId(), release: async () => undefined });
}

/** The forms with the rules by which they are judged, as they begin. Each notes what is recorded. */
const forms = {
  start() {
    const [draft, record, begun] = [open(), vi.fn(async () => undefined), emptyStart(serverMoment(), zone)];
    const starting = () => ({ near: serverMoment(), now: serverMoment(), zone });
    const useTried = () =>
      useRecordForm({
        ...{ draft, initialValues: begun, defaults: {}, schema: NewStart, record, questions },
        bodyOf: (values) => startBodyOf(values, starting()),
        check: (values) => startErrors(values, starting()),
        now: saidNow('started', () => wholeMinute(serverMoment())),
      });
    return { useTried, record };
  },
  'refused start'() {
    const [draft, record] = [open(), vi.fn(async () => undefined)];
    const former = { at: wholeMinute(serverMoment()), now: deviceClock.stamp() };
    const begun = emptyStart(former.at, zone);
    const starting = () => ({ near: former.at, now: serverMoment(), zone });
    const useTried = () =>
      useRecordForm({
        ...{ draft, initialValues: begun, defaults: {}, schema: NewStart, record, questions },
        bodyOf: (values) => startBodyOf(values, starting()),
        check: (values) => startErrors(values, starting()),
        now: saidNow('started', serverMoment, former),
      });
    return { useTried, record };
  },
  incident() {
    const [draft, record] = [open(), vi.fn(async () => undefined)];
    const near = momentAt(draft.opened);
    const begun = emptyIncident('Fire', near, zone);
    const moments = () => ({ near, now: serverMoment(), zone, started });
    const useTried = () =>
      useRecordForm({
        ...{ draft, initialValues: begun, defaults: {}, schema: NewIncident, record, questions },
        bodyOf: (values) => incidentOf(values, moments()),
        check: (values) => incidentErrors(values, moments()),
        now: { field: 'when', stamp: () => draft.opened, at: () => momentAt(draft.opened) },
      });
    return { useTried, record };
  },
  finish() {
    const [draft, record] = [open(), vi.fn(async () => undefined)];
    const begun = { ...emptyFinish(serverMoment(), zone), complete: true };
    const moments = () => ({ near: serverMoment(), now: serverMoment(), zone, started });
    const useTried = () =>
      useRecordForm({
        ...{ draft, initialValues: begun, defaults: {}, schema: NewFinish, record, questions },
        bodyOf: (values) => finishOf(values, moments()),
        check: (values) => finishErrors(values, moments()),
        now: saidNow('finished', serverMoment),
      });
    return { useTried, record };
  },
};

/** Sets the device's clock; its steady one goes on. */
const set = (by: number) => () => void vi.setSystemTime(Date.now() + by);

/** An answer says that the server's clock is so much ahead of the device's. */
const hear = (ahead: number) => () => void deviceClock.learn(deviceClock.read(), Date.now() + ahead);

const changes: [change: string, before: () => void, meanwhile: () => void][] = [
  ['the device’s clock is set ahead', hear(0), set(7 * hour)],
  ['the device’s clock is set back', hear(0), set(-70 * minute)],
  ['the server’s clock is set ahead', hear(0), hear(7 * hour)],
  ['the server’s clock is set back', hear(0), hear(-70 * minute)],
  ['a device that is two hours ahead hears of it', hear(0), hear(-2 * hour)],
  ['a device that was two hours behind is set right', hear(2 * hour), set(2 * hour)],
];

const cases = Object.entries(forms).flatMap(([name, begin]) =>
  changes.map(([change, before, meanwhile]) => ({ name, change, begin, before, meanwhile })),
);

it.each(cases)('a $name that says “Now” is recorded although $change [17.23]', async (one) => {
  one.before();
  const { useTried, record } = one.begin();
  let errors: object | undefined;
  function Form() {
    const { form, submit } = useTried();
    errors = form.errors;
    return <form aria-label="tried" onSubmit={submit} />;
  }
  show(<Form />);
  vi.advanceTimersByTime(5000);
  one.meanwhile();
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
  const stamp = expect.objectContaining({ steady: expect.any(Number) });
  expect([errors, record.mock.calls]).toEqual([{}, [[expect.anything(), stamp, expect.any(String)]]]);
});

/** A start that lies an hour ahead, and an entry that was dated a second after it (product 17.23). */
const ahead = aStart({ started: '2027-01-15T09:00:00.000Z' });
const after = '2027-01-15T09:00:01.000Z';
const own = anIncident({ by: self, when: after });
const refusal = { status: 409, code: 'full', message: 'No.', issues: [] };

/** Opens the form of an entry, and saves it with other details. */
async function saveEdit(record: Parameters<typeof openRecord>[0], id: string) {
  hear(0)();
  const { user, recorder } = openRecord(record, { address: `/?edit=${id}` });
  await fill(user, 'Details', 'Two cars.');
  await user.click(await button('Save'));
  return recorder.edit.mock.calls;
}

it.each([
  ['before its start', running({ started: ahead, incidents: [own] })],
  ['after the clock was set back', running({ incidents: [own] })],
])('an entry is edited %s, as its time stays as it is [17.23]', async (_, patrol) => {
  const [[id, edit] = []] = await saveEdit(recorded(patrol), own._id);
  expect([id, edit]).toMatchObject([own._id, { whatDetails: 'Two cars.' }]);
  expect(edit).not.toHaveProperty('when');
});

it('an entry that said “Now” and was refused is saved again as such, whatever the clock says [17.23]', async () => {
  const write = aWrite('incident', { what: 'Fire', when: after }, { refusal, now: deviceClock.stamp() });
  const [[id, edit] = []] = await saveEdit(recorded(running(), { refused: [write] }), write.id);
  expect(id).toBe(write.id);
  expect(edit).not.toHaveProperty('when');
});

it('an edit of something else that was refused is saved again [17.23]', async () => {
  const write = aWrite('edit', { incidentId: own._id, what: 'Fire' }, { refusal });
  const calls = await saveEdit(recorded(running({ incidents: [own] }), { refused: [write] }), write.id);
  expect(calls).toMatchObject([[write.id, { what: 'Fire', whatDetails: 'Two cars.' }]]);
});

it('a time that was typed into what was refused is judged, since it is sent again [17.52]', async () => {
  const write = aWrite('incident', { what: 'Fire', when: after }, { refusal });
  expect(await saveEdit(recorded(running(), { refused: [write] }), write.id)).toEqual([]);
  expect(await screen.findByText('Give a time until now')).toBeDefined();
});

it('an entry stays in the second of an hour that comes twice, though only the first is past [17.23]', () => {
  const when = '2026-04-04T14:20:00.000Z';
  const moments = { near: when, now: '2026-04-04T13:40:00.000Z', zone, kept: when };
  const begun = aStart({ started: '2026-04-04T12:30:00.000Z' });
  const values = incidentValues(anIncident({ when }), zone);
  expect(incidentTimeOf(values, { ...moments, started: begun })).toMatchObject({
    kind: 'twice',
    instant: when,
  });
  expect(incidentErrors(values, { ...moments, started: begun })).toEqual({});
});

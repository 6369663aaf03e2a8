// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '#lib/http/new-id.ts';
import { deviceClock } from '#lib/time/clock.ts';
import { aFinish, anIncident, graeme } from '#patrols/web/patrol.fixture.ts';
import {
  button,
  field,
  fill,
  openRecord,
  recorded,
  running,
  self,
  standAt,
  startButton,
  timeOf,
  tonight,
} from './record.fixture.tsx';

const minute = 60_000;
const marina = { latitude: -36.8936, longitude: 174.9322, accuracy: 8 };
const beach = { latitude: -36.8801, longitude: 174.9011, accuracy: 8 };

/** Each test has a patrol of its own, since all share the device. */
let _id: string;
beforeEach(() => {
  _id = newId();
});
afterEach(() => void vi.restoreAllMocks());

/** Kills the page, and lets these minutes pass before the next one is opened: `showPage` begins at 21:00. */
function kill(minutes = 0): void {
  cleanup();
  vi.spyOn(deviceClock, 'now').mockImplementation(() => Date.now() + minutes * minute);
}

const openRunning = (address = '/', others = {}) =>
  openRecord(recorded(running({ _id, ...others })), { address });
const openTonight = () => openRecord(recorded(tonight({ _id })));
const card = () => screen.findByText(/^You were writing: /);

it('a start is there again after a kill; what nobody has changed says what holds now [17.28]', async () => {
  const { user } = openTonight();
  await waitFor(async () => expect((await field('Vehicle rego')).value).toBe('KLM127'));
  await user.clear(await field('Vehicle rego'));
  await fill(user, 'Notes', 'Two torches.');
  kill(5);
  const { recorder, user: later } = openTonight();
  expect((await field('Notes')).value).toBe('Two torches.');
  expect((await field('Vehicle rego')).value).toBe('');
  expect(await timeOf('Start time')).toBe('21:05');
  await later.click(await startButton());
  expect(recorder.start.mock.calls[0]?.[0]).toMatchObject({
    started: '2027-01-15T08:05:00.000Z',
    vehicle: { rego: null },
  });
});

it('an incident goes on from the record, when and where it was begun, and is recorded as such [17.28]', async () => {
  standAt(marina);
  const { user } = openRunning();
  await user.click(await button('Fire'));
  await fill(user, 'Details', 'Smoke behind the hall.');
  kill(40);
  standAt(beach);
  const { user: later, recorder } = openRunning();
  expect((await card()).textContent).toBe('You were writing: Fire');
  expect(screen.getByText(/^Begun 21:00/)).toBeDefined();
  const kinds = screen.getByRole('region', { name: 'What happened?' });
  expect(kinds.compareDocumentPosition(await card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('1 half-typed, below')).toBeDefined();
  expect(screen.getByText('Smoke behind the hall.')).toBeDefined();
  await later.click(await button('Go On Writing'));
  expect((await field('Details')).value).toBe('Smoke behind the hall.');
  expect(await timeOf('When')).toBe('21:00');
  expect(screen.getByText('When you began to write this')).toBeDefined();
  await later.click(await button('Save'));
  expect(recorder.record.mock.calls).toMatchObject([
    [
      {
        ...{ what: 'Fire', when: '2027-01-15T08:00:00.000Z', whatDetails: 'Smoke behind the hall.' },
        location: { latitude: marina.latitude, longitude: marina.longitude },
      },
      { wall: Date.parse('2027-01-15T08:00:00.000Z') },
      expect.any(String),
    ],
  ]);
  await button(/^All Quiet Here/);
  await waitFor(() => expect(screen.queryByText(/^You were writing/)).toBeNull());
});

it('opens by its address as well, and asks again that the record was looked over [17.28]', async () => {
  const { user } = openRunning('/?finish=true');
  await fill(user, 'Finish odometer', '84,259.4');
  await user.click(screen.getByRole('checkbox', { name: 'This is complete and correct' }));
  kill(1);
  openRunning('/?finish=true');
  expect((await field('Finish odometer')).value).toBe('84,259.4');
  expect(await timeOf('Finish time')).toBe('21:01');
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'This is complete and correct' }).checked,
  ).toBe(false);
});

it('an edit is there again beside what the entry says by now [17.28]', async () => {
  const own = anIncident({ by: self, when: '2027-01-15T07:50:00.000Z' });
  const { user } = openRunning('/', { incidents: [own] });
  await user.click(await button('Edit All quiet, 20:50'));
  await fill(user, 'Details', 'Two cars.');
  kill();
  const { user: later } = openRunning('/', { incidents: [{ ...own, peopleDetails: 'A jogger' }] });
  expect((await card()).textContent).toBe('You were writing: All quiet, edited');
  await later.click(await button('Go On Writing'));
  expect((await field('Details')).value).toBe('Two cars.');
  cleanup();
  openRunning('/', { incidents: [{ ...own, by: graeme }] });
  await button(/^All Quiet Here/);
  expect(screen.queryByText(/^You were writing/)).toBeNull();
});

it('is there on the last screen when a crew-mate has finished, and can still be saved [17.28]', async () => {
  const { user } = openRunning('/?add=Fire');
  await fill(user, 'Details', 'Smoke behind the hall.');
  kill(40);
  const { user: later, recorder } = openRunning('/', { finished: aFinish({ by: graeme }) });
  expect((await card()).textContent).toBe('You were writing: Fire');
  expect(screen.getByText(/good night/)).toBeDefined();
  await later.click(await button('Go On Writing'));
  expect((await field('Details')).value).toBe('Smoke behind the hall.');
  await later.click(await button('Save'));
  expect(recorder.record).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/good night/)).toBeDefined();
});

it('is gone once it was given up or discarded [17.29]', async () => {
  const { user, router } = openRunning();
  await user.click(await button('Fire'));
  await fill(user, 'Details', 'Smoke.');
  void router.navigate({ to: '/' });
  await user.click(await button('Leave'));
  await user.click(await button('Fire'));
  expect((await field('Details')).value).toBe('');
  await fill(user, 'Details', 'Flames.');
  kill();
  const { user: later } = openRunning();
  await later.click(await button('Discard'));
  const dialog = within(await screen.findByRole('dialog'));
  await later.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/^You were writing/)).toBeNull());
  await later.click(await button('Fire'));
  expect((await field('Details')).value).toBe('');
});

it('is not offered on a form that was only looked at, nor after it was saved [17.29]', async () => {
  const { user } = openRunning();
  await user.click(await button('Fire'));
  await user.click(await button('Cancel'));
  await user.click(await button('Graffiti'));
  await fill(user, 'Details', 'Fresh tags.');
  await user.click(await button('Save'));
  await button(/^All Quiet Here/);
  cleanup();
  openRunning();
  await button(/^All Quiet Here/);
  expect(screen.queryByText(/^You were writing/)).toBeNull();
});

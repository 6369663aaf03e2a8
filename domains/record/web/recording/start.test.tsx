// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueuedWrite, Refusal } from '#lib/queue/queue.ts';
import { at } from '#patrols/web/patrol.fixture.ts';
import { sentChanges } from '#web/page.fixture.tsx';
import {
  aStamp,
  button,
  field,
  fill,
  openRecord,
  ranger,
  recorded,
  running,
  self,
  standAt,
  startButton,
  timeOf,
  tonight,
} from './record.fixture.tsx';

const answered = { when: '2027-01-15T07:31:00.000Z', policeEventNumber: 'P061234567' };
const howick = { latitude: -36.8936, longitude: 174.9322, accuracy: 8.2 };

async function ready() {
  const odometer = await field('Start odometer');
  await waitFor(() => expect(odometer.value).toBe('84,212.1'));
  await startButton();
}

it('begins with the time, the place, the event number, the vehicle used last and its odometer [17.1]', async () => {
  standAt(howick);
  const { user, recorder } = openRecord(recorded(tonight({ eccLogOnResponse: answered })));
  await ready();
  expect(await timeOf('Start time')).toBe('21:00');
  expect(screen.getByText('ECC reply received at 20:31')).toBeDefined();
  expect(screen.getByText(/From this phone, within 8 m/)).toBeDefined();
  await fill(user, 'Notes', 'Two torches.');
  await user.click(await button('Start Patrol'));
  const start = {
    started: '2027-01-15T08:00:00.000Z',
    location: { address: null, latitude: -36.8936, longitude: 174.9322, accuracy: 8, notes: null },
    policeEventNumber: 'P061234567',
    vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
    notes: 'Two torches.',
    training: false,
  };
  expect(recorder.start).toHaveBeenCalledWith(start, aStamp, expect.any(String));
});

it('asks about a place far from New Zealand, and takes it if it is right [17.61]', async () => {
  standAt({ latitude: 0, longitude: 0, accuracy: 8 });
  const { user, recorder } = openRecord(recorded(tonight()));
  await ready();
  await user.click(await button('Start Patrol'));
  expect(await screen.findByText('This place is 15,416 km from New Zealand.')).toBeDefined();
  await user.click(await button('Change It'));
  expect(recorder.start).not.toHaveBeenCalled();
  await user.click(await button('Start Patrol'));
  await user.click(await button('It Is Right'));
  expect(recorder.start).toHaveBeenCalledOnce();
});

it('offers the numbers of a mail until there is one, and after the start to choose another [16.16]', async () => {
  const candidates = [
    { policeEventNumber: 'P061234567', sentence: 'Yours is P061234567.' },
    { policeEventNumber: 'P061234568', sentence: '> P061234568' },
  ];
  const mail = {
    _id: self,
    when: answered.when,
    from: 'ecc@police.example',
    subject: 'Re',
    text: '',
    cut: false,
  };
  const reply = { ...mail, outcome: 'several-numbers', candidates };
  const logOn = { eccLogOnNotification: { when: answered.when } };
  const scenes = [
    { patrol: tonight(logOn), says: /^The mail of 20:31 holds more than one/, left: [] },
    { patrol: running(logOn), says: /^It has several numbers/, left: ['Use P061234568'] },
  ];
  for (const { patrol, says, left } of scenes) {
    const { user, change } = openRecord(recorded(patrol), { replies: [reply] });
    expect(await screen.findByText(says)).toBeDefined();
    const description = 'Yours is P061234567.';
    const use = await screen.findByRole('button', { name: 'Use P061234567', description });
    expect(use.dataset.size).toBe('xl');
    await user.click(use);
    const call = `POST /patrol/${patrol._id}/ecc-log-on/response`;
    const body = { policeEventNumber: 'P061234567', training: false };
    await waitFor(() => expect(sentChanges().at(-1)).toEqual([call, body]));
    change(recorded({ ...patrol, eccLogOnResponse: answered }));
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Use/ }).map((one) => one.textContent)).toEqual(left),
    );
    cleanup();
  }
});

it('takes an address where the device does not say where it is', async () => {
  standAt(null);
  const { user, recorder } = openRecord(recorded(tonight()));
  await ready();
  expect(screen.getByText('This phone does not know its place. Type it.')).toBeDefined();
  await fill(user, 'Place', 'Moore Street');
  await user.click(await button('Start Patrol'));
  expect(recorder.start.mock.calls[0]?.[0].location).toEqual(at('Moore Street'));
});

it('says on its field that a start is too early or too late, and records nothing [17.1]', async () => {
  const { user, recorder } = openRecord(recorded(tonight()));
  await ready();
  await user.clear(await field('Start time, hours'));
  await user.type(await field('Start time, hours'), '1459');
  await user.click(await button('Start Patrol'));
  expect(await screen.findByText('Give a time from 6 hours ago to 1 hour ahead')).toBeDefined();
  expect(recorder.start).not.toHaveBeenCalled();
  expect((await field('Start time, hours')).getAttribute('aria-invalid')).toBe('true');
});

it('flags an odometer that differs, and asks about one that is below the last finish [17.1]', async () => {
  const { user, recorder } = openRecord(recorded(tonight()));
  await ready();
  await fill(user, 'Start odometer', '84,215.1');
  expect(screen.getByText('3.0 km more than at its last finish.')).toBeDefined();
  await fill(user, 'Start odometer', '8421');
  await user.click(await button('Start Patrol'));
  await user.click(await button('Change It'));
  expect(recorder.start).not.toHaveBeenCalled();
  await user.click(await button('Start Patrol'));
  await user.click(await button('It Is Right'));
  expect(recorder.start.mock.calls[0]?.[0].vehicle).toEqual({ rego: 'KLM127', startOdometer: 8421 });
});

it('follows the odometer of another vehicle, but not over what was typed', async () => {
  const van = { ...ranger, rego: 'NPR418', odometer: { ...ranger.odometer, reading: 5000 } };
  const { user } = openRecord(recorded(tonight()), { vehicles: [ranger, van] });
  await ready();
  await fill(user, 'Vehicle rego', 'npr418');
  const odometer = await field('Start odometer');
  await waitFor(() => expect(odometer.value).toBe('5,000'));
  await fill(user, 'Start odometer', '5,000.5');
  await fill(user, 'Vehicle rego', 'KLM127');
  expect(odometer.value).toBe('5,000.5');
});

it('warns of an event number of another form, and takes it [17.1]', async () => {
  const { user, recorder } = openRecord(recorded(tonight()));
  await ready();
  await fill(user, 'Event Number', '61234567');
  expect(screen.getByText(/This is not P and nine digits/)).toBeDefined();
  await user.click(await button('Start Patrol'));
  expect(recorder.start.mock.calls[0]?.[0].policeEventNumber).toBe('61234567');
});

it('begins with a start that was refused, as it was typed [17.11]', async () => {
  const payload = {
    started: '2027-01-15T07:58:00.000Z',
    vehicle: { startOdometer: 8 },
    notes: 'Two torches.',
  };
  const issues = [
    { path: ['vehicle', 'startOdometer'], value: 8, reason: 'min', min: 9 },
  ] satisfies Refusal['issues'];
  const write: QueuedWrite = {
    ...{ id: '01920000-0000-7000-8000-0000000000c1', group: tonight()._id, kind: 'start', payload },
    recorded: '2027-01-15T07:58:00.000Z',
    refusal: { status: 400, code: 'validation-failed', message: 'Validation failed', issues },
  };
  openRecord(recorded(tonight(), { refused: [write] }));
  expect((await field('Notes')).value).toBe('Two torches.');
  expect((await field('Start odometer')).value).toBe('8');
  expect(screen.getByText('must be 9 or more')).toBeDefined();
  expect(await timeOf('Start time')).toBe('20:58');
});

it.each([
  [
    'before it can be started',
    tonight({ when: '2027-01-15T10:00:00.000Z' }),
    /You can start from .* 22:00, 60 minutes/,
  ],
  ['of somebody else', tonight({ patrollers: {} }), 'Only the crew of this patrol can record it.'],
  ['that was cancelled', tonight({ cancelled: { when: answered.when } }), 'This patrol was cancelled.'],
])('of a patrol %s says why nothing can be recorded [17.1]', async (_state, patrol, why) => {
  openRecord(recorded(patrol));
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Start Patrol' })).toBeNull();
});

it('goes on to record once it is started', async () => {
  const { change } = openRecord(recorded(tonight()));
  await button('Start Patrol');
  change(recorded(running()));
  expect(await button(/^All Quiet Here/)).toBeDefined();
});

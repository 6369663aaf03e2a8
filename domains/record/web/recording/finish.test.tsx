// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import { aFinish, anIncident, graeme } from '#patrols/web/patrol.fixture.ts';
import { aStamp, button, field, fill, openRecord, recorded, running, timeOf } from './record.fixture.tsx';

const now = '2027-01-15T08:00:00.000Z';
const address = '/?finish=true';
const graffiti = anIncident({ _id: '01920000-0000-7000-8000-0000000000b2', what: 'Graffiti' });
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('sums the patrol up, and finishes it once one has looked it over [17.1]', async () => {
  const patrol = running({ incidents: [anIncident(), graffiti] });
  const { user, recorder } = openRecord(recorded(patrol, { waitingCount: 2 }), { address });
  await fill(user, 'Finish odometer', '84,259.4');
  expect(figure('On patrol')).toBe('58 min');
  expect(figure('Distance')).toBe('47.3 km');
  expect(figure('Incidents')).toBe('1');
  expect(figure('All quiet')).toBe('1');
  expect(screen.getByText('2 waiting to send')).toBeDefined();
  await user.click(await button('Finish Patrol'));
  expect(await screen.findByText('Please look over the record, then tick this')).toBeDefined();
  expect(recorder.finish).not.toHaveBeenCalled();
  screen.getByRole('slider', { name: 'Fuel level' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('checkbox', { name: 'This is complete and correct' }));
  await user.click(await button('Finish Patrol'));
  const vehicle = { finishOdometer: 84_259.4 };
  const finish = { finished: now, vehicle, fuelLevel: 0.375, location: null, reason: null };
  expect(recorder.finish).toHaveBeenCalledWith(finish, aStamp, expect.any(String));
});

it('says nothing of a fuel level that was not touched', async () => {
  const { user, recorder } = openRecord(recorded(running()), { address });
  expect(await screen.findByText('Not said')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'This is complete and correct' }));
  await user.click(await button('Finish Patrol'));
  expect(recorder.finish.mock.calls[0]?.[0].fuelLevel).toBeNull();
});

it('refuses an odometer below the start’s on its field, and asks about one far above [17.1]', async () => {
  const { user, recorder } = openRecord(recorded(running()), { address });
  await field('Finish odometer');
  await user.click(screen.getByRole('checkbox', { name: 'This is complete and correct' }));
  await fill(user, 'Finish odometer', '84,212');
  await user.click(await button('Finish Patrol'));
  expect(await screen.findByText('must be 84212.1 or more')).toBeDefined();
  await fill(user, 'Finish odometer', '85,212');
  await user.click(await button('Finish Patrol'));
  expect(await screen.findByText(/is 999.9 km more than 84,212.1 km/)).toBeDefined();
  expect(recorder.finish).not.toHaveBeenCalled();
  await user.click(await button('It Is Right'));
  expect(recorder.finish).toHaveBeenCalledTimes(1);
});

it('opens a finish that was refused with what was typed [17.11]', async () => {
  const write: QueuedWrite = {
    ...{ id: '01920000-0000-7000-8000-0000000000c1', group: running()._id, kind: 'finish', recorded: now },
    payload: {
      finished: '2027-01-15T07:58:00.000Z',
      location: { address: 'Moore Street' },
      vehicle: { finishOdometer: 84_259.4 },
      fuelLevel: 0.5,
    },
    refusal: { status: 409, code: 'not-started', message: 'The patrol has not started.', issues: [] },
  };
  const { user } = openRecord(recorded(running(), { refused: [write] }));
  expect(await screen.findByText(/Odometer 84,259.4 km, fuel 1\/2\s+Moore Street/)).toBeDefined();
  await user.click(await button('Edit'));
  expect((await field('Finish odometer')).value).toBe('84,259.4');
  expect((await field('Place')).value).toBe('Moore Street');
  expect(await timeOf('Finish time')).toBe('20:58');
  expect(screen.getByText('1/2')).toBeDefined();
  expect(screen.getByText('The patrol has not started.')).toBeDefined();
});

it('refuses a time more than 15 minutes ahead on its field [17.3]', async () => {
  const { user, recorder } = openRecord(recorded(running()), { address });
  await user.click(await screen.findByRole('checkbox', { name: 'This is complete and correct' }));
  await user.clear(await field('Finish time, hours'));
  await user.type(await field('Finish time, hours'), '2116');
  await user.click(await button('Finish Patrol'));
  expect(await screen.findByText('Give a time until 15 minutes ahead')).toBeDefined();
  expect(recorder.finish).not.toHaveBeenCalled();
});

it('says that the ECC is told, if it knows of the patrol [16.9]', async () => {
  const { change } = openRecord(recorded(running()), { address });
  await button('Finish Patrol');
  expect(screen.queryByText('Finishing logs you off with the ECC.')).toBeNull();
  change(recorded(running({ eccLogOnNotification: { when: now } })));
  expect(await screen.findByText('Finishing logs you off with the ECC.')).toBeDefined();
});

it('of a finished patrol leads to its page [17.27]', async () => {
  openRecord(recorded(running({ finished: aFinish({ finished: now }) })), { address });
  expect(await screen.findByText(/The finish at 21:00 is recorded/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show the Patrol' })).toBeDefined();
});

it('says that nobody knows of a finish that waits, and what to do, until it is sent [17.27]', async () => {
  const _id = '01920000-0000-7000-8000-0000000000c2';
  const logOn = { eccLogOnNotification: { when: now } };
  const patrol = running({ ...logOn, finished: aFinish({ _id, finished: now }) });
  const waits = { waiting: new Set([_id]), waitingCount: 1 };
  const { change } = openRecord(recorded(patrol, waits), { address });
  const note = (await screen.findByText('The finish is not sent yet')).closest('[role=status]');
  expect(note?.textContent).toContain('The finish at 21:00 is only on this phone.');
  expect(note?.textContent).toContain('The ECC and the station do not know yet that you are back.');
  expect(note?.textContent).toContain('Keep this page open');
  expect((await screen.findByRole('link', { name: 'Ring the ECC' })).getAttribute('href')).toBe(
    'tel:095550111',
  );
  expect(screen.queryByText(/good night/)).toBeNull();
  for (const unknown of [{ eccLogOnNotification: null }, { name: 'TEST' }]) {
    change(recorded({ ...patrol, ...unknown }, waits));
    expect(await screen.findByText('The station does not know yet that you are back.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ring the ECC' })).toBeNull();
  }
  change(recorded(patrol));
  const sent = 'The finish at 21:00 is recorded. Thank you, and good night.';
  expect((await screen.findByText(sent)).closest('[role=status]')).toBe(note);
  expect(screen.queryByText('The finish is not sent yet')).toBeNull();
});

it('tells the crew that an admin acknowledged, and that one finished the patrol for it [17.44]', async () => {
  const overdueAcknowledged = { when: '2027-01-15T07:40:00.000Z', by: graeme };
  const { change } = openRecord(recorded(running({ overdueAcknowledged })));
  expect(await screen.findByText('An admin acknowledged at 20:40')).toBeDefined();
  const finished = aFinish({ by: graeme, reason: 'Rang them: all home, phone flat.' });
  change(recorded(running({ overdueAcknowledged, finished })));
  const note = (await screen.findByText('An admin finished this patrol for you')).closest('[role=status]');
  expect(note?.textContent).toContain('Rang them: all home, phone flat.');
  expect(screen.queryByText(/acknowledged/)).toBeNull();
  change(recorded(running({ finished: aFinish({ by: graeme }) })));
  await waitFor(() => expect(screen.queryByText(/An admin/)).toBeNull());
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { QueuedWrite, Refusal } from '#lib/queue/queue.ts';
import { aFinish, anIncident, aStart, at, graeme } from '#patrols/web/patrol.fixture.ts';
import {
  aStamp,
  button,
  field,
  fill,
  openRecord,
  recorded,
  running,
  self,
  standAt,
  timeOf,
} from './record.fixture.tsx';

const now = '2027-01-15T08:00:00.000Z';
const own = anIncident({ by: self, when: '2027-01-15T07:50:00.000Z' });
const theirs = anIncident({
  ...{ _id: '01920000-0000-7000-8000-0000000000b2', by: graeme, what: 'Fire' },
  when: '2027-01-15T07:55:00.000Z',
});

const timeline = () => screen.findByRole('region', { name: 'Timeline' });

it('records with one tap that all is quiet, now and here, and once however often it is tapped [17.1, 17.23]', async () => {
  standAt({ latitude: -36.8936, longitude: 174.9322, accuracy: 8 });
  const { user, recorder } = openRecord(recorded(running()));
  await user.dblClick(await button(/^All Quiet Here/));
  await user.click(await button('Noted 21:00'));
  expect(recorder.record.mock.calls).toEqual([
    [
      {
        ...{ what: 'Location', whatDetails: 'All quiet here.', when: now },
        location: { address: '', latitude: -36.8936, longitude: 174.9322, accuracy: 8 },
      },
      aStamp,
      expect.any(String),
    ],
  ]);
});

it('says what All Quiet Here noted, lets it vibrate, and takes it back on Undo [17.50]', async () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { user, recorder } = openRecord(recorded(running()));
  await user.click(await button(/^All Quiet Here/));
  expect(await screen.findByText('Noted 21:00', { selector: '[role=status]' })).toBeDefined();
  expect(vibrate).toHaveBeenCalledOnce();
  await user.click(await button('Undo'));
  expect(recorder.remove.mock.calls).toEqual([[recorder.record.mock.calls[0]?.[2]]]);
  expect(document.activeElement).toBe(await button(/^All Quiet Here/));
  await user.click(await button(/^All Quiet Here/));
  expect(recorder.record).toHaveBeenCalledTimes(2);
});

it('reaches All Quiet and Finish by the keyboard before the timeline [17.51]', async () => {
  openRecord(recorded(running({ incidents: [own] })));
  const [finish, edit] = [await button('Finish'), await button('Edit All quiet, 20:50')];
  expect(finish.compareDocumentPosition(edit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('records an incident in two taps: its kind, and Save [17.1]', async () => {
  standAt({ latitude: -36.8936, longitude: 174.9322, accuracy: 8 });
  const { user, recorder } = openRecord(recorded(running()));
  await user.click(await button('Graffiti'));
  await user.click(await button('Save'));
  expect(recorder.record).toHaveBeenCalledTimes(1);
  expect(recorder.record.mock.calls[0]?.[0]).toMatchObject({
    ...{ what: 'Graffiti', when: now, people: [], vehicles: [] },
    location: { latitude: -36.8936, longitude: 174.9322 },
  });
  expect(await button(/^All Quiet Here/)).toBeDefined();
});

it('records what else, who and which vehicle [17.1, 17.52]', async () => {
  const { user, recorder } = openRecord(recorded(running()));
  await user.click(await button('Something Else'));
  await user.click(await button('Save'));
  expect(await screen.findByText('Must have a value')).toBeDefined();
  await fill(user, 'What', 'Lost dog');
  await fill(user, 'Notes on the place', 'behind the hall');
  await user.click(await button('Add Person'));
  await fill(user, 'Name', 'Sam');
  await user.click(await button('Add Vehicle'));
  await fill(user, 'Rego', 'npr 418');
  await fill(user, 'Year', 'old');
  const stolen = screen.getByRole('radiogroup', { name: 'Reported stolen' });
  await user.click(within(stolen).getByRole('radio', { name: 'No' }));
  await user.click(await button('Save'));
  expect(await screen.findByText('Incorrect type, expected number')).toBeDefined();
  await fill(user, 'Year', '2009');
  await user.click(await button('Save'));
  expect(recorder.record.mock.calls[0]?.[0]).toMatchObject({
    what: 'Lost dog',
    location: { notes: 'behind the hall' },
    people: [{ name: 'Sam', phone: null, email: null }],
    vehicles: [{ rego: 'NPR418', year: 2009, reportedStolen: false, hasLivery: null }],
  });
});

it('says on its field that an incident is ahead or before the start [17.52]', async () => {
  const { user, recorder } = openRecord(recorded(running()), { address: '/?add=Fire' });
  await user.clear(await field('When, hours'));
  await user.type(await field('When, hours'), '2105');
  await user.click(await button('Save'));
  expect(await screen.findByText('Give a time until now')).toBeDefined();
  await user.clear(await field('When, hours'));
  await user.type(await field('When, hours'), '1959');
  await user.click(await button('Save'));
  expect(await screen.findByText('Give a time after the start')).toBeDefined();
  expect(recorder.record).not.toHaveBeenCalled();
});

it('offers both of a time that comes twice, with the one that it was [17.60]', async () => {
  const started = '2026-04-04T12:30:00.000Z';
  const april = { ...own, when: '2026-04-04T14:20:00.000Z' };
  const patrol = running({ when: started, started: aStart({ started }), incidents: [april] });
  const { user, recorder } = openRecord(recorded(patrol), { address: `/?edit=${own._id}` });
  expect(await screen.findByRole('radio', { name: '02:20 NZST, the second' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(screen.getByRole('radio', { name: '02:20 NZDT, the first' }));
  await user.click(await button('Save'));
  expect(recorder.edit.mock.lastCall?.[1]).toMatchObject({ when: '2026-04-04T13:20:00.000Z' });
});

it('refuses a time that the clocks skip, and names the next [17.60]', async () => {
  const started = '2026-09-26T12:30:00.000Z';
  const september = { ...own, when: '2026-09-26T14:20:00.000Z' };
  const patrol = running({ when: started, started: aStart({ started }), incidents: [september] });
  const { user } = openRecord(recorded(patrol), { address: `/?edit=${own._id}` });
  await user.clear(await field('When, hours'));
  await user.type(await field('When, hours'), '0230');
  await user.click(await button('Save'));
  expect(await screen.findByText('The clocks change: this time does not exist. Try 03:00')).toBeDefined();
});

it('asks before a half-filled form is left [17.28]', async () => {
  const { user, router } = openRecord(recorded(running()));
  await user.click(await button('Fire'));
  await fill(user, 'Details', 'Smoke behind the hall.');
  void router.navigate({ to: '/' });
  await user.click(await button('Stay'));
  expect((await field('Details')).value).toBe('Smoke behind the hall.');
});

it('edits and deletes one’s own entries alone [17.7]', async () => {
  const { user, recorder } = openRecord(recorded(running({ incidents: [own, theirs] })));
  await timeline();
  expect(screen.queryByRole('button', { name: /^Edit Fire/ })).toBeNull();
  await user.click(await button('Edit All quiet, 20:50'));
  expect(await timeOf('When')).toBe('20:50');
  await fill(user, 'Details', 'All quiet here. Two cars.');
  await user.click(await button('Save'));
  const [[id, edit] = []] = recorder.edit.mock.calls;
  const said = { whatDetails: 'All quiet here. Two cars.', what: 'Location' };
  expect([id, edit]).toMatchObject([own._id, { ...said, location: at('Half Moon Bay Marina') }]);
  expect(edit).not.toHaveProperty('when'); // its time stays as the server has it
  await user.click(await button('Edit All quiet, 20:50'));
  await user.click(await button('Delete'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(recorder.remove).toHaveBeenCalledWith(own._id);
});

it('marks what waits, was edited, came late, or has a time that is not certain [17.6, 17.24]', async () => {
  const late = { ...theirs, late: true, timeUncertain: true, edited: { when: now, by: graeme } };
  openRecord(recorded(running({ incidents: [own, late] }), { waiting: new Set([own._id]), waitingCount: 1 }));
  const [, fire, quiet] = within(await timeline()).getAllByRole('listitem');
  expect(fire?.textContent).toContain('EditedLateTime not certain');
  expect(quiet?.textContent).toContain('Waiting');
  expect(await screen.findByText('1 waiting to send')).toBeDefined();
});

it('says why something waits although there is coverage [17.19]', async () => {
  const sentence = 'You have extended this patrol 12 times within an hour. Please try again at 21:40.';
  const { change } = openRecord(recorded(running(), { waitingCount: 1, putOff: sentence }));
  const note = await screen.findByText(/tries again by itself/);
  expect(note.closest('[role=status]')?.textContent).toContain(sentence);
  change(recorded(running(), { waitingCount: 1 }));
  await waitFor(() => expect(screen.queryByText(/tries again by itself/)).toBeNull());
});

it('says after a quarter of an hour that nothing was recorded, and not before [17.2]', async () => {
  const { change } = openRecord(
    recorded(running({ incidents: [{ ...own, when: '2027-01-15T07:45:00.000Z' }] })),
  );
  expect(await screen.findByText('last entry 15 min ago')).toBeDefined();
  change(recorded(running({ incidents: [own] })));
  await waitFor(() => expect(screen.queryByText(/^last entry/)).toBeNull());
});

it('asks at the planned end to finish or extend, and extends [17.2]', async () => {
  const { user, recorder } = openRecord(recorded(running({ when: '2027-01-15T04:50:00.000Z' })));
  expect(await screen.findByText('Finish or extend')).toBeDefined();
  await user.click(await button('Extend'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('until 21:20')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Extend' }));
  expect(recorder.extend).toHaveBeenCalledWith(3.5);
});

const here = { address: null, latitude: -36.8982, longitude: 174.9402, notes: null };
const refused: QueuedWrite = {
  ...{ id: '01920000-0000-7000-8000-0000000000c1', group: running()._id, kind: 'incident', recorded: now },
  payload: {
    what: 'Graffiti',
    when: now,
    whatDetails: 'Fresh tags.',
    location: here,
    people: [],
    vehicles: [],
  },
  refusal: { status: 409, code: 'finished', message: 'The patrol has finished.', issues: [] },
};

it('shows what was refused with the reason, to be mended, sent again or discarded [17.11]', async () => {
  const { user, recorder } = openRecord(recorded(running(), { refused: [refused] }));
  const card = within(await screen.findByRole('alert'));
  expect(card.getByText('Your entry “Graffiti” was not taken')).toBeDefined();
  expect(screen.getByText('1 not taken')).toBeDefined();
  expect(screen.queryByText('Everything sent')).toBeNull();
  expect(card.getByText('The patrol has finished.')).toBeDefined();
  expect(card.getByText(/^Fresh tags\.\s-36\.89820, 174\.94020$/)).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Send Again' }));
  expect(recorder.sendAgain).toHaveBeenCalled();
  await user.click(card.getByRole('button', { name: 'Discard' }));
  expect(recorder.discard).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(recorder.discard).toHaveBeenCalledWith(refused.id);
  await user.click(card.getByRole('button', { name: 'Edit' }));
  expect((await field('Details')).value).toBe('Fresh tags.');
  await user.click(await button('Save'));
  expect(recorder.edit).toHaveBeenCalledWith(refused.id, expect.objectContaining({ what: 'Graffiti' }));
});

it('offers no Send Again where it can never succeed, and a copy instead [17.11]', async () => {
  const refusal = { status: 409, code: 'too-late', message: 'Too late.', issues: [] };
  const record = recorded(running({ finished: aFinish() }), { refused: [{ ...refused, refusal }] });
  const { user } = openRecord(record);
  await user.click(await button('Copy Text'));
  expect(await navigator.clipboard.readText()).toBe(
    'Your entry “Graffiti”, recorded Fri 15 Jan 2027, 21:00\nFresh tags.\n-36.89820, 174.94020',
  );
  expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull();
  expect(screen.getByText(/cannot be taken any more/)).toBeDefined();
});

const issues = [
  { path: ['whatDetails'], value: 'Fresh tags.', reason: 'max-length', max: 4 },
] satisfies Refusal['issues'];

it('opens a refused edit in its form with what was typed, and the reason on its field [17.11]', async () => {
  const edit: QueuedWrite = {
    ...refused,
    kind: 'edit',
    payload: { incidentId: own._id, when: own.when, what: own.what, whatDetails: 'Fresh tags.' },
    refusal: { status: 400, code: 'validation-failed', message: 'Validation failed', issues },
  };
  const record = recorded(running({ incidents: [own] }), { refused: [edit] });
  const { user, recorder, change } = openRecord(record);
  await user.click(await button('Edit'));
  expect((await field('Details')).value).toBe('Fresh tags.');
  expect((await field('Details')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('must be 4 chars or less')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Validation failed');
  await fill(user, 'Details', 'Tags');
  await user.click(await button('Save'));
  expect(recorder.edit).toHaveBeenCalledWith(edit.id, expect.objectContaining({ whatDetails: 'Tags' }));
  change({ ...record, patrol: { ...record.patrol, finished: aFinish() } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull());
  expect(screen.getByText('Your edit was not taken')).toBeDefined();
});

it('says at once that the device cannot keep what is written [17.11]', async () => {
  openRecord(recorded(running(), { storageError: 'The disk is full.' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This phone cannot keep what you write: The disk is full.');
});

it('keeps a form open when somebody else finishes the patrol meanwhile', async () => {
  const { user, change } = openRecord(recorded(running()));
  await user.click(await button('Fire'));
  await fill(user, 'Details', 'Smoke.');
  const finished = { ...running(), finished: aFinish({ finished: now }) };
  change(recorded(finished));
  expect((await field('Details')).value).toBe('Smoke.');
  await user.click(await button('Save'));
  expect(await screen.findByText(/The finish at 21:00 is recorded/)).toBeDefined();
});

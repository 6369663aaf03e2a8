// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Patrol, SetAside } from '#patrols/contract';
import { aFinish, anIncident, aPatrol, aStart, graeme } from '#patrols/web/patrol.fixture.ts';
import { SetAsideCard } from '#record/web/on-page/SetAsideCard.tsx';
import { VoidButton } from '#record/web/on-page/VoidButton.tsx';
import { Toasts } from '../../app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

const now = '2026-11-21T11:30:00.000Z';
const people = [{ _id: graeme, firstName: 'Graeme', lastName: 'Patterson', finished: null }];
const running = (others: Partial<Patrol> = {}) => aPatrol({ started: aStart(), ...others });
const finished = (others: Partial<Patrol> = {}) => running({ finished: aFinish(), ...others });

function open(roles: Role[], patrol: Patrol, answer: unknown = patrol) {
  const base = `/patrol/${patrol._id}`;
  answerCalls({
    '/persons': { items: people, matches: 1 },
    [`${base}/void-start`]: answer,
    [`${base}/void-finish`]: answer,
    [`${base}/take`]: answer,
  });
  const page = (
    <>
      <VoidButton patrol={patrol} now={now} />
      <SetAsideCard patrol={patrol} now={now} />
      <Toasts />
    </>
  );
  return { ...showPage(page, { profile: { roles } }), base };
}

const voided = { when: now, by: graeme, reason: 'Wrong patrol.', loggedOff: '2026-11-21T11:04:00.000Z' };
const ofFinish: SetAside = { kind: 'finish', _id: graeme, entry: aFinish(), why: null, voided };

describe('Void Start and Void Finish [17.16]', () => {
  it.each([
    ['Void Start', running(), 'void-start'],
    ['Void Finish', finished(), 'void-finish'],
  ])('%s asks for the reason and sends it', async (label, patrol, path) => {
    const { user, base } = open(['admin'], patrol);
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: label, hidden: true }));
    await send();
    expect(await dialog.findByText('Must have a value')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'Somebody tried the button.');
    await send();
    const reason = 'Somebody tried the button.';
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${base}/${path}`, { reason }]]));
  });

  it('keeps what was typed if it is refused', async () => {
    const answer = Response.json({ message: 'Not now.', code: 'x' }, { status: 409 });
    const { user } = open(['admin'], running(), answer);
    await user.click(await screen.findByRole('button', { name: 'Void Start' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'A try');
    await user.click(dialog.getByRole('button', { name: 'Void Start', hidden: true }));
    expect(await screen.findByText('Unable to void: Not now.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('A try');
  });

  it.each([
    ['Regular patrol', true],
    ['TEST', false],
  ])('of %s says that the ECC may have been told: %s', async (name, expected) => {
    const sent = { eccLogOffNotification: { when: '2026-11-21T11:04:00.000Z' } };
    const { user } = open(['admin'], finished({ ...sent, name }));
    await user.click(await screen.findByRole('button', { name: 'Void Finish' }));
    expect((await screen.findByRole('dialog')).textContent?.includes('ECC')).toBe(expected);
  });

  it('is for admins', async () => {
    open(['patroller', 'watcher'], running({ setAside: [ofFinish] }));
    await screen.findByRole('region', { name: 'Counts Nowhere' });
    expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
  });
});

describe('what came after the finish [17.26]', () => {
  const entry = (what: string, id: string) => anIncident({ what, _id: id, by: graeme });
  const fire = entry('Fire', '01920000-0000-7000-8000-0000000000b2');
  const alarm = entry('Alarm activated', '01920000-0000-7000-8000-0000000000b3');
  const kept = (incident: typeof fire, why: SetAside['why'] = 'after-finish'): SetAside => ({
    kind: 'incident',
    _id: incident._id,
    entry: incident,
    why,
    voided: null,
  });
  const [ofFire, ofAlarm] = [kept(fire), kept(alarm)];
  const edit: SetAside = { kind: 'edit', _id: graeme, entry: alarm, why: 'after-finish', voided: null };

  it('is taken by an admin, one by one or together, after a question; Void Finish stands beside', async () => {
    const patrol = finished({ setAside: [edit, ofAlarm, ofFire] });
    const { user, base } = open(['admin'], patrol);
    const card = within(await screen.findByRole('region', { name: 'Counts Nowhere' }));
    expect(card.getByRole('button', { name: 'Void Finish' })).toBeDefined();
    expect(card.getAllByRole('button', { name: 'Take as It Is' })).toHaveLength(2);
    const label = 'Take All 3 as They Are';
    await user.click(card.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sentChanges()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: label, hidden: true }));
    const entries = [edit, ofAlarm, ofFire].map(({ kind, _id }) => ({ kind, _id }));
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${base}/take`, { entries }]]));
  });

  it.each<[string, Role[], Partial<Patrol>]>([
    ['by the crew', ['patroller'], {}],
    ['if it cannot be true', ['admin'], { setAside: [kept(fire, 'time')] }],
    ['before a start', ['admin'], { started: null, finished: null }],
  ])('is not taken %s', async (_who, roles, others) => {
    open(roles, finished({ setAside: [ofFire], ...others }));
    await screen.findByRole('region', { name: 'Counts Nowhere' });
    expect(screen.queryByRole('button', { name: 'Take as It Is' })).toBeNull();
  });

  it('shows what was taken, by whom and when', async () => {
    open(['patroller'], finished({ taken: [{ ...ofFire, taken: { when: now, by: graeme } }] }));
    const card = await screen.findByRole('region', { name: 'Taken as It Is' });
    await waitFor(() => expect(card.textContent).toContain('00:30 by Graeme PATTERSON'));
    expect(screen.queryByRole('region', { name: 'Counts Nowhere' })).toBeNull();
  });
});

it('shows what counts nowhere, whole and why [17.15]', async () => {
  const fire = anIncident({ what: 'Fire', whatDetails: 'Bin on fire.', by: graeme });
  const kept: SetAside = { kind: 'incident', _id: fire._id, entry: fire, why: 'time', voided: null };
  open(['patroller'], running({ setAside: [ofFinish, kept] }));
  const card = within(await screen.findByRole('region', { name: 'Counts Nowhere' }));
  const [first, second] = await card.findAllByRole('listitem');
  await waitFor(() => expect(first?.textContent).toContain('by Graeme PATTERSON: Wrong patrol.'));
  expect(first?.textContent).toContain('may have been told at 00:04 that this patrol is off');
  expect(second?.textContent).toContain('Kept for review. Its time does not fit');
  expect(second?.textContent).toContain('Bin on fire.');
});

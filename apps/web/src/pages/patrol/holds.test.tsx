// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Hold, Patrol } from '#patrols/contract';
import { anIncident, aPatrol, aStart, graeme } from '#patrols/web/patrol.fixture.ts';
import { DetailsButtons } from '#privacy/web/holds/DetailsButtons.tsx';
import { HoldsCard } from '#privacy/web/holds/HoldsCard.tsx';
import { TimelineCard } from '#record/web/on-page/TimelineCard.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

const now = '2027-01-15T08:00:00.000Z';
const people = [{ _id: graeme, firstName: 'Graeme', lastName: 'Patterson', finished: null }];
const fire = anIncident({ what: 'Fire', whatDetails: 'Bin on fire.' });
const running = (others: Partial<Patrol> = {}) =>
  aPatrol({ started: aStart(), incidents: [fire], ...others });

function open(roles: Role[], patrol: Patrol, answer: unknown = patrol) {
  const base = `/patrol/${patrol._id}`;
  const answers = { '/persons': { items: people, matches: 1 }, [`${base}/hold`]: answer };
  answerCalls({
    ...answers,
    [`${base}/hold/${hold._id}`]: answer,
    [`${base}/hold/${hold._id}/release`]: answer,
  });
  const page = (
    <>
      <DetailsButtons patrol={patrol} now={now} />
      <HoldsCard patrol={patrol} now={now} />
      <TimelineCard patrol={patrol} waiting={new Set()} now={now} />
    </>
  );
  return { ...showPage(page, { profile: { roles } }), base };
}

const hold: Hold = {
  _id: '01920000-0000-7000-8000-0000000000c1',
  incidentId: null,
  reason: 'Police file 261127/4410',
  until: '2027-12-31',
  made: { when: '2027-01-14T08:00:00.000Z', by: graeme },
  released: null,
  releasing: null,
};

describe('Keep Details [22.5]', () => {
  it('asks what, until when and why, and sends it', async () => {
    const { user, base } = open(['admin'], running());
    await user.click(await screen.findByRole('button', { name: 'Keep Details' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'Keep Details', hidden: true }));
    await send();
    expect(await dialog.findByText('Must have a value')).toBeDefined();
    const what = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'What' });
    const names = [...what.options].map(({ text }) => text);
    expect(names).toEqual(['The whole patrol', expect.stringMatching(/^Only Fire, \d\d:\d\d$/)]);
    await user.selectOptions(what, fire._id);
    expect(dialog.getByLabelText<HTMLInputElement>('Until').value).toBe('2028-01-15');
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2027-12-31' } });
    await user.type(dialog.getByLabelText('Reason'), hold.reason);
    await send();
    const body = { _id: expect.any(String), incidentId: fire._id, reason: hold.reason, until: hold.until };
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${base}/hold`, body]]));
  });

  it('shows a refused date on its field', async () => {
    const issues = [{ path: ['until'], reason: 'incorrect-format', format: 'a date from 2027-01-15 on' }];
    const answer = Response.json({ message: 'Validation failed', issues }, { status: 400 });
    const { user } = open(['admin'], running(), answer);
    await user.click(await screen.findByRole('button', { name: 'Keep Details' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'A file');
    await user.click(dialog.getByRole('button', { name: 'Keep Details', hidden: true }));
    expect(await dialog.findByText(/a date from 2027-01-15 on/)).toBeDefined();
  });

  it.each<[string, Role[], Patrol]>([
    ['the crew', ['patroller', 'watcher'], running()],
    ['a patrol of which nothing was recorded', ['admin'], aPatrol()],
  ])('is not for %s', async (_who, roles, patrol) => {
    open(roles, { ...patrol, holds: [hold] });
    await screen.findByRole('region', { name: 'Details Kept' });
    expect(screen.queryByRole('button', { name: 'Keep Details' })).toBeNull();
  });
});

describe('what is kept [22.5]', () => {
  it('is shown with its reason, its date and who noted it; an admin releases it after a question', async () => {
    const { user, base } = open(['admin'], running({ holds: [{ ...hold, incidentId: fire._id }] }));
    const card = await screen.findByRole('region', { name: 'Details Kept' });
    expect(card.textContent).toMatch(/Only Fire, \d\d:\d\d, until Fri 31 Dec 2027/);
    expect(card.textContent).toContain(hold.reason);
    await waitFor(() => expect(card.textContent).toContain('21:00 by Graeme PATTERSON'));
    await user.click(within(card).getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sentChanges()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Release', hidden: true }));
    await waitFor(() => expect(sentChanges()[0]?.[0]).toBe(`DELETE ${base}/hold/${hold._id}`));
  });

  it.each<[string, Role[], Partial<Hold>]>([
    ['by the crew', ['patroller'], {}],
    ['when its date has passed', ['admin'], { until: '2027-01-14' }],
    ['twice', ['admin'], { released: { when: now, by: graeme } }],
    [
      'when its release has passed',
      ['admin'],
      { releasing: { from: now, chosen: { when: now, by: graeme } } },
    ],
  ])('is not released %s', async (_who, roles, others) => {
    open(roles, running({ holds: [{ ...hold, ...others }] }));
    await screen.findByRole('region', { name: 'Details Kept' });
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('says until when it is kept although it was released, and an admin withdraws that', async () => {
    const releasing = { from: '2027-01-28T11:00:00.000Z', chosen: { when: now, by: graeme } };
    const { user, base } = open(['admin'], running({ holds: [{ ...hold, releasing }] }));
    await screen.findByText(/kept until Fri 29 Jan 2027 all the same/);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(sentChanges()[0]?.[0]).toBe(`DELETE ${base}/hold/${hold._id}/release`));
  });
});

it('an incident says that its details were removed [22.2]', async () => {
  const removed = anIncident({ what: 'Fire', involvedRemoved: now });
  const { user } = open(['admin'], running({ incidents: [removed] }));
  await user.click(await screen.findByLabelText('Details'));
  expect(await screen.findByText(/details of people and plates were removed for privacy/)).toBeDefined();
});

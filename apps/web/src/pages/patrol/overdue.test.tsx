// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import type { Patrol } from '#patrols/contract';
import { anIncident, aPatrol, aroha, aStart, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { OverdueNote } from '#record/web/on-page/OverdueNote.tsx';
import { Toasts } from '../../app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

const { sub: me } = claimsWith();
const now = '2027-01-15T08:00:00.000Z';
const people = [
  { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', phone: '021 555 0102', finished: null },
  { _id: graeme, firstName: 'Graeme', lastName: 'Patterson', phone: null, finished: null },
];

/** A running patrol of Aroha's that should have ended two hours ago, at 19:00. */
function overdue(given: Partial<Patrol> = {}): Patrol {
  const vehicle = { rego: 'KLM127', startOdometer: 100 };
  return aPatrol({
    ...{ when: '2027-01-15T03:00:00.000Z', patrollers: { [aroha]: pending } },
    started: aStart({ started: '2027-01-15T03:00:00.000Z', vehicle }),
    incidents: [anIncident({ when: '2027-01-15T07:00:00.000Z' })],
    ...given,
  });
}

/** Shows the note to somebody, whose changes are answered with `answer`. */
function open(roles: Role[], given: Partial<Patrol> = {}, answer: unknown = overdue()) {
  const patrol = overdue(given);
  const base = `/patrol/${patrol._id}`;
  answerCalls({
    '/persons': { items: people, matches: 1 },
    [base]: patrol,
    [`${base}/overdue/acknowledge`]: answer,
    [`${base}/finish`]: answer,
  });
  const shown = showPage(
    <>
      <OverdueNote patrol={patrol} now={now} />
      <Toasts />
    </>,
    { profile: { roles } },
  );
  return { ...shown, base };
}

describe('the note of an overdue patrol [17.8]', () => {
  it('says to those who watch when it should have ended, and what was heard last', async () => {
    open(['watcher']);
    const note = await screen.findByRole('status');
    expect(note.textContent).toContain('Planned until 19:00, 2 h ago. Last heard of 60 minutes ago.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<Role>(['admin', 'watcher'])('rings each of the crew for %s [17.43]', async (role) => {
    open([role], { patrollers: { [aroha]: pending, [graeme]: pending } });
    const ring = await screen.findByRole('link', { name: 'Ring Aroha TAMIHANA 021 555 0102' });
    expect(ring.getAttribute('href')).toBe('tel:0215550102');
    expect(screen.getByText('Graeme PATTERSON has no phone number.')).toBeDefined();
  });

  it('asks the crew to finish or to extend', async () => {
    open(['patroller'], { patrollers: { [me]: pending } });
    expect((await screen.findByRole('status')).textContent).toContain('please extend it');
  });

  it.each<[string, Role[], Partial<Patrol>]>([
    ['to a patroller of another crew', ['patroller'], {}],
    ['before the end', ['admin'], { hours: 6 }],
    ['of one that was not started', ['admin'], { started: null }],
  ])('is not shown %s', async (_whom, roles, given) => {
    open(roles, given);
    await expect(screen.findByText('OVERDUE', undefined, { timeout: 300 })).rejects.toThrow();
  });
});

describe('an admin [17.8]', () => {
  it('acknowledges it after a question [17.43]', async () => {
    const { user, base } = open(['admin']);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Do you know that they are well?' }));
    expect(sentChanges()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${base}/overdue/acknowledge`, undefined]]));
  });

  it('reads who did, and can no more', async () => {
    open(['admin'], { overdueAcknowledged: { when: '2027-01-15T07:10:00.000Z', by: aroha } });
    const acknowledged = await screen.findByText(/^Acknowledged at/);
    await waitFor(() => expect(acknowledged.textContent).toContain('at 20:10 by Aroha TAMIHANA.'));
    expect(screen.queryByText('Acknowledge')).toBeNull();
  });

  it('finishes it only from an hour past its end [17.9]', async () => {
    open(['admin'], { hours: 4.5 });
    expect(await screen.findByText('Acknowledge')).toBeDefined();
    expect(screen.queryByText('Finish for the Crew')).toBeNull();
  });
});

describe('finishing for the crew [17.9]', () => {
  async function openForm(answer?: unknown) {
    const shown = open(['admin'], {}, answer);
    await shown.user.click(await screen.findByText('Finish for the Crew'));
    const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
    const fields = await Promise.all(
      ['Finish date', 'Finish time, hours', 'Finish time, minutes'].map(field),
    );
    const finished = fields.map(({ value }) => value);
    const send = () => shown.user.click(screen.getByRole('button', { name: 'Finish', hidden: true }));
    return { ...shown, finished, send };
  }

  it('sends the time now, the odometer if there is one, and the reason', async () => {
    const { user, base, finished, send } = await openForm();
    expect(finished).toEqual(['2027-01-15', '21', '00']);
    await user.type(screen.getByLabelText('Finish odometer (optional)'), '144.5');
    await user.type(screen.getByLabelText('Reason'), 'Rang them: all home, phone flat.');
    await send();
    const vehicle = { finishOdometer: 144.5 };
    const body = { finished: now, vehicle, location: null, reason: 'Rang them: all home, phone flat.' };
    await waitFor(() => expect(sentChanges()).toMatchObject([[`POST ${base}/finish`, body]]));
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  });

  it('asks for a reason, and for an odometer that has not run backwards', async () => {
    const { user, send } = await openForm();
    await user.type(screen.getByLabelText('Finish odometer (optional)'), '99');
    await send();
    expect(await screen.findByText('Must have a value')).toBeDefined();
    expect(screen.getByText('must be 100 or more')).toBeDefined();
    expect(sentChanges()).toEqual([]);
  });

  it('keeps what was typed, and the id, if it is refused', async () => {
    const message = 'Nobody answers here.';
    const { user, send } = await openForm(Response.json({ message, code: 'x' }, { status: 409 }));
    await user.type(screen.getByLabelText('Reason'), 'Phone flat');
    await send();
    expect(await screen.findByText(`Unable to finish: ${message}`)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Phone flat');
    await send();
    await waitFor(() => expect(sentChanges()).toHaveLength(2));
    const [first, second] = sentChanges().map(([, body]) => body);
    expect(second).toEqual(first);
  });
});

// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { EccNote } from '#ecc/web/EccNote.tsx';
import { sentBodies, tonight } from '#ecc/web/ecc.fixture.ts';
import type { Patrol } from '#patrols/contract';
import { aStart } from '#patrols/web/patrol.fixture.ts';
import { RunningActions } from '#record/web/on-page/RunningActions.tsx';
import { answerCalls, showPage } from '../../page.fixture.tsx';

const now = '2027-01-15T08:00:00.000Z';
const sent = { when: '2027-01-15T07:50:00.000Z' };
const answer = { when: '2027-01-15T07:58:00.000Z', policeEventNumber: 'P061234567' };
const organization = { ecc: { phone: '09 555 0111', takesMail: true } };

function open(
  part: typeof EccNote,
  state: Partial<Patrol>,
  roles: ('patroller' | 'watcher')[] = ['patroller'],
) {
  const patrol = tonight(state);
  answerCalls({
    '/my/organization': organization,
    '/persons': { items: [], matches: 0 },
    [`/patrol/${patrol._id}/extend`]: { ...patrol, hours: 4 },
  });
  const Part = part;
  return showPage(<Part patrol={patrol} now={now} />, { profile: { roles } });
}

describe('the note before the start [8.4]', () => {
  it('counts down to the moment to ring, and leads the crew to ring and to enter the number', async () => {
    open(EccNote, { eccLogOnNotification: sent });
    expect((await screen.findByRole('status')).textContent).toContain(
      'Ring the ECC at 22:00 if there is still none.in 1:00:00',
    );
    const ring = await screen.findByRole('link', { name: 'Ring the ECC' });
    expect(ring.getAttribute('href')).toBe('tel:095550111');
    expect(screen.getByRole('link', { name: 'Enter Event Number' })).toBeDefined();
  });

  it('offers nothing of that to others', async () => {
    open(EccNote, { eccLogOnNotification: sent }, ['watcher']);
    expect(await screen.findByRole('status')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no button to ring for a TEST patrol [16.11]', async () => {
    const both = ({ patrol, now: at }: ComponentProps<typeof EccNote>) => (
      <>
        <EccNote patrol={patrol} now={at} />
        <EccNote patrol={{ ...patrol, name: 'TEST' }} now={at} />
      </>
    );
    open(both, { eccLogOnNotification: sent });
    expect(await screen.findAllByRole('link', { name: 'Ring the ECC' })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Enter Event Number' })).toHaveLength(2);
  });

  it('has the number, also one that the crew entered without a log-on by mail', async () => {
    open(EccNote, { eccLogOnResponse: { ...answer, by: '01920000-0000-7000-8000-0000000000a1' } });
    expect((await screen.findByRole('status')).textContent).toContain(
      'Police event number P061234567, entered by',
    );
  });
});

describe('the crew of a running patrol [16.13]', () => {
  const running = {
    when: '2027-01-15T07:00:00.000Z',
    started: aStart({ started: '2027-01-15T07:00:00.000Z' }),
  };

  it('extends it by half hours, and reads whether the ECC is told', async () => {
    const { user } = open(RunningActions, { ...running, eccLogOnNotification: sent });
    await user.click(await screen.findByRole('button', { name: 'Extend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Extend this patrol?' });
    expect(dialog.textContent).toContain('until 23:303 h 30 min in all');
    expect(dialog.textContent).toContain('The ECC is told by email.');
    await user.click(screen.getByRole('button', { name: 'Half an Hour More' }));
    expect(dialog.textContent).toContain('until 00:004 h in all');
    const [, extend] = await screen.findAllByRole('button', { name: 'Extend', hidden: true });
    await user.click(extend ?? dialog);
    await waitFor(() => expect(sentBodies()).toMatchObject([{ hours: 4 }]));
  });

  it('reads that an ECC which does not know of it is not told', async () => {
    const { user } = open(RunningActions, running);
    await user.click(await screen.findByRole('button', { name: 'Extend' }));
    expect(await screen.findByText('The ECC does not know of this patrol and is not told.')).toBeDefined();
  });

  it('enters a number that is still missing, and others do neither', async () => {
    open(RunningActions, running);
    expect(await screen.findByRole('link', { name: 'Enter Event Number' })).toBeDefined();
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aPatrol, aroha, pending } from '#patrols/web/patrol.fixture.ts';
import { Toasts } from '#web/app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { RepeatForm } from './components/RepeatForm.tsx';
import { CopyPatrolsPage } from './pages/CopyPatrolsPage.tsx';

/** It is 21:00 on Friday 15 January 2027 in Auckland. */
const friday = '2027-01-08T07:00:00.000Z';
const [hemi, batch, other] = [
  '01920000-0000-7000-8000-0000000000a2',
  '01920000-0000-7000-8000-0000000000b1',
  '01920000-0000-7000-8000-0000000000d1',
];
const people = [
  { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', finished: null, roles: ['patroller'] },
  { _id: hemi, firstName: 'Hemi', lastName: 'Walker', finished: friday, roles: ['patroller'] },
];
const patrol = aPatrol({
  when: friday,
  hours: 3,
  finalized: { when: friday },
  patrollers: { [aroha]: pending, [hemi ?? '']: pending },
});
const make = 'POST /patrols/copies';

/** Shows a form of these patrols, around which are others; the server takes the copies, or answers otherwise. */
function showForm(form: 'repeat' | 'copy', patrols: unknown[], answer: unknown = { _id: batch }) {
  answerCalls({
    '/patrols': { items: patrols, matches: patrols.length },
    '/persons': { items: people, matches: people.length },
    '/patrols/copies': answer,
    [`/patrols/copies/${batch}`]: new Response(null, { status: 204 }),
  });
  return showPage(
    <>
      {form === 'repeat' ? <RepeatForm patrol={patrol} /> : <CopyPatrolsPage />}
      <Toasts />
    </>,
    { profile: { roles: ['admin'] } },
  );
}

const copy = (when: string, patrollers = [aroha]) => ({ of: patrol._id, when, patrollers });
const dates = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /2027/ });
const shown = () => dates().map(({ labels }) => labels?.[0]?.textContent?.slice(0, 23));

describe('Repeat', () => {
  it('has the next four weeks to save at once, with the crew who can be assigned [5.18]', async () => {
    const { user } = showForm('repeat', []);
    await user.click(await screen.findByText('Save 4 Drafts'));
    const starts = ['2027-01-22', '2027-01-29', '2027-02-05', '2027-02-12'];
    const copies = starts.map((date) => copy(`${date}T07:00:00.000Z`));
    await waitFor(() => expect(sentChanges()).toEqual([[make, { copies }]]));
    await user.click(await screen.findByText('Undo'));
    await screen.findByText('Drafts removed');
    expect(sentChanges().at(-1)?.[0]).toBe(`DELETE /patrols/copies/${batch}`);
  });

  it('leads on once it is saved, though the roster is still read again [5.18]', async () => {
    const { user, router } = showForm('repeat', []);
    const save = await screen.findByText('Save 4 Drafts');
    const answer = vi.mocked(fetch).getMockImplementation();
    const never = new Promise<Response>(() => {});
    vi.mocked(fetch).mockImplementation(async (address, options) =>
      options?.method === 'POST' && answer ? answer(address, options) : never,
    );
    await user.click(save);
    await waitFor(() => expect(router.state.location.pathname).toBe('/patrols/scheduled'));
  });

  it('lists the dates as they are chosen, by weekday, weeks and end [5.18]', async () => {
    const { user } = showForm('repeat', []);
    await user.click(await screen.findByText('Sat'));
    await user.selectOptions(screen.getByLabelText('How often'), 'Every 2 weeks');
    expect(shown()).toEqual([
      'Fri 22 Jan 2027, 20:00,',
      'Sat 23 Jan 2027, 20:00,',
      'Fri 5 Feb 2027, 20:00, ',
      'Sat 6 Feb 2027, 20:00, ',
    ]);
    await user.click(screen.getByText('Until a date'));
    expect(shown().at(-1)).toBe('Sat 6 Feb 2027, 20:00, ');
    await user.click(screen.getByText('Fri'));
    await user.click(screen.getByText('Sat'));
    expect(screen.getByRole('status').textContent).toContain('0 dates');
    expect(screen.getByText('Save 0 Drafts').closest('button')?.disabled).toBe(true);
  });

  it('says who is left off and what is planned at that time; what is there already is taken out [5.21]', async () => {
    const same = { ...patrol, _id: other, when: '2027-01-22T07:00:00.000Z', patrollers: {} };
    const market = {
      ...same,
      when: '2027-01-29T08:00:00.000Z',
      name: 'Market',
      patrollers: { [aroha]: pending },
    };
    const { user } = showForm('repeat', [same, market]);
    await screen.findByText('Save 3 Drafts');
    expect(screen.getByRole('status').textContent).toContain('4 dates, 1 taken out');
    const rows = within(screen.getByRole('region', { name: 'Dates' })).getAllByRole('listitem');
    const [first, second, third] = rows.map(({ textContent }) => textContent);
    expect(first).toContain('There already: ');
    expect(second).toContain('On another patrol, so left off: Aroha TAMIHANA');
    expect(second).toContain('At the same time: Market');
    expect(third).toContain('Aroha TAMIHANACan no longer be assigned, so left off: Hemi WALKER');
    for (const date of dates().slice(0, 3)) await user.click(date);
    await user.click(screen.getByText('Same crew'));
    await user.click(screen.getByText('Save 2 Drafts'));
    const copies = [copy(same.when, []), copy('2027-02-12T07:00:00.000Z', [])];
    await waitFor(() => expect(sentChanges()).toEqual([[make, { copies }]]));
  });

  it('reads the roster again and keeps what was chosen when the dates are refused [5.21]', async () => {
    const message = 'Aroha TAMIHANA is on another patrol at that time.';
    const refusal = Response.json({ code: 'double-booked', message }, { status: 409 });
    const { user } = showForm('repeat', [], refusal);
    const [first] = await screen.findAllByRole('checkbox', { name: /2027/ });
    if (first) await user.click(first);
    await user.click(screen.getByText('Save 3 Drafts'));
    expect(await screen.findByText(`Unable to create drafts: ${message}`)).toBeDefined();
    await waitFor(() => expect(screen.getByText('Save 3 Drafts').closest('button')?.disabled).toBe(false));
  });
});

describe('Copy Week or Month', () => {
  it('copies this month to the same weekdays of the next, and names what has none there [5.20]', async () => {
    const fifth = { ...patrol, _id: other, name: 'Beach', when: '2027-01-29T07:00:00.000Z' };
    const { user } = showForm('copy', [patrol, fifth]);
    await screen.findByText(
      'Not copied, since February 2027 has no fifth such weekday: Beach, Fri 29 Jan 2027, 20:00',
    );
    await user.click(await screen.findByText('Save 1 Draft'));
    const copies = [copy('2027-02-12T07:00:00.000Z')];
    await waitFor(() => expect(sentChanges()).toEqual([[make, { copies }]]));
  });

  it('copies a week to any other, and leaves out what is over [5.20]', async () => {
    const { user } = showForm('copy', [{ ...patrol, when: '2027-01-12T07:00:00.000Z' }]);
    await user.click(await screen.findByText('A week'));
    await screen.findByText('Save 1 Draft');
    expect(shown()).toEqual(['Tue 19 Jan 2027, 20:00,']);
    await user.selectOptions(screen.getByLabelText('Copy to'), 'Week of 11 Jan 2027');
    expect(await screen.findByText('Save 0 Drafts')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Copy to'), 'Week of 1 Feb 2027');
    await screen.findByText('Save 1 Draft');
    expect(shown()).toEqual(['Tue 2 Feb 2027, 20:00, ']);
  });
});

// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { aPatrol, aroha, pending } from '../../patrol.fixture.ts';
import { rosterTitle } from '../roster-title.ts';
import { PrintRosterPage } from './PrintRosterPage.tsx';

const person = { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', phone: '021 555 0142' };

/** Shows the page on 15 January 2027, with one patrol and Aroha on it. */
function showRoster(address = '/', roles: ('admin' | 'patroller' | 'summary-recipient')[] = ['admin']) {
  const called = answerCalls({
    '/patrols': { items: [aPatrol({ patrollers: { [aroha]: pending } })], matches: 1 },
    '/persons': { items: [person], matches: 1 },
    '/my/organization': { name: 'Howick South', code: 'HSCP' },
  });
  const shown = showPage(<PrintRosterPage />, { address, profile: { roles } });
  /** The period that was asked for last. */
  const asked = () => {
    const lists = called.filter(({ pathname }) => pathname.endsWith('/patrols'));
    return JSON.parse(lists.at(-1)?.searchParams.get('filter') ?? '{}').when;
  };
  return { ...shown, asked };
}

const $lt = '2027-01-31T11:00:00.000Z';

describe('the days of the printed roster [7.13]', () => {
  it('are those to come, and the whole month where it is wanted', async () => {
    const { user, asked, router } = showRoster();
    const whole = await screen.findByRole('switch', { name: 'Whole month' });
    await waitFor(() => expect(asked()).toEqual({ $gte: '2027-01-14T11:00:00.000Z', $lt }));
    await user.click(whole);
    await waitFor(() => expect(asked()).toEqual({ $gte: '2026-12-31T11:00:00.000Z', $lt }));
    expect(router.state.location.search).toEqual({ month: '2027-01', whole: true });
    await user.click(whole);
    await waitFor(() => expect(router.state.location.search).toEqual({ month: '2027-01' }));
  });

  it.each([
    ['2027-01-15', 'Roster from 15 January 2027'],
    ['2027-02-01', 'Roster, February 2027'],
  ])('are in its title: %s', (from, title) => {
    expect(rosterTitle(from)).toBe(title);
  });

  it('are all of another month', async () => {
    const { asked } = showRoster('/?month=2026-12');
    const whole = await screen.findByRole<HTMLInputElement>('switch', { name: 'Whole month' });
    expect([whole.checked, whole.disabled]).toEqual([true, true]);
    await waitFor(() =>
      expect(asked()).toEqual({ $gte: '2026-11-30T11:00:00.000Z', $lt: '2026-12-31T11:00:00.000Z' }),
    );
  });
});

describe('the phones of the printed roster [7.14]', () => {
  it('are there for whoever wants them, the next time too', async () => {
    const { user } = showRoster();
    const row = (await screen.findByText('Aroha TAMIHANA')).closest('li');
    expect(row?.textContent).toBe('Aroha TAMIHANA pending');
    await user.click(screen.getByRole('switch', { name: 'Phones' }));
    expect(row?.textContent).toBe('Aroha TAMIHANA 021 555 0142 pending');
    cleanup();
    showRoster('/', ['patroller']);
    expect(await screen.findByText('021 555 0142')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Phones of crew-mates', checked: true })).toBeDefined();
  });

  it('are not offered to somebody who sees none', async () => {
    showRoster('/', ['summary-recipient']);
    await screen.findByText('Aroha TAMIHANA');
    expect(screen.queryByRole('switch', { name: /Phones/ })).toBeNull();
  });
});

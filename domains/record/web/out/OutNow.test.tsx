// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PatrolOut } from '#ecc/contract';
import { aroha } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { OutNow } from './OutNow.tsx';

// The tests' time is 21:00 of Friday 15 January 2027.
const out: PatrolOut = {
  ...{ _id: '01920000-0000-7000-8000-000000000001', name: 'Regular patrol', callSign: 'HSCP' },
  ...{ when: '2027-01-15T05:00:00.000Z', hours: 3, started: '2027-01-15T05:04:00.000Z' },
  ...{ policeEventNumber: 'P061234567', patrollers: [aroha], overdueAcknowledged: null },
  lastEntry: { when: '2027-01-15T07:50:00.000Z', what: 'Site check' },
  lastPlace: null,
};
const people = {
  items: [{ _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', finished: null }],
  matches: 1,
};

function showOut(items: PatrolOut[], roles: ('admin' | 'watcher' | 'patroller')[] = ['watcher']) {
  const called = answerCalls({ '/patrols/out': { items, matches: items.length }, '/persons': people });
  showPage(<OutNow />, { profile: { roles } });
  return called;
}

describe('who is out now [17.10]', () => {
  it('is shown with the crew, the times, the last entry and the event number', async () => {
    showOut([out]);
    expect(await screen.findByText('Aroha TAMIHANA')).toBeDefined();
    const text = screen.getByRole('region', { name: 'Out Now' }).textContent;
    expect(text).toContain('since 18:04, until 21:00');
    expect(text).toContain('Last entry: Site check, 10 minutes ago');
    expect(text).toContain('Event number P061234567');
    expect(screen.getByRole('link', { name: 'HSCP' }).getAttribute('href')).toBe(`/patrol/${out._id}`);
  });

  it('is marked if it is a test, which nobody has to watch over [5.9]', async () => {
    showOut([out, { ...out, _id: aroha, name: 'Test' }]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.filter((row) => row.textContent?.startsWith('HSCPTEST'))).toHaveLength(1);
  });

  it('is marked once past the planned end, and when an admin took note', async () => {
    const noted = { when: '2027-01-15T07:58:00.000Z', by: aroha };
    showOut([
      { ...out, overdueAcknowledged: noted },
      { ...out, _id: aroha, hours: 4 },
    ]);
    expect(await screen.findAllByText('OVERDUE')).toHaveLength(1);
    expect(screen.getByText(/^Acknowledged/).textContent).toBe('Acknowledged 2 minutes ago');
  });

  it('has the date of a patrol of another day, and says what is not known', async () => {
    const when = '2027-01-13T05:00:00.000Z';
    showOut([{ ...out, when, started: when, policeEventNumber: null, patrollers: [], lastEntry: null }]);
    const region = await screen.findByRole('region', { name: 'Out Now' });
    for (const part of [
      'since Wed 13 Jan 2027, 18:00, until Wed 13 Jan 2027, 21:00',
      'No patrollers',
      'No entry since the start',
      'No event number',
    ])
      expect(region.textContent).toContain(part);
  });

  it.each<[string, PatrolOut[], 'watcher' | 'patroller', number]>([
    ['while nobody is out', [], 'watcher', 1],
    ['for others, who do not read it', [out], 'patroller', 0],
  ])('is nothing %s', async (_when, items, role, reads) => {
    const called = showOut(items, [role]);
    await expect(screen.findByRole('region', undefined, { timeout: 300 })).rejects.toThrow();
    expect(called).toHaveLength(reads);
  });

  it('says that it could not be loaded', async () => {
    answerCalls({ '/patrols/out': new Response('{}', { status: 500 }) });
    showPage(<OutNow />, { profile: { roles: ['admin'] } });
    expect(
      await screen.findByText('Unable to load who is out', undefined, { timeout: 10_000 }),
    ).toBeDefined();
  });
});

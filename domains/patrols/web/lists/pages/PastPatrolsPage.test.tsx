// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '#contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { aPatrol } from '../../patrol.fixture.ts';
import { PastPatrolsPage } from './PastPatrolsPage.tsx';

const mere = {
  _id: '01920000-0000-7000-8000-000000000003',
  firstName: 'Mere',
  lastName: 'Tamihana',
  finished: '2026-12-01T00:00:00.000Z',
};
/** The moment at which the page is shown. */
const now = '2027-01-15T08:00:00.000Z';

/** Shows the page of an organization in which nothing is found, at this address. */
async function showPast(address: string) {
  const called = answerCalls({
    '/patrols': { items: [], matches: 0 },
    '/persons': { items: [mere], matches: 1 },
    '/patrols/summary': { byMonth: [], byDayOfWeek: [] },
  });
  const shown = showPage(<PastPatrolsPage />, { address });
  await screen.findByRole('heading', { name: 'No Patrols Found' });
  /** The filter that was asked for last, without what every past list has. */
  const asked = () => {
    const lists = called.filter(({ pathname }) => pathname.endsWith('/patrols'));
    const { deleted, when, ...filter } = JSON.parse(lists.at(-1)?.searchParams.get('filter') ?? '{}');
    const { $lte, ...period } = when;
    expect([deleted, $lte]).toEqual([null, now]);
    return { ...filter, ...period };
  };
  const search = () => shown.router.state.location.searchStr;
  return { ...shown, asked, search };
}

const march = '?kind=event&from=2026-03-01&to=2026-03-31';

describe('the filter of the past list [7.11]', () => {
  it('is that of the address, and each part can be removed', async () => {
    const { user, asked, search } = await showPast(`/?person=${mere._id}&kind=cancelled&from=2026-03-02`);
    const $gte = '2026-03-01T11:00:00.000Z';
    const cancelled = { $ne: null };
    expect(asked()).toEqual({ patroller: mere._id, cancelled, $gte });
    await user.click(await screen.findByRole('button', { name: 'Mere TAMIHANA (remove from the filter)' }));
    await waitFor(() => expect(asked()).toEqual({ cancelled, $gte }));
    await user.click(screen.getByRole('button', { name: 'From 2 Mar 2026 (remove from the filter)' }));
    await waitFor(() => expect(asked()).toEqual({ cancelled }));
    expect(search()).toBe('?kind=cancelled');
    expect(screen.getAllByRole('button', { name: 'Clear Filter' })).toHaveLength(1); // that of the empty list
  });

  it('is taken back step by step, and cleared at once', async () => {
    const { user, router, search } = await showPast(`/${march}`);
    await user.click(screen.getByRole('button', { name: 'Events (remove from the filter)' }));
    await waitFor(() => expect(search()).toBe('?from=2026-03-01&to=2026-03-31'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
    router.history.back();
    await waitFor(() => expect(search()).toBe(march));
    await user.click(screen.getAllByRole('button', { name: 'Clear Filter' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'No Past Patrols' })).toBeDefined();
    expect(search()).toBe('');
    expect(await screen.findByText('No patrols in last 5 years')).toBeDefined();
  });

  it('leaves the summary where it is until something is narrowed [7.16]', async () => {
    answerCalls({
      '/patrols': { items: [aPatrol()], matches: 1 },
      '/persons': { items: [mere], matches: 1 },
      '/patrols/summary': { byMonth: [], byDayOfWeek: [] },
    });
    const { user } = showPage(<PastPatrolsPage />);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('combobox', { name: 'Kind' })).toBeDefined();
    expect(await screen.findByText('No patrols in last 5 years')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Tests' }));
    await waitFor(() => expect(screen.queryByText('No patrols in last 5 years')).toBeNull());
  });

  it('steps from month to month', async () => {
    const { user, asked, search } = await showPast(`/${march}`);
    expect(screen.getByText('March 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(search()).toBe('?kind=event&from=2026-02-01&to=2026-02-28'));
    expect(asked()).toEqual({
      type: 'event',
      $gte: '2026-01-31T11:00:00.000Z',
      $lt: '2026-02-28T11:00:00.000Z',
    });
    await user.click(screen.getByRole('button', { name: 'All months' }));
    await waitFor(() => expect(search()).toBe('?kind=event'));
  });

  it('ignores an address that no list can have', async () => {
    const { asked } = await showPast('/?person=mere&kind=test&from=yesterday&to=2026-02-30');
    expect(asked()).toEqual({ test: true });
  });
});

describe('its fields [7.11]', () => {
  it('offer everybody, kinds and months, and apply at once', async () => {
    const { user, search } = await showPast(`/${march}`);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'tami');
    await user.click(await screen.findByRole('option', { name: 'Mere TAMIHANA' }));
    await waitFor(() => expect(search()).toContain(`person=${mere._id}`));
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Patrols', 'Events', 'Tests', 'Cancelled']),
    );
    await user.click(screen.getByRole('option', { name: 'Tests' }));
    await waitFor(() => expect(search()).toContain('kind=test'));
    await user.clear(screen.getByRole('combobox', { name: 'Go to month' }));
    await user.type(screen.getByRole('combobox', { name: 'Go to month' }), 'december 2026');
    await user.click(await screen.findByRole('option', { name: 'December 2026' }));
    await waitFor(() => expect(search()).toContain('from=2026-12-01&to=2026-12-31'));
  });

  it('take a date once it is whole', async () => {
    const { user, search } = await showPast('/?kind=event');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    fireEvent.change(from, { target: { value: '0002-03-01' } });
    expect(from.value).toBe('0002-03-01');
    expect(search()).toBe('?kind=event');
    fireEvent.change(from, { target: { value: '2026-03-01' } });
    await waitFor(() => expect(search()).toBe('?kind=event&from=2026-03-01'));
    fireEvent.change(from, { target: { value: '' } });
    await waitFor(() => expect(search()).toBe('?kind=event'));
  });
});

describe('its file [14.45]', () => {
  /** Shows the list of events, narrowed to March, to somebody with this role. */
  function showMarch(role: MemberRole) {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''HCP-patrols.csv" };
    const called = answerCalls({
      '/patrols': { items: [aPatrol()], matches: 1 },
      '/persons': { items: [mere], matches: 1 },
      '/patrols.csv': new Response('Date', { headers }),
    });
    return { called, ...showPage(<PastPatrolsPage />, { address: `/${march}`, profile: { roles: [role] } }) };
  }

  it('has what the list is narrowed to, and nothing that is still ahead', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:file';
    const { user, called } = showMarch('watcher');
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual(['HCP-patrols.csv']));
    const asked = called.find(({ pathname }) => pathname.endsWith('.csv'));
    expect(JSON.parse(asked?.searchParams.get('filter') ?? '')).toEqual({
      deleted: null,
      type: 'event',
      when: { $gte: '2026-02-28T11:00:00.000Z', $lt: '2026-03-31T11:00:00.000Z', $lte: now },
    });
  });

  it('is not offered to a patroller', async () => {
    showMarch('patroller');
    await screen.findByRole('button', { name: 'Filter' });
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });
});

// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHours, type Role } from '#contract';
import { claimsWith, now as seconds } from '#lib/auth/claims.fixture.ts';
import { aPatrol, aStart, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { publishUnsent, type UnsentRecord } from '#patrols/web/recorded/unsent.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { RunningBar } from './RunningBar.tsx';

const { sub: me } = claimsWith();
const now = new Date(seconds * 1000).toISOString();
const own = { patrollers: { [me]: pending } };
/** A patrol from 17:42 until 20:42 of an evening on which it is 21:00. */
const running = aPatrol({
  ...own,
  when: addHours(now, -3.3),
  started: aStart({ started: addHours(now, -3.3) }),
});

const listed = (...items: object[]) => ({ '/my/patrols': { items, matches: items.length } });
const bar = () => screen.findByRole('complementary', { name: 'On patrol' });
const unsent = (given: Partial<UnsentRecord>): UnsentRecord => {
  return { patrolId: running._id, logOn: false, started: null, hours: null, finished: false, ...given };
};

beforeEach(() => publishUnsent(me, []));

describe('the bar of a running patrol [14.12]', () => {
  it('says for how long, that it should have ended, and leads back to the record', async () => {
    const called = answerCalls(listed(running));
    showPage(<RunningBar />);
    expect((await bar()).textContent).toBe('On patrol 3:18ended 20:42Continue Recording');
    const link = screen.getByRole('link', { name: 'Continue Recording' });
    expect(link.getAttribute('href')).toBe(`/patrol/${running._id}/record`);
    const lists = called.filter(({ pathname }) => pathname.endsWith('/my/patrols'));
    expect(lists.map(({ searchParams }) => searchParams.get('filter'))).toEqual([
      '{"cancelled":null,"removed":null,"declined":null,"running":true}',
    ]);
  });

  it('says nothing of the end before it has come, or once an extension waits', async () => {
    publishUnsent(me, [unsent({ hours: 4 })]);
    answerCalls(listed(running));
    showPage(<RunningBar />);
    expect((await bar()).textContent).toBe('On patrol 3:18Continue Recording');
  });

  it('is there for a start that waits on this device, and gone with a finish that waits', async () => {
    const { started, ...rest } = running;
    answerCalls({ ...listed(), [`/patrol/${running._id}`]: { ...rest, started: null } });
    publishUnsent(me, [unsent({ started })]);
    showPage(<RunningBar />);
    expect((await bar()).textContent).toContain('On patrol 3:18');
    act(() => publishUnsent(me, [unsent({ started, finished: true })]));
    await waitFor(() => expect(screen.queryByText('Continue Recording')).toBeNull());
  });

  it('shows nobody what another person has recorded on the device', async () => {
    const called = answerCalls(listed());
    publishUnsent(graeme, [unsent({ started: running.started })]);
    showPage(<RunningBar />);
    await waitFor(() => expect(called).toHaveLength(1));
    expect(screen.queryByText('Continue Recording')).toBeNull();
  });

  it.each<Role>(['admin', 'watcher', 'summary-recipient'])('reads nothing for a %s', async (role) => {
    const called = answerCalls(listed(running));
    showPage(<RunningBar />, { profile: { roles: [role] } });
    await waitFor(() => expect(document.body.textContent).toBe(''));
    expect(called).toEqual([]);
  });
});

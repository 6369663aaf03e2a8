// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import type { PatrolType } from '@patrolbook/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPatrol } from '../../domain/patrol/patrol.fixture.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { PatrolActions } from './components/PatrolActions.tsx';

beforeEach(() => notifications.clean());

const upcoming = '2026-11-20T08:00:00.000Z';

it.each<[PatrolType, string, string]>([
  ['patrol', 'Cancel Patrol', 'Patrol cancelled'],
  ['event', 'Cancel Event', 'Event cancelled'],
])('a cancelled %s is said to be cancelled [cancelled]', async (type, choice, message) => {
  const patrol = aPatrol({ type });
  answerCalls({ [`/patrol/${patrol._id}/cancel`]: { ...patrol, cancelled: { when: upcoming } } });
  const { user } = showPage(<PatrolActions patrol={patrol} now={upcoming} />, {
    profile: { roles: ['admin'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: choice }));
  const shown = () => notificationsStore.getState().notifications.map((toast) => toast.message);
  await waitFor(() => expect(shown()).toEqual([message]));
});

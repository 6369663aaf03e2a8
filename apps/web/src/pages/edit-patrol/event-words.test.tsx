// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Patrol, PatrolType } from '#patrols/contract';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';
import { EditPatrolForm } from './EditPatrolForm.tsx';

beforeEach(() => notifications.clean());

/** On 24 January 2027, 21:00 in New Zealand, nine days after the test's now. */
const draft: Patrol = {
  ...{ _id: '01920000-0000-7000-8000-000000000001', type: 'patrol', name: 'Gala', hours: 3 },
  ...{
    when: '2027-01-24T08:00:00.000Z',
    callSign: null,
    crewSize: 2,
    instructions: null,
    version: 1,
    edited: null,
  },
  ...{ cancelled: null, finalized: null, deleted: null, started: null, finished: null },
  ...{ eccLogOnNotification: null, eccLogOnResponse: null },
  ...{ eccLogOffNotification: null, eccLogOffResponse: null },
  ...{
    patrollers: {},
    guests: {},
    overdueAcknowledged: null,
    eccLogOnMail: null,
    eccLogOffMail: null,
    incidents: [],
  },
};

it.each<[PatrolType, string]>([
  ['patrol', 'Patrol updated'],
  ['event', 'Event updated'],
])('an edited %s is called what it is [8.1, 13.5]', async (type, message) => {
  const patrol = { ...draft, type };
  answerCalls({ [`/patrol/${patrol._id}`]: patrol, '/my/organization': { patrolNames: [] } });
  const { user } = showPage(<EditPatrolForm patrol={patrol} />, { profile: { roles: ['admin'] } });
  await user.click(await screen.findByLabelText('Name', { selector: 'input' }));
  await user.paste(' night');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const shown = () => notificationsStore.getState().notifications.map((toast) => toast.message);
  await waitFor(() => expect(shown()).toEqual([message]));
});

it('a finalized patrol takes a message once it is moved or renamed, if that mails anybody [5.15]', async () => {
  const patrol = { ...draft, finalized: { when: '2027-01-01T00:00:00.000Z' } };
  answerCalls({
    [`/patrol/${patrol._id}`]: patrol,
    [`/patrol/${patrol._id}/recipients`]: { unmailed: [], patrollers: 2, guests: 0, watchers: 0, digests: 0 },
    '/my/organization': { patrolNames: [] },
  });
  const { user } = showPage(<EditPatrolForm patrol={patrol} />, { profile: { roles: ['admin'] } });
  await screen.findByText('Moving or renaming it mails 2 patrollers.');
  expect(screen.queryByLabelText('Message (optional)')).toBeNull();
  await user.click(screen.getByLabelText('Name', { selector: 'input' }));
  await user.paste(' night');
  await user.click(await screen.findByLabelText('Message (optional)'));
  await user.paste('A new name.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = { name: 'Gala night', message: 'A new name.', version: 1 };
  await waitFor(() => expect(sentChanges().map(([, body]) => body)).toEqual([sent]));
});

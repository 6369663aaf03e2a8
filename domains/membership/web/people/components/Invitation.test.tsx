// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MemberRole } from '#contract';
import type { Person } from '#people/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { PersonHead } from '#web/pages/person/PersonHead.tsx';
import { NewPersonPage } from '../pages/NewPersonPage.tsx';

beforeEach(() => notifications.clean());

const ann: Person = {
  ...{
    _id: '01920000-0000-7000-8000-000000000003',
    firstName: 'Ann',
    lastName: 'Other',
    email: 'ann@example.nz',
  },
  ...{
    phone: null,
    roles: ['patroller'],
    started: '2027-01-14T00:00:00.000Z',
    finished: null,
    firstSignedIn: null,
  },
};

function showHead(person: Person, role: MemberRole) {
  answerCalls({ [`/person/${ann._id}/invite`]: new Response(null, { status: 204 }) });
  return showPage(<PersonHead person={person} />, { profile: { roles: [role] } });
}

const note = () => screen.queryByText('Invited, has not signed in yet');
const button = () => screen.queryByText('Send Again');

it('an admin sees who has not signed in yet, and sends the invitation again [4.12]', async () => {
  const { user } = showHead(ann, 'admin');
  await user.click(await screen.findByText('Send Again'));
  expect(note()).not.toBeNull();
  const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
  await waitFor(() => expect(toasts()).toEqual(['Invitation sent']));
  expect(sentChanges()).toEqual([[`POST /person/${ann._id}/invite`, undefined]]);
});

it('an admin sees whose invitation is held, and sends it [4.19]', async () => {
  const { user } = showHead({ ...ann, invited: null }, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  expect([note(), screen.getByText('Not invited yet')]).toEqual([null, expect.anything()]);
  expect(sentChanges()).toEqual([[`POST /person/${ann._id}/invite`, undefined]]);
});

it('a watcher only sees it [4.12]', async () => {
  showHead(ann, 'watcher');
  await screen.findByRole('heading');
  expect([note() !== null, button()]).toEqual([true, null]);
});

it.each([
  ['has signed in', { firstSignedIn: '2027-01-14T08:00:00.000Z' }],
  ['has left', { finished: '2027-01-14T08:00:00.000Z' }],
])('it is gone for somebody who %s [4.12]', async (_what, others) => {
  showHead({ ...ann, ...others }, 'admin');
  await screen.findByRole('heading');
  expect([note(), button()]).toEqual([null, null]);
});

it('an admin sees that the last mail did not arrive, and why [11.13]', async () => {
  const failing = { when: '2027-01-15T07:00:00.000Z', reason: '550 No such mailbox' };
  showHead({ ...ann, addressFailing: failing }, 'admin');
  expect(await screen.findByText('Mail did not arrive')).toBeDefined();
  expect(screen.getByText('550 No such mailbox')).toBeDefined();
});

it('a new person is a patroller unless another role is chosen [5.13]', async () => {
  answerCalls({});
  showPage(<NewPersonPage />, { profile: { roles: ['admin'] } });
  expect(await screen.findByText('Patroller', { selector: '.mantine-Pill-label' })).toBeDefined();
});

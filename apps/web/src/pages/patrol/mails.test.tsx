// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PatrolMail } from '#messages/contract';
import { MailsCard } from '#messages/web/mails/MailsCard.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

beforeEach(() => notifications.clean());

const _id = '01920000-0000-7000-8000-000000000005';
const handedOver: PatrolMail = {
  ...{ _id: '01920000-0000-7000-8000-000000000101', kind: 'patroller-assigned', state: 'handed-over' },
  recipient: { name: 'Hemi Tamihana', address: 'hemi@example.nz', via: null },
  ...{
    when: '2027-01-15T07:00:00.000Z',
    reason: null,
    nextAttempt: null,
    digest: false,
    message: null,
    repeated: false,
  },
};
const refused: PatrolMail = {
  ...handedOver,
  ...{ _id: '01920000-0000-7000-8000-000000000102', state: 'refused', reason: '550 No such mailbox' },
  recipient: { name: 'Mere Hōhepa', address: 'mere@example.nz', via: null },
};
const delayed: PatrolMail = {
  ...handedOver,
  ...{ _id: '01920000-0000-7000-8000-000000000103', state: 'delayed', reason: '452 Mailbox full' },
  ...{
    nextAttempt: '2027-01-15T08:15:00.000Z',
    recipient: { name: null, address: 'ann@example.nz', via: null },
  },
};

function showCard(items: PatrolMail[], failed = 0) {
  answerCalls({
    [`/patrol/${_id}/mails`]: { items, matches: items.length, failed },
    [`/mail/${refused._id}/resend`]: { _id: handedOver._id },
  });
  return showPage(<MailsCard patrol={{ _id }} />, { profile: { roles: ['admin'] } });
}

it('the mails are folded, with their number and how many did not arrive [11.12]', async () => {
  const { user } = showCard([refused, handedOver, delayed], 1);
  expect((await screen.findByRole('heading')).textContent).toBe('Mails3');
  expect(screen.getByText('1 not delivered')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('0 of 3 are printed, not all of them.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.queryByText(/are printed/)).toBeNull();
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Roster, with Accept and DeclineRefusedMere Hōhepa, mere@example.nzFri 15 Jan 2027, 20:00550 No such mailboxSend Again',
    'Roster, with Accept and DeclineHanded OverHemi Tamihana, hemi@example.nzFri 15 Jan 2027, 20:00Send Again',
    'Roster, with Accept and DeclineDelayedann@example.nzFri 15 Jan 2027, 20:00, next attempt Fri 15 Jan 2027, 21:15452 Mailbox full',
  ]);
});

it('one that was sent again since, and one that is queued, offer nothing [11.12]', async () => {
  const { user } = showCard([
    { ...refused, repeated: true },
    { ...handedOver, state: 'queued' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('Send Again')).toBeNull();
});

it('one that is told in a digest says so, before and after [11.12]', async () => {
  const inDigest = { ...handedOver, kind: 'watcher-moved', digest: true };
  const { user } = showCard([
    { ...inDigest, state: 'queued' },
    { ...inDigest, _id: refused._id },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const [waits, told] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(waits).toContain('Queued');
  expect(waits).toContain('20:00, waits for their digest');
  expect(told).toContain('20:00, in their digest');
});

it('an admin sends one again [11.12]', async () => {
  const { user } = showCard([refused], 1);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const [row] = screen.getAllByRole('listitem');
  await user.click(within(row ?? document.body).getByRole('button', { name: 'Send Again to Mere Hōhepa' }));
  const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
  await waitFor(() => expect(toasts()).toEqual(['Mail queued']));
  expect(sentChanges()).toEqual([[`POST /mail/${refused._id}/resend`, undefined]]);
});

it('there is no card without mails [11.12]', async () => {
  showCard([]);
  await waitFor(() => expect(fetch).toHaveResolved());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('one that quotes an admin says what, and who wrote it [11.41]', async () => {
  const by = '01920000-0000-7000-8000-0000000000a1';
  const said = { ...handedOver, message: { text: 'The car is broken.', by } };
  answerCalls({
    [`/patrol/${_id}/mails`]: { items: [said], matches: 1, failed: 0 },
    '/persons': { items: [{ _id: by, firstName: 'Aroha', lastName: 'Tamihana' }], matches: 1 },
  });
  const { user } = showPage(<MailsCard patrol={{ _id }} />, { profile: { roles: ['admin'] } });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Aroha TAMIHANA: The car is broken.')).toBeDefined();
});

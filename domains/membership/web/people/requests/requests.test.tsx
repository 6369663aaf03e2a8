// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JoinRequest } from '#membership/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { JoinRequestsPage } from './JoinRequestsPage.tsx';

beforeEach(() => notifications.clean());

const id = '01920000-0000-7000-8000-000000000011';
const sina: JoinRequest = {
  _id: id,
  firstName: 'Sina',
  lastName: 'Leota',
  email: 'sina@example.nz',
  phone: '021 555 0177',
  message: 'I am free on Fridays.',
  confirmed: '2027-01-15T07:00:00.000Z',
  expires: '2027-02-14T07:00:00.000Z',
  member: null,
};

function showRequests(items: JoinRequest[], answers: Record<string, unknown> = {}) {
  answerCalls({ '/join-requests': { items, matches: items.length }, ...answers });
  return showPage(<JoinRequestsPage />, { profile: { roles: ['admin'] } });
}
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
const press = (name: string) => screen.findByRole('button', { name });

describe('who asks to join [4.29]', () => {
  it('is shown with how to reach them, accepted, and the reason of a refusal is said', async () => {
    const { user } = showRequests([sina], { [`/join-request/${id}/accept`]: { _id: id } });
    expect(await screen.findByText('Sina LEOTA')).toBeDefined();
    expect((await screen.findByRole('link', { name: '021 555 0177' })).getAttribute('href')).toBe(
      'tel:0215550177',
    );
    expect(screen.getByText('I am free on Fridays.')).toBeDefined();
    expect(screen.getByText('Asked Fri 15 Jan 2027, 20:00, is removed on 14 Feb 2027')).toBeDefined();
    await user.click(await press('Accept Sina LEOTA'));
    const done = 'Sina LEOTA is a patroller now, and the invitation is on its way';
    await waitFor(() => expect(toasts()).toEqual([done]));
    expect(sentChanges()).toEqual([[`POST /join-request/${id}/accept`, undefined]]);
  });

  it.each([
    [404, { message: 'Not found' }, 'This request was answered already, or has expired.'],
    [
      400,
      { message: 'Validation failed', issues: [{ path: ['email'], reason: 'not-unique' }] },
      'This address is in use in another organization. Please ask them for another one, or to leave there first.',
    ],
    [409, { code: 'mail-limit', message: 'Please try again tomorrow.' }, 'Please try again tomorrow.'],
  ])('a refusal with %i is said in a sentence', async (status, body, said) => {
    const refused = Response.json(body, { status });
    const { user } = showRequests([sina], { [`/join-request/${id}/accept`]: refused });
    await user.click(await press('Accept Sina LEOTA'));
    await waitFor(() => expect(toasts()).toEqual([said]));
  });

  it('a member who has the address already is named and led to, and cannot be accepted', async () => {
    const member = { _id: '01920000-0000-7000-8000-000000000003', firstName: 'Hemi', lastName: 'Tamihana' };
    showRequests([{ ...sina, member }]);
    expect(await screen.findByText('Hemi TAMIHANA has this address already.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open Hemi TAMIHANA' });
    expect(link.getAttribute('href')).toBe(`/person/${member._id}`);
    expect(screen.queryByRole('button', { name: 'Accept Sina LEOTA' })).toBeNull();
  });

  it('declining asks first, and says that nobody is mailed', async () => {
    const { user } = showRequests([sina], { [`/join-request/${id}`]: new Response(null, { status: 204 }) });
    await user.click(await press('Decline Sina LEOTA'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Sina LEOTA?' }));
    expect(dialog.getByText(/nobody is mailed/)).toBeDefined();
    expect(sentChanges()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(toasts()).toEqual(['Request removed']));
    expect(sentChanges()).toEqual([[`DELETE /join-request/${id}`, undefined]]);
  });
});

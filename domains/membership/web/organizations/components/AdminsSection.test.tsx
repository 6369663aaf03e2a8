// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Admin } from '#membership/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { AdminsSection } from './AdminsSection.tsx';

beforeEach(() => notifications.clean());

const organizationId = '01920000-0000-7000-8000-000000000001';
const path = `/organization/${organizationId}/admin`;
const done = new Response(null, { status: 204 });

const aroha: Admin = {
  _id: '01920000-0000-7000-8000-000000000002',
  firstName: 'Aroha',
  lastName: 'Tamihana',
  email: 'arhoa@example.nz',
  firstSignedIn: null,
  invited: '2027-01-14T07:30:00.000Z',
  version: 3,
};
const hemi: Admin = {
  ...aroha,
  _id: '01920000-0000-7000-8000-000000000003',
  firstName: 'Hemi',
  email: 'hemi@example.nz',
  firstSignedIn: '2027-01-15T07:00:00.000Z',
};

async function showAdmins(items: Admin[], answers: Record<string, unknown> = {}) {
  answerCalls({ [`${path}s`]: { items, matches: items.length }, ...answers });
  const { user } = showPage(<AdminsSection organizationId={organizationId} />, {
    profile: { roles: ['sa'], organizationId: null },
  });
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row));
  return { user, rows };
}

const labels = (row: { getAllByRole(role: 'button'): HTMLElement[] } | undefined) =>
  row?.getAllByRole('button').map(({ textContent }) => textContent);
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

it('says who has signed in, and offers the others their invitation and another address [3.7]', async () => {
  const addressFailing = { when: '2027-01-14T07:31:00.000Z', reason: '550 No such mailbox' };
  const { rows } = await showAdmins([{ ...aroha, addressFailing }, hemi]);
  const [first, second] = rows;
  expect(first?.getByText(/^Invited Thu 14 Jan.*20:30, has not signed in yet$/)).toBeDefined();
  expect(first?.getByText('550 No such mailbox')).toBeDefined();
  expect(labels(first)).toEqual(['Send Again', 'Correct Address', 'Remove']);
  expect(second?.getByText(/^First signed in Fri 15 Jan.*20:00$/)).toBeDefined();
  expect(labels(second)).toEqual(['Remove']);
});

it('mails the invitation again [3.7]', async () => {
  const { user } = await showAdmins([aroha], { [`${path}/${aroha._id}/invite`]: done });
  await user.click(screen.getByText('Send Again'));
  await waitFor(() => expect(toasts()).toEqual(['Invitation sent']));
  expect(sentChanges()).toEqual([[`POST ${path}/${aroha._id}/invite`, undefined]]);
});

it('corrects an address, of the admin as they were read [3.7]', async () => {
  const { user } = await showAdmins([aroha], { [`${path}/${aroha._id}`]: done });
  await user.click(screen.getByText('Correct Address'));
  const field = await screen.findByLabelText('Email');
  await user.clear(field);
  await user.click(field);
  await user.paste('aroha@example.nz');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(toasts()).toEqual(['Address corrected']));
  expect(sentChanges()).toEqual([[`PATCH ${path}/${aroha._id}`, { email: 'aroha@example.nz', version: 3 }]]);
  expect(screen.getByText('Correct Address')).toBeDefined();
});

it('adds another admin, and keeps what was typed when the address is taken [3.7]', async () => {
  const issues = [{ path: ['email'], reason: 'not-unique' }];
  const taken = Response.json({ message: 'Validation failed', issues }, { status: 400 });
  const { user } = await showAdmins([aroha], { [path]: taken });
  await user.click(screen.getByText('Add Administrator'));
  await user.click(await screen.findByLabelText('First name'));
  await user.paste('Hemi');
  await user.click(screen.getByLabelText('Last name'));
  await user.paste('Ngata');
  await user.click(screen.getByLabelText('Email'));
  await user.paste('hemi@example.nz');
  await user.click(screen.getByText('Add'));
  const body = { firstName: 'Hemi', lastName: 'Ngata', email: 'hemi@example.nz' };
  expect(await screen.findByText('Already in use')).toBeDefined();
  expect(sentChanges()).toEqual([[`POST ${path}`, body]]);
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Hemi');
});

it('asks before an admin is taken off, and says why the last one is not [3.7]', async () => {
  const message = 'An organization keeps at least one admin. Please make somebody else an admin first.';
  const last = Response.json({ message, code: 'last-admin' }, { status: 409 });
  const { user } = await showAdmins([hemi], { [`${path}/${hemi._id}`]: last });
  await user.click(screen.getByText('Remove'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sentChanges()).toEqual([]);
  await user.click(dialog.getByText('Remove'));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
});

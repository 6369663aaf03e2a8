// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Organization } from '#organizations/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { OrganizationsPage } from '../pages/OrganizationsPage.tsx';
import { ArchiveSection } from './ArchiveSection.tsx';
import { RestoreForm } from './RestoreForm.tsx';

beforeEach(() => notifications.clean());

const organization: Organization = {
  _id: '01920000-0000-7000-8000-000000000001',
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  timeZone: 'Pacific/Auckland',
  ecc: { phone: null, takesMail: false },
  eccPhone: null,
  patrollerInstructions: '',
  patrolMeetUpInstructions: '',
};
const path = `/organization/${organization._id}`;
const archived = {
  since: '2027-01-10T08:00:00.000Z',
  codeUntil: '2027-02-09T08:00:00.000Z',
  isCodeTaken: false,
};
const profile = { roles: ['sa'] as ['sa'], organizationId: null };
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

it('asks before it archives, and says why it cannot [3.8]', async () => {
  const message = 'A patrol is under way. Please archive the organization when it is over.';
  answerCalls({ [`${path}/archive`]: Response.json({ message, code: 'patrol-under-way' }, { status: 409 }) });
  const { user } = showPage(<ArchiveSection organization={organization} />, { profile });
  await user.click(await screen.findByText('Archive Organization'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/After 30 days another organization can take the code HSCP\./)).toBeDefined();
  expect(sentChanges()).toEqual([]);
  await user.click(dialog.getByText('Archive'));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
});

it('restores, and says until when the code is kept [3.8]', async () => {
  answerCalls({ [`${path}/restore`]: organization });
  const { user } = showPage(<RestoreForm organization={organization} archived={archived} />, { profile });
  expect(await screen.findByText('Archived Sun 10 Jan 2027, 21:00')).toBeDefined();
  expect(
    screen.getByText(/^From Tue 9 Feb 2027, 21:00 on, another organization can take the code HSCP\./),
  ).toBeDefined();
  await user.click(screen.getByText('Restore'));
  await waitFor(() => expect(toasts()).toEqual(['Organization restored']));
  expect(sentChanges()).toEqual([[`POST ${path}/restore`, {}]]);
});

it('asks for a new code when its own was taken, and keeps what was typed [3.8]', async () => {
  const issues = [{ path: ['code'], reason: 'not-unique' }];
  answerCalls({
    [`${path}/restore`]: Response.json({ message: 'Validation failed', issues }, { status: 400 }),
  });
  const taken = { ...archived, isCodeTaken: true };
  const { user } = showPage(<RestoreForm organization={organization} archived={taken} />, { profile });
  await user.click(await screen.findByLabelText('New organization code'));
  await user.paste('HSC2');
  await user.click(screen.getByText('Restore'));
  expect(await screen.findByText('Already in use')).toBeDefined();
  expect(sentChanges()).toEqual([[`POST ${path}/restore`, { code: 'HSC2' }]]);
  expect(screen.getByLabelText('New organization code')).toHaveProperty('value', 'HSC2');
});

it('the list has the archived ones under a switch [3.8]', async () => {
  const items = [{ _id: organization._id, code: 'HSCP', name: organization.name, archived: null }];
  const called = answerCalls({
    '/organizations': { items, matches: 1 },
    '/installation': { untrustedProxies: [], backups: null, mailsHeldSince: null },
  });
  const { user } = showPage(<OrganizationsPage />, { profile });
  await screen.findByText(organization.name);
  await user.click(screen.getByLabelText('Archived'));
  const filters = () => called.flatMap(({ searchParams }) => searchParams.get('filter') ?? []);
  await waitFor(() => expect(filters()).toEqual(['{"archived":null}', '{"archived":{"$ne":null}}']));
});

// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { MyOrganizationPage } from '#web/pages/organization/MyOrganizationPage.tsx';
import { useUpdateOrganization } from '../queries.ts';
import { OrganizationForm } from './OrganizationForm.tsx';
import { organization } from './organization.fixture.ts';

function AnyOrganization() {
  return <OrganizationForm organization={organization} save={useUpdateOrganization(organization._id)} />;
}

async function showSettings(role: Role) {
  answerCalls({ '/my/organization': organization, [`/organization/${organization._id}`]: organization });
  const page = role === 'sa' ? <AnyOrganization /> : <MyOrganizationPage />;
  const { user } = showPage(page, { profile: { roles: [role] } });
  await user.click(await screen.findByRole('button', { name: 'Patrol Settings' }));
  return user;
}

it('an admin reads where log-ons are mailed and whom to ask, and changes the rest [3.6]', async () => {
  const user = await showSettings('admin');
  expect(await screen.findByText('ecc@police.example')).toBeDefined();
  expect(screen.getByText(/Only a super administrator can change it/)).toBeDefined();
  expect(screen.queryByLabelText('ECC email')).toBeNull();
  await user.type(screen.getByLabelText('ECC phone'), '111');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sentChanges()).toEqual([['PATCH /my/organization', { eccPhone: '111', version: 1 }]]);
});

it('a super administrator changes where they are mailed [3.6]', async () => {
  const user = await showSettings('sa');
  const field = await screen.findByLabelText('ECC email');
  expect(screen.queryByText(/Only a super administrator/)).toBeNull();
  await user.clear(field);
  await user.click(field);
  await user.paste('desk@police.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = { eccEmail: 'desk@police.example', version: 1 };
  expect(sentChanges()).toEqual([[`PATCH /organization/${organization._id}`, sent]]);
});

it.each([
  ['admin', 'PATCH /my/organization'],
  ['sa', `PATCH /organization/${organization._id}`],
] as const)('whom to ring with questions is set by an %s [3.11]', async (role, call) => {
  const user = await showSettings(role);
  await user.click(await screen.findByLabelText('Coordinator'));
  await user.paste('Aroha Tamihana');
  await user.click(screen.getByLabelText('Coordinator’s phone'));
  await user.paste('021 555 0142');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = { coordinatorName: 'Aroha Tamihana', coordinatorPhone: '021 555 0142', version: 1 };
  expect(sentChanges()).toEqual([[call, sent]]);
});

it('an admin wants somebody experienced on each patrol [6.51]', async () => {
  const user = await showSettings('admin');
  await user.click(await screen.findByRole('combobox', { name: 'Crews' }));
  await user.click(await screen.findByRole('option', { name: 'At least one experienced on each patrol' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sentChanges()).toEqual([['PATCH /my/organization', { experiencedOnEach: true, version: 1 }]]);
});

// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Organization } from '#organizations/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { useUpdateOrganization } from '../queries.ts';
import { OrganizationForm } from './OrganizationForm.tsx';
import { organization } from './organization.fixture.ts';

function showSettings(given: Partial<Organization>, role: Role = 'admin') {
  const shown = { ...organization, ...given };
  answerCalls({ [`/organization/${shown._id}`]: { ...shown, joinPage: true } });
  const Form = () => <OrganizationForm organization={shown} save={useUpdateOrganization(shown._id)} />;
  return showPage(<Form />, { profile: { roles: [role] } });
}

it('the page to join is off until it is turned on, and says what is written for it [3.13, 3.14]', async () => {
  const { user } = showSettings({ joinPage: false });
  const page = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Page to join' });
  expect(page.value).toBe('Off');
  expect(screen.queryByText('Its address')).toBeNull();
  await user.click(page);
  await user.click(await screen.findByRole('option', { name: 'On, for whoever has its address' }));
  await user.click(screen.getByLabelText('What the page says'));
  await user.paste('We patrol on Fridays.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = { joinPage: true, joinWords: 'We patrol on Fridays.', version: 1 };
  expect(sentChanges()).toEqual([[`PATCH /organization/${organization._id}`, sent]]);
});

it('once it is on, its address is shown, and an admin is led to the requests [3.13, 3.14]', async () => {
  showSettings({ joinPage: true, code: 'A/12' });
  const address = `${location.origin}/join/A%2F12`;
  expect((await screen.findByText(address)).closest('a')?.getAttribute('href')).toBe(address);
  const requests = screen.getByRole('link', { name: 'Requests to Join' });
  expect(requests.getAttribute('href')).toBe('/people/requests');
});

it('patrollers are asked at once until it is chosen that they are asked in turn [6.42]', async () => {
  const { user } = showSettings({});
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Patrollers are asked' });
  expect(field.value).toBe('All at once');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'In turn, the best suited first' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sentChanges()).toEqual([
    [`PATCH /organization/${organization._id}`, { askInTurn: true, version: 1 }],
  ]);
});

it('a super administrator sees no requests [3.13, 3.14]', async () => {
  showSettings({ joinPage: true }, 'sa');
  expect(await screen.findByText('Its address')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Requests to Join' })).toBeNull();
});

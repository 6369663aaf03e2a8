// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WithoutSecondStep } from '#accounts/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { WithoutSecondStepList } from './WithoutSecondStepList.tsx';

const aroha: WithoutSecondStep = {
  _id: '01920000-0000-7000-8000-0000000000a1',
  firstName: 'Aroha',
  lastName: 'Tamihana',
  due: '2027-01-14',
  isOverdue: true,
};
const hemi = {
  ...aroha,
  _id: '01920000-0000-7000-8000-0000000000a2',
  firstName: 'Hemi',
  due: '2027-01-29',
  isOverdue: false,
};

function open(items: WithoutSecondStep[]) {
  answerCalls({ '/my/organization/without-second-step': { items } });
  return showPage(
    <>
      <p>My Organization</p>
      <WithoutSecondStepList />
    </>,
    { profile: { roles: ['admin'] } },
  );
}

it('says who lacks a required second step, and from when on they need it [9.25]', async () => {
  open([aroha, hemi]);
  await screen.findByRole('region', { name: 'Without a Second Step' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aroha TAMIHANAOverdue since Thu 14 Jan 2027',
    'Hemi TAMIHANANeeds it from Fri 29 Jan 2027 on',
  ]);
  expect(screen.getAllByRole<HTMLAnchorElement>('link')[0]?.pathname).toBe(`/person/${aroha._id}`);
});

it('is not there if nobody lacks one [9.25]', async () => {
  const { client } = open([]);
  await screen.findByText('My Organization');
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole('region')).toBeNull();
});

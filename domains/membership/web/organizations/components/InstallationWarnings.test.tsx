// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Installation } from '#membership/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { OrganizationsPage } from '../pages/OrganizationsPage.tsx';

const profile = { roles: ['sa'] as ['sa'], organizationId: null };
const last = '2027-01-09T15:00:00.000Z';
const failure = { when: '2027-01-10T15:00:00.000Z', reason: 'The disk is full.', times: 2 };

/** Shows the operator's start page, and returns what it warns of. */
async function warnings(installation: Partial<Installation>): Promise<(string | null)[]> {
  answerCalls({
    '/organizations': { items: [], matches: 0 },
    '/installation': { untrustedProxies: [], backups: null, mailsHeldSince: null, ...installation },
  });
  showPage(<OrganizationsPage />, { profile });
  await screen.findByText('There are no organizations yet');
  return screen.queryAllByRole('status').map(({ textContent }) => textContent);
}

it.each([
  ['none are made', null],
  ['the last one is of today', { last, failure: null, isLate: false }],
])('the operator is warned of nothing while %s [15.27]', async (_, backups) => {
  expect(await warnings({ backups })).toEqual([]);
});

it('the operator sees why the daily backup failed, how often, and of when the last one is [15.27]', async () => {
  expect(await warnings({ backups: { last, failure, isLate: true } })).toEqual([
    'The daily backup is missing' +
      'It has failed 2 times, last at Mon 11 Jan 2027, 04:00: The disk is full. The last one is of Sun 10 Jan 2027, 04:00.',
  ]);
});

it('the operator sees that no worker makes it, and that there is none yet [15.27]', async () => {
  const [late] = await warnings({ backups: { last, failure: null, isLate: true } });
  expect(late).toContain('The last one is of Sun 10 Jan 2027, 04:00. Workers make it');
});

it('the operator of a restored installation sees that no mail leaves, and how it will [15.24]', async () => {
  const [held] = await warnings({ mailsHeldSince: last });
  expect(held).toContain('No mail leaves');
  expect(held).toContain('restored from a backup at Sun 10 Jan 2027, 04:00');
});

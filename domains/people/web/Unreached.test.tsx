// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { Unreached } from './Unreached.tsx';

const hemi = '01920000-0000-7000-8000-000000000003';

function showTo(roles: Role[]) {
  const called = answerCalls({
    '/persons/failing': {
      items: [{ _id: hemi, when: '2027-01-14T05:00:00.000Z', reason: '550 No such mailbox' }],
      matches: 1,
    },
    '/persons': { items: [{ _id: hemi, firstName: 'Hemi', lastName: 'Tau', finished: null }], matches: 1 },
  });
  showPage(<Unreached />, { profile: { roles } });
  return called;
}

it('admins read on their start page whom mail does not reach, since when and why [11.13]', async () => {
  showTo(['admin']);
  const link = await screen.findByRole('link', { name: 'Hemi TAU' });
  expect(link.getAttribute('href')).toBe(`/person/${hemi}`);
  expect(screen.getByRole('region', { name: 'Mail Did Not Arrive' }).textContent).toContain(
    'Thu 14 Jan 2027, 18:00: 550 No such mailbox',
  );
});

it('others do not ask for it [11.13]', async () => {
  const called = showTo(['watcher', 'patroller']);
  await expect(screen.findByRole('region', undefined, { timeout: 300 })).rejects.toThrow();
  expect(called.filter(({ pathname }) => pathname.endsWith('/failing'))).toEqual([]);
});

// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Person } from '#people/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { PersonHead } from '#web/pages/person/PersonHead.tsx';

const _id = '0193a5c0-0000-7000-8000-000000000001';
const hemi: Person = { _id, firstName: 'Hemi', lastName: 'Hall', finished: null, email: 'hemi@example.nz' };

it('the person’s page says what the address becomes and when, and withdraws it [9.62]', async () => {
  answerCalls({ [`/person/${_id}/address-change`]: new Response(null, { status: 204 }) });
  const addressChange = { email: 'next@example.nz', due: '2027-01-15T08:00:00.000Z' };
  const { user } = showPage(<PersonHead person={{ ...hemi, addressChange }} />, {
    profile: { roles: ['admin'] },
  });
  expect(await screen.findByText(/changes to next@example\.nz after Fri 15 Jan 2027, 21:00/)).toBeDefined();
  await user.click(screen.getByText('Withdraw'));
  await waitFor(() => expect(sentChanges()).toEqual([[`DELETE /person/${_id}/address-change`, undefined]]));
});

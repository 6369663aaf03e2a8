// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ComingErasure } from '#privacy/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { ErasuresList } from './ErasuresList.tsx';

const admin = '01920000-0000-7000-8000-0000000000a1';
const chosen = { when: '2027-01-14T08:00:00.000Z', by: admin };
const due = '2027-01-15T08:00:00.000Z';
const ofMere: ComingErasure = {
  _id: '01920000-0000-7000-8000-0000000000e1',
  person: { _id: '01920000-0000-7000-8000-0000000000a2', firstName: 'Mere', lastName: 'Walker' },
  incidents: [],
  chosen,
  due,
};
const ofIncident: ComingErasure = {
  _id: '01920000-0000-7000-8000-0000000000e2',
  person: null,
  incidents: [
    {
      _id: '01920000-0000-7000-8000-0000000000f1',
      what: 'Fire',
      when: '2027-01-08T09:15:00.000Z',
      patrol: {
        _id: '01920000-0000-7000-8000-0000000000b1',
        type: 'patrol',
        name: 'Regular patrol',
        when: '2027-01-08T08:00:00.000Z',
      },
    },
  ],
  chosen,
  due,
};

it('says what is erased, when and by whom, and undoes it [22.27]', async () => {
  const people = [{ _id: admin, firstName: 'Aroha', lastName: 'Tamihana', finished: null }];
  answerCalls({
    '/persons': { items: people, matches: 1 },
    '/my/organization/erasures': { items: [ofMere, ofIncident] },
    [`/my/organization/erasure/${ofMere._id}`]: new Response(null, { status: 204 }),
  });
  const { user } = showPage(<ErasuresList />, { profile: { roles: ['admin'] } });
  await screen.findAllByText(/Aroha TAMIHANA/);
  const on =
    'On Fri 15 Jan 2027, 21:00, as Aroha TAMIHANA chose Thu 14 Jan 2027, 21:00. All admins were mailed.Undo';
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Details of Mere WALKER${on}`,
    `Regular patrol, 8 Jan 2027: Fire, Fri 8 Jan 2027, 22:15${on}`,
  ]);
  const [first] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(first ?? expect.unreachable());
  const call = `DELETE /my/organization/erasure/${ofMere._id}`;
  await waitFor(() => expect(sentChanges().map(([sent]) => sent)).toEqual([call]));
});

// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrentHold } from '#privacy/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { HoldsList } from './HoldsList.tsx';

const admin = '01920000-0000-7000-8000-0000000000a1';
const hold: CurrentHold = {
  _id: '01920000-0000-7000-8000-0000000000c1',
  reason: 'Police file 261127/4410',
  until: '2027-12-31',
  made: { when: '2027-01-14T08:00:00.000Z', by: admin },
  releasing: null,
  patrol: {
    _id: '01920000-0000-7000-8000-0000000000b1',
    type: 'patrol',
    name: 'Regular patrol',
    when: '2027-01-08T08:00:00.000Z',
  },
  incident: { what: 'Fire', when: '2027-01-08T09:15:00.000Z' },
};
const release = `/patrol/${hold.patrol._id}/hold/${hold._id}`;

function open(items: CurrentHold[]) {
  const people = [{ _id: admin, firstName: 'Aroha', lastName: 'Tamihana', finished: null }];
  const answers = { '/persons': { items: people, matches: 1 }, [release]: {}, [`${release}/release`]: {} };
  answerCalls({ ...answers, '/my/organization/holds': { items, matches: items.length } });
  return showPage(<HoldsList />, { profile: { roles: ['admin'] } });
}

it('says what is held, why, until when and by whom, and leads to the patrol [22.23]', async () => {
  open([hold, { ...hold, _id: admin, incident: null }]);
  await screen.findAllByText('Aroha TAMIHANA', { exact: false });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const noted =
    'Police file 261127/4410Until Fri 31 Dec 2027, noted Thu 14 Jan 2027, 21:00 by Aroha TAMIHANARelease';
  expect(texts).toEqual([
    `Regular patrol, 8 Jan 2027, only Fire, 22:15${noted}`,
    `Regular patrol, 8 Jan 2027${noted}`,
  ]);
  expect(screen.getAllByRole<HTMLAnchorElement>('link')[0]?.pathname).toBe(`/patrol/${hold.patrol._id}`);
});

it('is released after a question [22.23]', async () => {
  const { user } = open([hold]);
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release the details?' });
  expect(sentChanges()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(sentChanges().map(([call]) => call)).toEqual([`DELETE ${release}`]));
});

it('says until when it is kept although it was released, and withdraws that [22.23]', async () => {
  const chosen = { when: '2027-01-14T09:00:00.000Z', by: admin };
  const { user } = open([{ ...hold, releasing: { from: '2027-01-27T11:00:00.000Z', chosen } }]);
  expect(await screen.findByText(/kept until Thu 28 Jan 2027 all the same/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sentChanges().map(([call]) => call)).toEqual([`DELETE ${release}/release`]));
});

it('may be nothing [22.23]', async () => {
  open([]);
  expect(await screen.findByText('Nothing is kept longer than its time.')).toBeDefined();
});

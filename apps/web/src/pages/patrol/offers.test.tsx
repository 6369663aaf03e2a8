// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import type { PatrolOffer } from '#planning/contract';
import { OffersCard } from '#planning/web/offers/OffersCard.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

/** The day before the patrol. */
const now = '2026-11-20T09:00:00.000Z';
const ids = {
  offer: '01920000-0000-7000-8000-0000000000d1',
  other: '01920000-0000-7000-8000-0000000000d2',
  full: '01920000-0000-7000-8000-0000000000d3',
};
const people = [
  { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', finished: null, roles: ['patroller'] },
  { _id: graeme, firstName: 'Graeme', lastName: 'Patterson', finished: null, roles: ['patroller'] },
];
const stamp = { when: '2026-11-19T09:00:00.000Z', by: graeme };
const offered: PatrolOffer = {
  _id: ids.offer,
  created: stamp,
  withdrawn: null,
  open: true,
  insteadOf: null,
  inReturn: null,
  next: null,
  reason: null,
  taken: null,
  asked: [{ personId: aroha, when: stamp.when }],
};
const lacking = aPatrol({ finalized: stamp });

function showCard(
  items: PatrolOffer[],
  { patrol = lacking, roles = ['admin'] }: { patrol?: Patrol; roles?: Role[] } = {},
) {
  answerCalls({
    '/persons': { items: people, matches: people.length },
    '/patrols': {
      items: [
        { ...lacking, _id: ids.other, name: 'Late patrol' },
        { ...lacking, _id: ids.full, name: 'Full', patrollers: { [aroha]: pending, [graeme]: pending } },
      ],
      matches: 2,
    },
    '/patrols/offers': { asked: 1 },
    [`/patrol/${patrol._id}/offers`]: { items },
    [`/offer/${ids.offer}`]: null,
  });
  return showPage(<OffersCard patrol={patrol} now={now} />, { profile: { roles } });
}

it('an admin offers the free places of this patrol and others to chosen patrollers [6.34, 6.36]', async () => {
  const { user } = showCard([]);
  expect(await screen.findByText('Nobody was asked to take them yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Offer Places' }));
  await user.click(await screen.findByLabelText('Ask', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: /Aroha/ }));
  await user.click(await screen.findByLabelText(/^Late patrol, .+: 2 places$/));
  expect(screen.queryByLabelText(/^Full/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Offer' }));
  await waitFor(() =>
    expect(sentChanges().at(-1)).toEqual([
      'POST /patrols/offers',
      { ids: [lacking._id, ids.other], patrollers: [aroha] },
    ]),
  );
});

it('it says who was asked, and withdraws what is open [6.34, 6.36]', async () => {
  const { user } = showCard([offered]);
  expect(await screen.findByText('Asked: Aroha TAMIHANA')).toBeDefined();
  expect(screen.getByText(/Still open\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sentChanges().at(-1)?.[0]).toBe(`DELETE /offer/${ids.offer}`));
});

it('of a place that was taken over it says whose it was, why, and by whom [6.34, 6.36]', async () => {
  const cover = { ...offered, open: false, insteadOf: aroha, reason: 'A cold.', taken: stamp };
  showCard([cover]);
  expect(await screen.findByText(/who cannot come: “A cold\.”/)).toBeDefined();
  expect(screen.getByText(/Taken over/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('nothing is shown while nobody is missing and nothing was offered [6.34, 6.36]', async () => {
  const patrol = { ...lacking, patrollers: { [aroha]: pending, [graeme]: pending } };
  const { client } = showCard([], { patrol });
  await waitFor(() => expect(client.getQueryData(['patrol', patrol._id, 'offers'])).toEqual({ items: [] }));
  expect(screen.queryByText('Open Places')).toBeNull();
});

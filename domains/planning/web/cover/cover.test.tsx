// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import type { PatrolListItem } from '#patrols/contract';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import type { OfferedPlace } from '#planning/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { OwnAnswerButtons } from '#web/pages/roster/OwnAnswerButtons.tsx';
import { OpenPlacesCard } from './components/OpenPlacesCard.tsx';
import { OwnCoverCard } from './components/OwnCoverCard.tsx';
import { OwnPlaceCard } from './components/OwnPlaceCard.tsx';

const me = claimsWith().sub;
const accepted = { when: '2027-01-02T00:00:00.000Z' };
const own = { accepted, declined: null, didNotShow: null, removed: null, emailed: accepted };
const patrol: PatrolListItem = {
  ...aPatrol({ finalized: accepted, when: '2027-01-20T08:00:00.000Z', patrollers: { [me]: own } }),
  guests: {},
};
const cover = { patrolId: patrol._id, when: accepted.when, asked: 24, next: null };
const mere = { _id: 'mere', firstName: 'Mere', lastName: 'Ngata' };
const place: OfferedPlace = {
  _id: 'offer',
  state: 'open',
  patrol: { _id: patrol._id, name: null, type: 'patrol', when: patrol.when, hours: 3 },
  patrollers: [mere],
  places: 1,
  insteadOf: mere,
  inReturn: null,
};

it('My Roster shows the open places, and takes one; who was quicker is told kindly [6.36]', async () => {
  answerCalls({
    '/my/offers': { items: [place] },
    '/my/offer/offer/take': { ...place, state: 'taken' },
  });
  const { user } = showPage(<OpenPlacesCard />);
  await screen.findByRole('heading', { name: /^Open Places/ });
  expect(screen.getByText('Instead of Mere NGATA, nobody else so far')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take' }));
  await expect.poll(sentChanges).toEqual([['POST /my/offer/offer/take', undefined]]);
});

it('whoever would decline can ask for cover instead, with a reason [6.41]', async () => {
  answerCalls({ [`/my/patrol/${patrol._id}/cover`]: cover });
  const { user } = showPage(
    <OwnAnswerButtons
      patrol={patrol}
      offered={['declined']}
      answering={false}
      onAnswered={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(await screen.findByRole('button', { name: 'Ask for Cover' }));
  await screen.findByText('Only the admins read this.');
  await user.click(screen.getByRole('button', { name: 'Ask for Cover' }));
  expect(sentChanges()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Why can you not come?' }), 'I have to work.');
  await user.click(screen.getByRole('button', { name: 'Ask for Cover' }));
  await expect
    .poll(sentChanges)
    .toEqual([[`POST /my/patrol/${patrol._id}/cover`, { reason: 'I have to work.' }]]);
});

it('My Roster says for what cover is asked, and keeps the place [6.41]', async () => {
  answerCalls({
    '/my/cover': { items: [cover], swaps: [] },
    [`/my/patrol/${patrol._id}/cover`]: new Response(null, { status: 204 }),
  });
  const { user } = showPage(<OwnCoverCard ahead={[patrol]} />);
  expect(await screen.findByText(/^24 people were asked\. The place is yours until/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep My Place' }));
  await expect.poll(sentChanges).toEqual([[`DELETE /my/patrol/${patrol._id}/cover`, undefined]]);
});

const inReturn = { ...place.patrol, _id: 'other', when: '2027-02-06T08:00:00.000Z' };
const swap = { _id: 'swap', patrolId: patrol._id, with: mere, inReturn };

it('My Roster shows what is given in return in a swap, and takes or declines it [6.47]', async () => {
  answerCalls({
    '/my/offers': { items: [{ ...place, inReturn }] },
    '/my/swap/offer': new Response(null, { status: 204 }),
  });
  const { user } = showPage(<OpenPlacesCard />);
  await screen.findByRole('button', { name: 'Swap' });
  expect(screen.getByText('In return they go instead of you on Sat 6 Feb 2027, 21:00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await expect.poll(sentChanges).toEqual([['DELETE /my/swap/offer', undefined]]);
});

it('My Roster says which swaps are proposed, and withdraws one [6.47]', async () => {
  answerCalls({
    '/my/cover': { items: [], swaps: [swap] },
    '/my/swap/swap': new Response(null, { status: 204 }),
  });
  const { user } = showPage(<OwnCoverCard ahead={[patrol]} />);
  expect(
    await screen.findByText(/change places with Mere NGATA, who is on Sat 6 Feb 2027, 21:00/),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await expect.poll(sentChanges).toEqual([['DELETE /my/swap/swap', undefined]]);
});

it('the patrol’s page lets one of the crew ask for cover and keep the place, and says when more are asked [6.43, 6.48]', async () => {
  const next = '2027-01-10T19:00:00.000Z';
  answerCalls({
    '/my/cover': { items: [{ ...cover, asked: 3, next }], swaps: [] },
    [`/my/patrol/${patrol._id}/cover`]: new Response(null, { status: 204 }),
  });
  const page = aPatrol({ finalized: accepted, when: patrol.when, patrollers: { [me]: own } });
  const { user } = showPage(<OwnPlaceCard patrol={page} now="2027-01-09T00:00:00.000Z" />);
  expect(
    await screen.findByText(/^3 people were asked\. More are asked on Mon 11 Jan 2027, 08:00\./),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for Cover' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep My Place' }));
  await expect.poll(sentChanges).toEqual([[`DELETE /my/patrol/${patrol._id}/cover`, undefined]]);
});

it('the patrol’s page offers neither to those who are not on it nor once it has begun [6.43, 6.48]', async () => {
  answerCalls({ '/my/cover': { items: [], swaps: [] } });
  const page = aPatrol({ finalized: accepted, when: patrol.when, patrollers: { [me]: own } });
  showPage(
    <>
      <OwnPlaceCard patrol={{ ...page, patrollers: {} }} now="2027-01-09T00:00:00.000Z" />
      <OwnPlaceCard patrol={page} now={patrol.when} />
      <p>Nothing else</p>
    </>,
  );
  await screen.findByText('Nothing else');
  expect(screen.queryByText('If You Cannot Come')).toBeNull();
});

it('a swap is proposed to one of another crew, who has to be chosen [6.44]', async () => {
  answerCalls({
    '/my/cover': { items: [], swaps: [] },
    [`/my/patrol/${patrol._id}/swaps`]: { items: [{ patrol: inReturn, patrollers: [mere] }] },
    [`/my/patrol/${patrol._id}/swap`]: new Response(null, { status: 204 }),
  });
  const page = aPatrol({ finalized: accepted, when: patrol.when, patrollers: { [me]: own } });
  const { user } = showPage(<OwnPlaceCard patrol={page} now="2027-01-09T00:00:00.000Z" />);
  await user.click(await screen.findByRole('button', { name: 'Propose a Swap' }));
  const field = await screen.findByRole('combobox', { name: 'With whom?' });
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(screen.getByText('Please choose somebody')).toBeDefined();
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Sat 6 Feb 2027, 21:00: Mere NGATA' }));
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  await expect
    .poll(sentChanges)
    .toEqual([[`POST /my/patrol/${patrol._id}/swap`, { patrol: 'other', patroller: 'mere' }]]);
});

it('a swap that nobody could make says so [6.44]', async () => {
  answerCalls({
    '/my/cover': { items: [], swaps: [] },
    [`/my/patrol/${patrol._id}/swaps`]: { items: [] },
  });
  const page = aPatrol({ finalized: accepted, when: patrol.when, patrollers: { [me]: own } });
  const { user } = showPage(<OwnPlaceCard patrol={page} now="2027-01-09T00:00:00.000Z" />);
  await user.click(await screen.findByRole('button', { name: 'Propose a Swap' }));
  expect(await screen.findByText(/^Nobody of another crew could change places/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull();
});

// @vitest-environment jsdom
import type { OfferedPlace, PatrolListItem } from '@patrolbook/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPatrol } from '../../../domain/patrols/patrol.fixture.ts';
import { claimsWith } from '../../../lib/auth/claims.fixture.ts';
import { answerCalls, sentChanges, showPage } from '../../../page.fixture.tsx';
import { OpenPlacesCard } from './components/OpenPlacesCard.tsx';
import { OwnAnswerButtons } from './components/OwnAnswerButtons.tsx';
import { OwnCoverCard } from './components/OwnCoverCard.tsx';

const me = claimsWith().sub;
const accepted = { when: '2027-01-02T00:00:00.000Z' };
const own = { accepted, declined: null, didNotShow: null, removed: null, emailed: accepted };
const patrol: PatrolListItem = {
  ...aPatrol({ finalized: accepted, when: '2027-01-20T08:00:00.000Z', patrollers: { [me]: own } }),
  guests: {},
};
const mere = { _id: 'mere', firstName: 'Mere', lastName: 'Ngata' };
const place: OfferedPlace = {
  _id: 'offer',
  state: 'open',
  patrol: { _id: patrol._id, name: null, type: 'patrol', when: patrol.when, hours: 3 },
  patrollers: [mere],
  places: 1,
  insteadOf: mere,
};

it('My Roster shows the open places, and takes one; who was quicker is told kindly [open-places]', async () => {
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

it('whoever would decline can ask for cover instead, with a reason [ask-for-cover]', async () => {
  const asked = { patrolId: patrol._id, when: accepted.when, asked: 24 };
  answerCalls({ [`/my/patrol/${patrol._id}/cover`]: asked });
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

it('My Roster says for what cover is asked, and keeps the place [cover-kept-shown]', async () => {
  answerCalls({
    '/my/cover': { items: [{ patrolId: patrol._id, when: accepted.when, asked: 24 }] },
    [`/my/patrol/${patrol._id}/cover`]: new Response(null, { status: 204 }),
  });
  const { user } = showPage(<OwnCoverCard ahead={[patrol]} />);
  expect(await screen.findByText(/^24 people were asked\. The place is yours until/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep My Place' }));
  await expect.poll(sentChanges).toEqual([[`DELETE /my/patrol/${patrol._id}/cover`, undefined]]);
});

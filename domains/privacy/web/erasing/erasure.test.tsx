// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Person } from '#people/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { PersonHead } from '#web/pages/person/PersonHead.tsx';

const _id = '0193a5c0-0000-7000-8000-000000000001';
const mere: Person = { _id, firstName: 'Mere', lastName: 'Walker', finished: '2027-01-10T00:00:00.000Z' };
const ofAdmin = { profile: { roles: ['admin' as const] } };
const done = new Response(null, { status: 204 });

it('erases who has left, once it has said what goes and what stays [22.9]', async () => {
  answerCalls({ [`/person/${_id}/erasure`]: done });
  const { user } = showPage(<PersonHead person={mere} />, ofAdmin);
  await user.click(await screen.findByText('Erase Details'));
  expect(
    await screen.findByText(/history of signing in and of what they looked at until its time is over/),
  ).toBeDefined();
  expect(screen.getByText(/held for the police stays/)).toBeDefined();
  await user.click(screen.getByText('Erase'));
  await waitFor(() => expect(sentChanges()).toEqual([[`POST /person/${_id}/erasure`, undefined]]));
});

it('offers it for nobody who is a member, or was erased [22.9]', async () => {
  showPage(<PersonHead person={{ ...mere, finished: null }} />, ofAdmin);
  await screen.findByText('Download Information');
  expect(screen.queryByText('Erase Details')).toBeNull();
});

it('says that and when it was done [22.9]', async () => {
  showPage(<PersonHead person={{ ...mere, erased: { when: '2027-01-12T00:00:00.000Z' } }} />, ofAdmin);
  expect(await screen.findByText('Their details were erased on 12 Jan 2027.')).toBeDefined();
  expect(screen.queryByText('Erase Details')).toBeNull();
});

it('declines a request with a reason [22.9]', async () => {
  answerCalls({ [`/person/${_id}/erasure-request/decline`]: done });
  const asked = { ...mere, finished: null, erasureAsked: '2027-01-14T08:00:00.000Z' };
  const { user } = showPage(<PersonHead person={asked} />, ofAdmin);
  expect(await screen.findByText(/The law wants an answer by Thu 11 Feb 2027/)).toBeDefined();
  await user.click(screen.getByText('Decline Request'));
  await user.type(await screen.findByLabelText('Reason'), 'A witness.');
  await user.click(screen.getByText('Decline'));
  const sent = [`POST /person/${_id}/erasure-request/decline`, { reason: 'A witness.' }];
  await waitFor(() => expect(sentChanges()).toEqual([sent]));
});

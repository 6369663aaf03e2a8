// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OfferedPlace, OfferedPlacesView, OfferState } from '#planning/contract';
import { showPage } from '#web/page.fixture.tsx';
import { OfferedPlaces } from './OfferedPlaces.tsx';

const mere = { _id: 'mere', firstName: 'Mere', lastName: 'Ngata' };
const place = (_id: string, state: OfferState, more: Partial<OfferedPlace> = {}): OfferedPlace => ({
  _id,
  state,
  patrol: { _id, name: `Patrol ${_id}`, type: 'patrol', when: '2027-04-03T11:30:00.000Z', hours: 4 },
  patrollers: [mere],
  places: 1,
  insteadOf: null,
  inReturn: null,
  ...more,
});
const view: OfferedPlacesView = {
  me: { firstName: 'Hemi', lastName: 'Tamihana', shared: true },
  organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
  items: [place('1', 'open'), place('2', 'open', { insteadOf: mere })],
};
const still = {
  chosen: undefined,
  answered: false,
  sending: undefined,
  error: null,
  onAnswer: () => undefined,
};

it('the page of the link shows who is on each, whose it is, for whom it asks, and Take [6.35]', async () => {
  const onAnswer = vi.fn();
  showPage(<OfferedPlaces {...still} view={view} chosen="2" onAnswer={onAnswer} />);
  const [first] = await screen.findAllByRole('button', { name: 'Take' });
  if (first) fireEvent.click(first);
  expect(onAnswer.mock.calls).toEqual([[{ id: '2', does: 'take' }]]);
  expect(screen.getByText(/^Could you go for Howick South Community Patrol\?/)).toBeDefined();
  expect(screen.getByText('Instead of Mere NGATA')).toBeDefined();
  expect(screen.getAllByText('On it so far: Mere NGATA')).toHaveLength(1);
  expect(screen.getByText(/^This is for/).textContent).toContain('Hemi TAMIHANA');
});

const inReturn = { ...place('3', 'open').patrol, when: '2027-04-10T11:30:00.000Z' };

it('a swap says what is given in return, and is accepted or declined [6.46, 11.68]', async () => {
  const onAnswer = vi.fn();
  const items = [place('1', 'open', { insteadOf: mere, inReturn }), place('2', 'open')];
  showPage(<OfferedPlaces {...still} view={{ ...view, items }} chosen="1" onAnswer={onAnswer} />);
  expect(await screen.findByText(/^Mere NGATA would like to change places with you\./)).toBeDefined();
  expect(screen.getByText(/^In return they go instead of you on Sat 10 Apr 2027/)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Swap',
    'Decline',
    'Take',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(onAnswer.mock.calls).toEqual([[{ id: '1', does: 'take' }], [{ id: '1', does: 'decline' }]]);
});

it.each([
  ['yours', 'Thank you.', /^You have changed places\. A mail/],
  ['declined', 'Thank you.', /^You have declined this swap.*They are told\.$/],
  ['withdrawn', 'Kia ora Hemi', /^This swap is not needed any more\. Thank you for wanting to help!$/],
] as const)('says kindly what became of a swap: %s [6.46, 11.68]', async (state, heading, text) => {
  const items = [place('1', state, { insteadOf: mere, inReturn })];
  showPage(<OfferedPlaces {...still} view={{ ...view, items }} chosen="1" answered />);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

it('whoever takes one is thanked [6.35]', async () => {
  const items = [place('1', 'yours'), place('2', 'open')];
  showPage(<OfferedPlaces {...still} view={{ ...view, items }} chosen="1" answered />);
  const heading = await screen.findByRole('heading', { name: 'Thank you.' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Yours')).toBeDefined();
});

it('whoever is late reads so kindly, with what is still open [6.35]', async () => {
  const items = [place('1', 'taken'), place('2', 'open')];
  showPage(<OfferedPlaces {...still} view={{ ...view, items }} chosen="1" answered />);
  expect(await screen.findByText(/^Somebody was a little quicker.*These are still open:$/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Take' })).toHaveLength(1);
});

it('a mail scanner that opens the page finds nothing to press [6.35]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('HeadlessChrome');
  showPage(<OfferedPlaces {...still} view={view} />);
  await screen.findByRole('heading', { name: 'Kia ora Hemi' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not hurry where only swaps are open [6.46, 11.68]', async () => {
  const items = [place('1', 'open', { insteadOf: mere, inReturn }), place('2', 'taken')];
  showPage(<OfferedPlaces {...still} view={{ ...view, items }} />);
  expect(
    await screen.findByText(/^Could you change places for Howick South Community Patrol\?/),
  ).toBeDefined();
  expect(screen.queryByText(/says yes first/)).toBeNull();
});

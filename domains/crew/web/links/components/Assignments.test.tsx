// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AssignmentState, AssignmentsView } from '#crew/contract';
import { showPage } from '#web/page.fixture.tsx';
import { Assignments } from './Assignments.tsx';

const item = (_id: string, state: AssignmentState) => ({
  _id,
  state,
  patrol: { name: `Patrol ${_id}`, type: 'patrol' as const, when: '2027-04-03T11:30:00.000Z', hours: 4 },
});
const view: AssignmentsView = {
  me: { firstName: 'Hemi', lastName: 'Tamihana', shared: true },
  organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
  items: [item('1', 'open'), item('2', 'open'), item('3', 'declined'), item('4', 'withdrawn')],
};
const still = { accepted: false, sending: false, error: null, onAccept: () => undefined };

it('the page of Accept All says what is open, for whom, and accepts by a button [11.44]', async () => {
  const onAccept = vi.fn();
  showPage(<Assignments {...still} view={view} onAccept={onAccept} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept all 2' }));
  expect(onAccept).toHaveBeenCalledOnce();
  expect(screen.getByText(/^2 of these for Howick South Community Patrol are open\./)).toBeDefined();
  expect(screen.getByText(/^This is for/).textContent).toBe(
    'This is for Hemi TAMIHANA, and so are the answers.',
  );
  expect(screen.getByText('Withdrawn')).toBeDefined();
});

it('after that the page says which were accepted, and has no button [11.44]', async () => {
  const items = [item('1', 'accepted'), item('2', 'accepted'), item('3', 'declined')];
  showPage(<Assignments {...still} view={{ ...view, items }} accepted />);
  const heading = await screen.findByRole('heading', { name: 'Thank you.' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByText('Accepted')).toHaveLength(2);
  expect(screen.getAllByText('Declined')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('opened again later it says so too, and what if nothing was accepted [11.44]', async () => {
  const show = (...states: AssignmentState[]) => {
    const items = states.map((state, index) => item(String(index), state));
    return showPage(<Assignments {...still} view={{ ...view, items }} />);
  };
  const { unmount } = show('accepted', 'declined');
  expect(await screen.findByText(/^You are on those marked Accepted, for Howick/)).toBeDefined();
  unmount();
  show('withdrawn', 'declined');
  expect(await screen.findByText(/^None of these for Howick South/)).toBeDefined();
});

it('a mail scanner that opens the page finds nothing to press [11.44]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('HeadlessChrome');
  showPage(<Assignments {...still} view={view} />);
  await screen.findByRole('heading', { name: 'Kia ora Hemi' });
  expect(screen.queryByRole('button')).toBeNull();
});

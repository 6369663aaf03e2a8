// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#lib/http/api-error.ts';
import { adminProfile } from '#people/web/profile.fixture.ts';
import { ProfileContext } from '#people/web/profile.tsx';
import { show } from '#web/dom.fixture.tsx';
import { DoubleBookedDialog } from './DoubleBookedDialog.tsx';

const refusal = new ApiError(409, 'double-booked', 'Hemi Rangihuna is already on another patrol.', {
  patrols: [
    {
      _id: '01920000-0000-7000-8000-000000000001',
      name: 'Late patrol',
      when: '2026-11-24T08:00:00.000Z',
      hours: 3,
    },
    { _id: '01920000-0000-7000-8000-000000000002', name: null, when: '2026-11-24T09:30:00.000Z', hours: 1 },
  ],
});

async function ask(given: Partial<ComponentProps<typeof DoubleBookedDialog>> = {}) {
  const on = { onAnyway: vi.fn(), onClose: vi.fn() };
  const dialog = { opened: true, refusal, anyway: 'Save Anyway', loading: false, ...on, ...given };
  const { user } = show(
    <ProfileContext value={adminProfile}>
      <DoubleBookedDialog {...dialog} />
    </ProfileContext>,
  );
  await screen.findByRole('dialog', { name: 'Already on Another Patrol' });
  return { user, ...on };
}

it('names who would be on two patrols, and which, in the organization’s time', async () => {
  await ask();
  expect(screen.getByText(refusal.message)).toBeDefined();
  const patrols = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(patrols).toEqual(['Late patrolTue 24 Nov 2026, 21:00, 3 h', 'Tue 24 Nov 2026, 22:30, 1 h']);
});

it('goes through with it when told to, and back by the other choice and by Escape', async () => {
  const { user, onAnyway, onClose } = await ask();
  await user.click(screen.getByRole('button', { name: 'Save Anyway' }));
  expect([onAnyway, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await user.keyboard('{Escape}');
  expect([onAnyway, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

it('is not repeated while it is being repeated', async () => {
  const { user, onAnyway } = await ask({ loading: true });
  await user.click(screen.getByRole('button', { name: 'Save Anyway' }));
  expect(onAnyway).not.toHaveBeenCalled();
});

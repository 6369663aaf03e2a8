// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddGuest } from '#crew/web/guests/AddGuest.tsx';
import { aPatrol, aroha } from '#patrols/web/patrol.fixture.ts';
import { AddPatroller } from '#planning/web/choosing/AddPatroller.tsx';
import { answerCalls, showPage } from '../../page.fixture.tsx';

const patrol = aPatrol();

it('Escape closes the choices of Add Patroller, then the form [1.6]', async () => {
  const people = [
    { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', roles: ['patroller'], finished: null },
  ];
  answerCalls({ '/people': { items: people, matches: 1 } });
  const onClose = vi.fn();
  const { user } = showPage(
    <AddPatroller patrol={patrol} afterwards={false} anchor={null} onClose={onClose} />,
  );
  const picker = await screen.findByLabelText('Add Patroller', { selector: 'input' });
  await user.type(picker, 'A');
  expect(picker.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect([picker.getAttribute('aria-expanded'), onClose.mock.calls.length]).toEqual(['false', 0]);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('Escape closes Add Guest, and asks first once something was typed [1.6]', async () => {
  const onClose = vi.fn();
  const { user } = showPage(
    <AddGuest patrolId={patrol._id} afterwards={false} keptAs="guest" anchor={null} onClose={onClose} />,
  );
  const name = await screen.findByLabelText('Name');
  await user.type(name, 'Matt{Escape}');
  await user.click(await screen.findByText('Stay'));
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(name);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

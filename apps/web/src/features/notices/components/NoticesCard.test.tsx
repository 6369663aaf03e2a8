// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../dom.fixture.tsx';
import { NoticesCard } from './NoticesCard.tsx';

const organizationName = 'Howick South Community Patrol';

it.each([
  ['each', 'Stop These Mails', 'none'],
  ['none', 'Get These Mails Again', 'each'],
] as const)('whoever gets %s is offered %s [notices-page]', async (notices, button, asked) => {
  const onChoose = vi.fn();
  const chosen = { organizationName, notices };
  const { user } = show(<NoticesCard chosen={chosen} sending={false} error={null} onChoose={onChoose} />);
  expect(screen.getByRole('heading', { name: `Mails from ${organizationName}` })).toBeDefined();
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: button }));
  expect(onChoose.mock.calls).toEqual([[asked]]);
});

it('what could not be saved is said [notices-page]', () => {
  const chosen = { organizationName, notices: 'each' } as const;
  const error = new Error('Network error');
  show(<NoticesCard chosen={chosen} sending={false} error={error} onChoose={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain('Unable to save');
});

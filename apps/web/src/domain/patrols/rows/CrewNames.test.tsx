// @vitest-environment jsdom
import type { Assignment } from '@patrolbook/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../dom.fixture.tsx';
import { directoryQuery } from '../../people/directory.ts';
import { PatrollerNames } from './CrewNames.tsx';

const wiremu = '01920000-0000-7000-8000-000000000001';
const stamp = { when: '2026-11-20T07:00:00.000Z' };
const asked: Assignment = {
  accepted: null,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: null,
};

/** Shows Wiremu's name with the icon of this answer. */
function showAnswer(answer: Partial<Assignment>) {
  const client = new QueryClient();
  const person = { _id: wiremu, firstName: 'Wiremu', lastName: 'Hōhepa', finished: null };
  client.setQueryData(directoryQuery.queryKey, { items: [person], matches: 1 });
  show(
    <QueryClientProvider client={client}>
      <PatrollerNames patrollers={{ [wiremu]: { ...asked, ...answer } }} />
    </QueryClientProvider>,
  );
}

it.each<[string, string, string, Partial<Assignment>]>([
  ['Did not show', 'red', 'user-x', { accepted: stamp, declined: stamp, didNotShow: stamp }],
  ['Accepted', 'green', 'circle-check', { accepted: stamp, declined: stamp, emailed: stamp }],
  ['Declined', 'red', 'circle-x', { declined: stamp, emailed: stamp }],
  ['Pending', 'grey', 'clock', { emailed: stamp }],
  ['Not emailed', 'grey', 'circle-dashed', {}],
])('%s is a %s icon of its own before the name [status-icons]', (name, color, shape, answer) => {
  showAnswer(answer);
  expect(screen.getByRole('listitem').textContent).toBe('Wiremu HŌHEPA');
  const icon = screen.getByRole('img', { name });
  expect(screen.getAllByRole('img')).toEqual([icon]);
  expect(icon.getAttribute('stroke')).toBe(`var(--${color})`);
  expect(icon.classList).toContain(`tabler-icon-${shape}`);
});

it('a patroller who was removed has neither a name nor an icon [removed-hidden]', () => {
  showAnswer({ accepted: stamp, removed: stamp });
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('No patrollers')).toBeDefined();
});

// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Assignment } from '#patrols/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
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

/** Shows Wiremu's name with the icon of this answer, to an admin whom the server tells that his mail fails, or not. */
async function showAnswer(answer: Partial<Assignment>, { draft = false, failing = false } = {}) {
  const person = { _id: wiremu, firstName: 'Wiremu', lastName: 'Hōhepa', finished: null };
  const items = failing ? [{ _id: wiremu, ...stamp, reason: '550' }] : [];
  answerCalls({
    '/persons/failing': { items, matches: items.length },
    '/persons': { items: [person], matches: 1 },
  });
  const patrol = { finalized: draft ? null : stamp, patrollers: { [wiremu]: { ...asked, ...answer } } };
  showPage(<PatrollerNames patrol={patrol} />, { profile: { roles: ['admin'] } });
  if (!answer.removed) await screen.findByText('Wiremu HŌHEPA');
}

it.each<[string, string, string, Partial<Assignment>]>([
  ['Did not show', 'red', 'user-x', { accepted: stamp, declined: stamp, didNotShow: stamp }],
  ['Accepted', 'green', 'circle-check', { accepted: stamp, declined: stamp, emailed: stamp }],
  ['Declined', 'red', 'circle-x', { declined: stamp, emailed: stamp }],
  ['Pending', 'grey', 'clock', { emailed: stamp }],
  ['Not emailed', 'grey', 'circle-dashed', {}],
])('%s is a %s icon of its own before the name [6.3]', async (name, color, shape, answer) => {
  await showAnswer(answer);
  expect(screen.getByRole('listitem').textContent).toBe('Wiremu HŌHEPA');
  const icon = screen.getByRole('img', { name });
  expect(screen.getAllByRole('img')).toEqual([icon]);
  expect(icon.getAttribute('stroke')).toBe(`var(--${color})`);
  expect(icon.classList).toContain(`tabler-icon-${shape}`);
});

it.each<[string, Partial<Assignment>, { draft?: boolean }]>([
  ['Not delivered', { emailed: stamp }, {}],
  ['Not delivered', {}, {}],
  ['Accepted', { accepted: stamp, emailed: stamp }, {}],
  ['Not emailed', {}, { draft: true }],
])('%s is what an admin reads of somebody whom mail does not reach [11.13]', async (name, answer, given) => {
  await showAnswer(answer, { ...given, failing: true });
  await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toBe(name));
  expect(screen.getByRole('listitem').getAttribute('data-word')).toBe(name.toLowerCase());
});

it('a patroller who was removed has neither a name nor an icon [6.5]', async () => {
  await showAnswer({ accepted: stamp, removed: stamp });
  expect(await screen.findByText('No patrollers')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

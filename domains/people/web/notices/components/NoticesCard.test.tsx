// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { ChosenMails } from '#people/contract';
import { show } from '#web/dom.fixture.tsx';
import { NoticesCard } from './NoticesCard.tsx';

const organizationName = 'Howick South Community Patrol';
const watcher: ChosenMails = { organizationName, notices: 'each', summaries: null };

function showCard(given: Partial<ComponentProps<typeof NoticesCard>> = {}) {
  const onChoose = vi.fn();
  const state = { chosen: watcher, saving: false, saved: false, error: null, onChoose };
  return { onChoose, ...show(<NoticesCard {...state} {...given} />) };
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

it.each([
  [/^One mail a day, at 07:00/, 'daily'],
  [/^One mail a week, on Mondays/, 'weekly'],
  ['None', 'none'],
])('a watcher chooses %s and saves it [11.48]', async (label, notices) => {
  const { onChoose, user } = showCard();
  expect(screen.getByRole('heading', { name: `Mails from ${organizationName}` })).toBeDefined();
  expect(chosen()).toEqual(['each']);
  await user.click(screen.getByRole('radio', { name: label }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onChoose.mock.calls).toEqual([[{ notices }]]);
});

it('who gets summaries too chooses both, and neither is offered to who gets none [11.48]', async () => {
  const { onChoose, user } = showCard({ chosen: { organizationName, notices: 'none', summaries: 'each' } });
  expect(chosen()).toEqual(['none', 'each']);
  await user.click(screen.getByRole('radio', { name: 'Of each month alone' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onChoose.mock.calls).toEqual([[{ notices: 'none', summaries: 'monthly' }]]);
});

it('says that it is saved, until something else is chosen, or what could not be saved [11.48]', async () => {
  const { user } = showCard({ saved: true });
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  await user.click(screen.getByRole('radio', { name: 'None' }));
  expect(screen.getByRole('status').textContent).toBe('');
  showCard({ error: new Error('Network error') });
  expect(screen.getByRole('alert').textContent).toContain('Unable to save');
});

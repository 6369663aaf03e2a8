// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { Pager } from './Pager.tsx';

const step = (name: string) => screen.getByRole('button', { name });

function page(skip: number, matches = 45) {
  const on = { onSkip: vi.fn(), onIntent: vi.fn() };
  const pager = (at: number) => <Pager skip={at} limit={20} matches={matches} {...on} />;
  const { user, redraw } = show(pager(skip));
  return { user, goTo: (at: number) => redraw(pager(at)), ...on };
}

it('says which part of all is shown, and leads to the first, previous, next and last page', async () => {
  const { user, onSkip } = page(20);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('21–40 of 45');
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) await user.click(step(name));
  expect(onSkip.mock.calls.flat()).toEqual([0, 0, 40, 40]);
});

it('leads nowhere past the last page, and keeps the focus there', async () => {
  const { user, onSkip, goTo } = page(20);
  step('Next page').focus();
  await user.keyboard('{Enter}');
  goTo(40);
  expect(screen.getByRole('navigation').textContent).toBe('41–45 of 45');
  expect(step('Next page').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(step('Next page'));
  await user.keyboard('{Enter}');
  expect(onSkip.mock.calls.flat()).toEqual([40]);
});

it('says where a step leads that is pointed at or reached by Tab, so that the page can be read ahead', async () => {
  const { user, onIntent } = page(0);
  await user.hover(step('Last page'));
  await user.tab(); // the first and the previous page are the one shown
  await user.tab();
  expect(onIntent.mock.calls.flat()).toEqual([40]);
  await user.tab();
  expect(onIntent.mock.calls.flat()).toEqual([40, 20]);
});

it('goes to the last page that there is when the one shown has emptied', () => {
  expect(page(60).onSkip.mock.calls.flat()).toEqual([40]);
});

it('is absent when everything fits on one page', () => {
  page(0, 20);
  expect(screen.queryByRole('navigation')).toBeNull();
});

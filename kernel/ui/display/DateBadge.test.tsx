import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateBadge } from './DateBadge.tsx';

const zone = 'Pacific/Auckland';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['2026-12-04T08:00:00Z', 'Fri', '4 Dec'],
  // In the organization's zone it is the first of January already.
  ['2026-12-31T12:00:00Z', '2027', '1 Jan'],
  ['2025-11-21T08:00:00Z', '2025', '21 Nov'],
])('[1.7] of %s shows %s over %s', (when, top, day) => {
  const badge = renderToStaticMarkup(<DateBadge when={when} zone={zone} />);
  expect(badge).toContain(`>${top}</span>`);
  expect(badge).toContain(`>${day}</span>`);
});

it('[1.7] is highlighted on its own day only', () => {
  const today = renderToStaticMarkup(<DateBadge when="2026-11-21T10:00:00Z" zone={zone} />);
  const tomorrow = renderToStaticMarkup(<DateBadge when="2026-11-21T11:00:00Z" zone={zone} />);
  expect(today).toContain('data-today');
  expect(tomorrow).not.toContain('data-today');
});

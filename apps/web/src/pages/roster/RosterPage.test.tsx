// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aheadQuery } from '#patrols/web/queries.ts';
import { showPage } from '../../page.fixture.tsx';
import { RosterPage } from './RosterPage.tsx';
import { patrolRosterTexts } from './texts.ts';

it('without coverage one quiet line stands for all that was not read, and what the phone has kept is shown [17.33]', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { client } = showPage(<RosterPage />);
  vi.useFakeTimers();
  client.setQueryData(aheadQuery.queryKey, { items: [], matches: 0 });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getAllByText(patrolRosterTexts.unreached)).toHaveLength(1);
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

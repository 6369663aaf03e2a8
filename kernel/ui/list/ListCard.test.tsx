// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '#web/page.fixture.tsx';
import { ListCard } from './ListCard.tsx';

function Letters({ matches }: { matches: number }) {
  const read = useQuery({
    queryKey: ['letters', matches],
    queryFn: async () => ({ items: ['a', 'b'], matches }),
  });
  return (
    <ListCard title="Letters" read={read} empty="None">
      {(items) => items.map((letter) => <p key={letter}>{letter}</p>)}
    </ListCard>
  );
}

it('says on paper that it is not the whole list, and nothing if it is [14.9]', async () => {
  const { unmount } = showPage(<Letters matches={62} />);
  const note = await screen.findByText('2 of 62 are printed, not all of them.');
  expect(note.hasAttribute('data-print-only')).toBe(true);
  unmount();
  showPage(<Letters matches={2} />);
  expect(await screen.findByText('b')).toBeDefined();
  expect(screen.queryByText(/are printed/)).toBeNull();
});

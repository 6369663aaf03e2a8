// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('says after six seconds that loading takes long, once on a page, and reads again what is never answered [17.32]', async () => {
  vi.useFakeTimers();
  const answers = [new Promise<string>(() => {}), Promise.resolve('Hemi TAMIHANA')];
  function Names() {
    const { data } = useQuery({ queryKey: ['names'], queryFn: () => answers.shift() });
    return data ? <p>{data}</p> : <CardSkeletons />;
  }
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Names />
    </QueryClientProvider>,
  );
  await pass(5999);
  expect(screen.queryByRole('button')).toBeNull();
  await pass(1);
  expect(screen.getByText('This is taking long. The connection may be poor.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.getByText('Hemi TAMIHANA')).toBeDefined();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Optimistic, useOptimistic } from './optimistic.ts';

const key = (id: string) => ['change patrol', id];
const crew = ['Ann', 'Ben', 'Cy'];
let client = new QueryClient();
beforeEach(() => {
  client = new QueryClient();
});

function Crew({ id, names }: { id: string; names: string[] }) {
  return useOptimistic(key(id), names).join(' ');
}

/** Returns the text of a component that has read these names. */
function shown(names = crew, id = 'one'): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Crew id={id} names={names} />
    </QueryClientProvider>,
  );
}

/** Asks for a person to be removed, after earlier requests. The test gives the answer by hand. */
function remove(name: string) {
  let accept = () => {};
  let refuse = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    accept = resolve;
    refuse = () => reject(new Error('no'));
  });
  const mutation = client.getMutationCache().build(client, {
    mutationKey: key('one'),
    scope: { id: 'one' },
    networkMode: 'always',
    mutationFn: () => answer,
    onMutate: (): Optimistic<string[]> => ({ patch: (names) => names.filter((other) => other !== name) }),
  });
  mutation.execute(undefined).catch(() => {});
  return { accept, refuse };
}

const becomes = (text: string) => vi.waitFor(() => expect(shown()).toBe(text), 10_000);

describe('changes that are shown before they are answered [14.8]', () => {
  it('lie over what was read, and over what is read meanwhile', async () => {
    remove('Ann');
    await becomes('Ben Cy');
    expect(shown([...crew, 'Di'])).toBe('Ben Cy Di');
    expect(shown(crew, 'two')).toBe('Ann Ben Cy');
  });

  it('show at once, also those that wait for their turn', async () => {
    remove('Ann');
    remove('Ben');
    await becomes('Cy');
  });

  it('are taken back one by one: a refused one leaves the others', async () => {
    const first = remove('Ann');
    remove('Ben');
    await becomes('Cy');
    first.refuse();
    await becomes('Ann Cy');
  });

  it('end with the answer, which is in what was read by then', async () => {
    const only = remove('Ann');
    await becomes('Ben Cy');
    only.accept();
    await becomes('Ann Ben Cy');
  });
});

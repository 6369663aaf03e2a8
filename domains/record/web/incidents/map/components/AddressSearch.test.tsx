// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { show } from '#web/dom.fixture.tsx';
import { addressesIn } from '../geocoder.ts';
import { AddressSearch } from './AddressSearch.tsx';

vi.hoisted(() => {
  document.head.innerHTML = '<meta name="geocoder" content="https://search.example/search?countrycodes=nz">';
});

const found = { display_name: '14 Picton Street, Howick', lat: '-36.894', lon: '174.931' };

it('[19.9] what is typed is looked up at the configured server, and an address found moves the map', async () => {
  const called: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    called.push(new URL(String(address)));
    return Response.json([found]);
  });
  const went: number[][] = [];
  const { user } = show(
    <QueryClientProvider client={createQueryClient()}>
      <AddressSearch onGo={(...place) => went.push(place)} />
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Find an address' }), 'pic{Enter}');
  expect(called).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Find an address' }), 'ton st{Enter}');
  const list = await screen.findByRole('list', { name: 'Addresses found' });
  await user.click(within(list).getByRole('button', { name: found.display_name }));
  expect(went).toEqual([[174.931, -36.894]]);
  expect(called.map((url) => [url.origin, Object.fromEntries(url.searchParams)])).toEqual([
    ['https://search.example', { countrycodes: 'nz', format: 'jsonv2', limit: '5', q: 'picton st' }],
  ]);
});

it('[19.9] an answer of the look-up is read, and what is no address is left out', () => {
  const others = [{ ...found, lat: 'x' }, { ...found, lon: '400' }, { lat: 1, lon: 2 }, null];
  expect(addressesIn([found, ...others])).toEqual([
    { name: '14 Picton Street, Howick', longitude: 174.931, latitude: -36.894 },
  ]);
  expect(addressesIn({ error: 'no' })).toEqual([]);
});

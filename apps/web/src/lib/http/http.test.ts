import { patrolRoutes } from '@patrolbook/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { addressOf, send, sendChecked } from './http.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('fills in the path, escaped, and leaves out undefined query values', () => {
  expect(addressOf(patrolRoutes.getPatrol, { id: 'a/b' }, undefined)).toBe('/api/v1/patrol/a%2Fb');
  expect(addressOf(patrolRoutes.listPatrols, undefined, { skip: 12, sort: undefined })).toBe(
    '/api/v1/patrols?skip=12',
  );
});

it('sends the query also where a browser does not know its size [old-browsers]', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(Number.NaN);
  expect(addressOf(patrolRoutes.listPatrols, undefined, { skip: 12 })).toBe('/api/v1/patrols?skip=12');
  vi.restoreAllMocks();
});

it('sends a filter as JSON text', () => {
  const address = addressOf(patrolRoutes.listPatrols, undefined, { filter: { deleted: null } });
  expect(new URLSearchParams(address.split('?')[1]).get('filter')).toBe('{"deleted":null}');
});

it('leaves a debug line of a cancelled call, and throws its reason [cancelled-quietly]', async () => {
  const written = vi.spyOn(console, 'debug').mockReturnValue();
  const leaving = new AbortController();
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((_, reject) =>
        leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason)),
      ),
  );
  const patrols = send(patrolRoutes.listPatrols, { signal: leaving.signal });
  leaving.abort();
  await expect(patrols).rejects.toThrow(/aborted/);
  expect(written.mock.calls).toEqual([['GET /api/v1/patrols was cancelled']]);
});

it('checks right before each time that it is sent, also in an outage', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const away = () => new Response(null, { status: 503, headers: { 'retry-after': '0.01' } });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => away());
  const check = () => {
    if (fetched.mock.calls.length === 2) throw new ApiError(401, 'not-authenticated', 'Not authenticated');
  };
  await expect(sendChecked(check, patrolRoutes.listPatrols)).rejects.toMatchObject({ status: 401 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says of no answer that it was the network, and leaves no debug line', async () => {
  const written = vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(patrolRoutes.listPatrols)).rejects.toMatchObject({ status: 0, message: 'Network error' });
  expect(written).not.toHaveBeenCalled();
});

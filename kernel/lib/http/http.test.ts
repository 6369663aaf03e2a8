import { afterEach, expect, it, vi } from 'vitest';
import { patrolRoutes } from '#patrols/contract';
import { ofServer } from './answers.fixture.ts';
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

it('sends the query also where a browser does not know its size [14.30]', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(Number.NaN);
  expect(addressOf(patrolRoutes.listPatrols, undefined, { skip: 12 })).toBe('/api/v1/patrols?skip=12');
  vi.restoreAllMocks();
});

it('sends a filter as JSON text', () => {
  const address = addressOf(patrolRoutes.listPatrols, undefined, { filter: { deleted: null } });
  expect(new URLSearchParams(address.split('?')[1]).get('filter')).toBe('{"deleted":null}');
});

it('leaves a debug line of a cancelled call, and throws its reason [13.6]', async () => {
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
  const away = () => ofServer(new Response(null, { status: 503, headers: { 'retry-after': '0.01' } }));
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => away());
  const check = () => {
    if (fetched.mock.calls.length === 2) throw new ApiError(401, 'not-authenticated', 'Not authenticated');
  };
  await expect(sendChecked(check, patrolRoutes.listPatrols)).rejects.toMatchObject({ status: 401 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

/** What a proxy or a portal answers in the place of our server. */
const page = '<h1>Sign in to the Wi-Fi</h1>';
const foreign: [string, () => Response][] = [
  ...[200, 401, 403, 404, 407, 409, 502, 511].map((status): [string, () => Response] => [
    `a page, ${status}`,
    () => new Response(page, { status, headers: { 'content-type': 'text/html' } }),
  ]),
  ['nothing, 204', () => new Response(null, { status: 204 })],
  ['JSON, 200', () => Response.json({ items: [], matches: 0 })],
  ['JSON, 404', () => Response.json({ message: 'Not found' }, { status: 404 })],
  [
    'that the same may be sent again, 503',
    () => new Response(page, { status: 503, headers: { 'retry-after': '1' } }),
  ],
  ['a page under headers of ours, 404', () => ofServer(new Response(page, { status: 404 }))],
];

it.each(foreign)('what a proxy says is no answer: %s [17.55]', async (_what, answer) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  await expect(send(patrolRoutes.listPatrols)).rejects.toMatchObject({ status: 0, message: 'Network error' });
  expect(fetched).toHaveBeenCalledOnce();
});

it('an error of our server is known by its sign and its shape, an older one’s and a newer one’s too [17.55]', async () => {
  const { getPatrol } = patrolRoutes;
  const params = { id: '01920000-0000-7000-8000-000000000001' };
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const [status, body, code] of [
    [404, { message: 'Not found' }, 'http-404'],
    [403, { error: 'some-new-reason' }, 'forbidden'],
    [409, { message: 'Not now.', code: 'new', more: 1 }, 'new'],
  ] as const) {
    fetched.mockResolvedValueOnce(ofServer(Response.json(body, { status })));
    await expect(send(getPatrol, { params })).rejects.toMatchObject({ status, code });
  }
});

it('says of no answer that it was the network, and leaves no debug line', async () => {
  const written = vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(patrolRoutes.listPatrols)).rejects.toMatchObject({ status: 0, message: 'Network error' });
  expect(written).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { errorOf } from './api-error.ts';

function answer(status: number, body: unknown, statusText = '') {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return errorOf(new Response(JSON.stringify(body), { status, statusText, headers }));
}

it.each([
  [
    400,
    { error: 'invalid_grant', error_description: 'Invalid credentials' },
    'invalid_grant',
    'Invalid credentials',
  ],
  [401, { error: 'unauthorized' }, 'unauthorized', 'Unauthorized'],
  [403, { error: 'forbidden' }, 'forbidden', 'Forbidden'],
  [403, { error: 'forbidden', message: 'From elsewhere' }, 'forbidden', 'From elsewhere'],
  [404, { message: 'Not there' }, 'http-404', 'Not there'],
  [409, { message: 'Too late', code: 'started' }, 'started', 'Too late'],
  [500, {}, 'http-500', 'Unknown error'],
])('reads a %i with %o [13.4]', async (status, body, code, message) => {
  await expect(answer(status, body)).resolves.toMatchObject({ status, code, message, issues: [] });
});

it('keeps the issues of a refused request', async () => {
  const issues = [{ path: ['name'], reason: 'min-length', min: 3 }];
  await expect(answer(400, { message: 'Validation failed', issues })).resolves.toMatchObject({ issues });
});

it('keeps the overlapping patrols of a double booking [6.4]', async () => {
  const patrols = [
    {
      _id: '01920000-0000-7000-8000-000000000001',
      name: null,
      when: '2026-11-21T08:00:00.000Z',
      hours: 3,
    },
  ];
  const message = 'Already on another patrol at that time.';
  await expect(answer(409, { message, code: 'double-booked', patrols })).resolves.toMatchObject({ patrols });
});

it('keeps what an expired personal link was for [6.9]', async () => {
  const invitation = {
    because: 'cancelled',
    organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
    patrol: { name: null, type: 'event', when: '2026-11-21T08:00:00.000Z' },
  };
  const expired = { error: 'unauthorized', message: 'Sorry, your invitation has expired.', invitation };
  await expect(answer(401, expired)).resolves.toMatchObject({ code: 'unauthorized', invitation });
});

it('keeps the status text of a fault that says nothing else', async () => {
  const page = new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
  await expect(errorOf(page)).resolves.toMatchObject({ status: 502, message: 'Bad Gateway' });
});

it('[13.3] keeps the id under which the server logged a failed request', async () => {
  const body = { message: 'Something went wrong on our side.', requestId: 'r-1' };
  await expect(answer(500, body)).resolves.toMatchObject({ message: body.message, requestId: 'r-1' });
});

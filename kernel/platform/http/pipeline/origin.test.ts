import { expect, it } from 'vitest';
import { apiPrefix, type Role } from '#contract';
import { publicUrl, testApp } from '#server/testing/app.ts';

const server = testApp();
const evil = 'https://evil.example';

/** Signs out, which everyone may do. */
function send(headers: Record<string, string>) {
  return server.app.inject({ method: 'POST', url: `${apiPrefix}/auth/sign-out`, headers });
}

it.each([
  ['PUBLIC_URL', 204, { origin: publicUrl.origin, host: 'roster.example.nz' }],
  ['the Host on loopback', 204, { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
  ['another port on loopback', 403, { origin: 'http://127.0.0.1:8081', host: '127.0.0.1:8080' }],
  ['the Host elsewhere', 403, { origin: 'http://rebound.example', host: 'rebound.example' }],
  ['a sandboxed page', 403, { origin: 'null' }],
])('a call from the origin of %s is answered with %i', async (_whose, status, headers) => {
  expect((await send(headers)).statusCode).toBe(status);
});

it('a call from another origin is told which one came and which is expected [12.8]', async () => {
  const answer = await send({ origin: evil });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({
    error: 'forbidden',
    message:
      'This call came from https://evil.example; changes are accepted only from http://localhost:3000 (PUBLIC_URL).',
  });
  expect((await send({})).json().message).toMatch(/^This call came from no origin;/);
  expect((await send({ origin: evil.padEnd(5000, 'x') })).body.length).toBeLessThan(400);
});

it('the log has each refused origin once, and only so many', async () => {
  const logged = () => server.logged.filter((line) => line.includes('origin than that of PUBLIC_URL'));
  for (let index = 0; index < 3; index += 1) await send({ origin: 'https://wrong.example' });
  const own = logged().filter((line) => line.includes('wrong.example'));
  expect(own.map((line) => JSON.parse(line))).toMatchObject([
    { came: 'https://wrong.example', expected: publicUrl.origin },
  ]);
  for (let index = 0; index < 150; index += 1) await send({ origin: `https://${index}.example` });
  expect(logged()).toHaveLength(100);
});

it.each<[string, Role]>([
  ['/person', 'admin'],
  ['/organization', 'sa'],
])('a bearer token beside a session’s cookie lets no other site call %s', async (path, role) => {
  const cookie = await server.sessionCookie(await server.buildPerson({ roles: [role] }));
  const headers = { origin: evil, cookie, authorization: 'Bearer x' };
  const answer = await server.app.inject({ method: 'POST', url: apiPrefix + path, headers, payload: {} });
  expect(answer.statusCode).toBe(403);
});

it('a call by mailed link needs no origin, for it takes no cookie', async () => {
  const headers = { origin: evil, authorization: 'Bearer x' };
  const url = `${apiPrefix}/assignment/accept`;
  expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
});

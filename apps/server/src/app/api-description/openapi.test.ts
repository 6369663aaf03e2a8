import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiPrefix, type Route } from '#contract';
import { testApp } from '../../testing/app.ts';
import { type RouteName, routes } from '../routes.ts';
import { examples } from './examples.ts';

/** What a developer reads about each call: its roles, an example if it has one, and its possible refusals. */

const server = testApp();
const all = Object.entries(routes) as [RouteName, Route][];

interface Content {
  content?: Record<string, { example?: unknown; schema: { additionalProperties?: boolean } }>;
}

interface Operation {
  summary: string;
  description: string;
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  paths = (await server.app.inject('/openapi.json')).json().paths;
});

function operationOf({ path, method }: Route): Operation {
  const operation = paths[apiPrefix + path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

it.each(Object.entries(examples))('the page of the API shows the example of %s', (name, example) => {
  const [, route] = all.find(([known]) => known === name) ?? [];
  if (!route) throw new Error(`there is no call ${name}`);
  const { requestBody, responses } = operationOf(route);
  const shown = {
    body: requestBody?.content?.['application/json']?.example,
    response: responses[route.status]?.content?.['application/json']?.example,
  };
  expect(shown).toEqual({ ...example });
});

describe('the page of the API', () => {
  it.each(all)('says of %s who may call it and what it may be refused with', (_name, route) => {
    const { summary, description, responses } = operationOf(route);
    expect(summary).toBe(route.summary);
    if (route.access.by === 'session')
      for (const role of route.access.roles) expect(description).toContain(role);
    const refusals = Object.keys(responses).filter((status) => Number(status) >= 400);
    if (route.access.by !== 'anyone') expect(refusals).toContain('401');
    if (route.access.by === 'session') expect(refusals).toContain('403');
    if (route.limit) expect(refusals).toContain('429');
    for (const status of refusals) expect(responses[status]?.description).toMatch(/^[A-Z].{10,}/);
  });

  it.each(all.filter(([, { body }]) => body))(
    'says of the body of %s whether it takes what the server does not know [17.20]',
    (_name, route) => {
      const described = operationOf(route).requestBody?.content?.['application/json'];
      const { error } = z.safeParse(route.body ?? z.never(), { weather: 'rain' });
      const isRefused = error?.issues.some(({ code }) => code === 'unrecognized_keys') ?? false;
      expect(described?.schema.additionalProperties).toBe(!isRefused);
    },
  );

  it('may be read without TLS, and lets nothing else in', async () => {
    const { headers, body } = await server.app.inject('/docs/');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('swagger');
  });
});

describe('the description, which is megabytes long [12.1]', () => {
  const read = (headers: Record<string, string> = {}, url = '/openapi.json') =>
    server.app.inject({ url, headers, remoteAddress: '198.51.100.7' });

  it('is written once, in each form in which it is sent, and not sent to whom it is known', async () => {
    const whole = await read();
    expect(whole.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await read({ 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(decode(rawPayload).equals(whole.rawPayload)).toBe(true);
    }
    const known = await read({ 'if-none-match': String(whole.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('is led to by the page, and is not written as YAML', async () => {
    const { statusCode, headers } = await read({}, '/docs/json');
    expect([statusCode, headers.location]).toEqual([308, '/openapi.json']);
    expect((await read({}, '/docs/yaml')).statusCode).toBe(404);
  });

  it('may be asked for only so often from one network, with its page', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 121; call += 1)
      statuses.add((await read({}, call % 2 ? '/docs/' : undefined)).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    expect((await server.app.inject({ url: '/openapi.json', remoteAddress: '203.0.113.7' })).statusCode).toBe(
      200,
    );
  });
});

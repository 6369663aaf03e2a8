import { apiPrefix, type Route, type RouteName, routes } from '@patrolbook/contract';
import { examples } from '@patrolbook/contract/examples';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../testing/app.ts';

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
    'says of the body of %s whether it takes what the server does not know [record-growth]',
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

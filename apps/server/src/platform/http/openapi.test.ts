import { apiPrefix, type Route, type RouteName, routes } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { examples } from './examples.ts';

/** What a developer reads of each call: its roles, an example of each direction, and the refusals it can meet. */

const server = testApp();
const all = Object.entries(routes) as [RouteName, Route][];

async function operationOf(route: Route) {
  const { paths } = (await server.app.inject('/openapi.json')).json();
  return paths[apiPrefix + route.path][route.method.toLowerCase()];
}

describe('the examples of the API’s page', () => {
  const withBody = all.filter(([, { body }]) => body !== undefined);
  it.each(withBody)('%s has a body that its contract takes', (name, { body }) => {
    const example = examples[name]?.body;
    expect(example).toBeDefined();
    expect(body?.safeParse(example).error).toBeUndefined();
  });

  const withAnswer = all.filter(([, { response, stream }]) => response !== undefined && !stream);
  it.each(withAnswer)(
    '%s has an answer that its contract names, to the last property',
    (name, { response }) => {
      const example = examples[name]?.response;
      expect(example).toBeDefined();
      expect(response?.parse(example)).toEqual(example);
    },
  );

  it.each(withBody)('%s shows its body', async (name, route) => {
    const { requestBody } = await operationOf(route);
    expect(JSON.stringify(requestBody)).toContain(JSON.stringify(examples[name]?.body));
  });

  it.each(withAnswer)('%s shows its answer', async (name, route) => {
    const { responses } = await operationOf(route);
    expect(JSON.stringify(responses[route.status])).toContain(JSON.stringify(examples[name]?.response));
  });
});

describe('the page of the API', () => {
  it.each(all)('says of %s who may call it and what it may be refused with', async (_name, route) => {
    const { summary, description, responses } = await operationOf(route);
    expect(summary).toBe(route.summary);
    if (route.access.by === 'session')
      for (const role of route.access.roles) expect(description).toContain(role);
    const refusals = Object.keys(responses).filter((status) => Number(status) >= 400);
    if (route.access.by !== 'anyone') expect(refusals).toContain('401');
    if (route.access.by === 'session') expect(refusals).toContain('403');
    if (route.limit) expect(refusals).toContain('429');
    for (const status of refusals) expect(responses[status].description).toMatch(/^[A-Z].{10,}/);
  });

  it('may be read without TLS, and lets nothing else in', async () => {
    const { headers, body } = await server.app.inject('/docs/');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('swagger');
  });
});

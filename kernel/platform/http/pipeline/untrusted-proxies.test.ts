import { describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract';
import { installationRoutes } from '#membership/contract';
import { testApp } from '#server/testing/app.ts';

type Server = ReturnType<typeof testApp>;

const warnings = ({ logged }: Server) => logged.filter((line) => line.includes('see TRUST_PROXY'));

async function told(server: Server): Promise<string[]> {
  const call = await server.as(await server.buildPerson({ roles: ['sa'] }));
  return (await call(installationRoutes.getInstallation)).body.untrustedProxies;
}

function visit({ app }: Server, remoteAddress: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `${apiPrefix}/nothing`, remoteAddress, headers });
}

describe('without TRUST_PROXY', () => {
  const server = testApp();

  it('nothing is told while nobody forwards an address', async () => {
    await visit(server, '127.0.0.1');
    expect(await told(server)).toEqual([]);
    expect(warnings(server)).toEqual([]);
  });

  it('a sender of a forwarded address is told to super administrators, and once to the log [15.8]', async () => {
    for (const header of ['x-forwarded-for', 'x-real-ip']) {
      for (let index = 0; index < 3; index += 1) {
        await visit(server, '::ffff:127.0.0.1', { [header]: '203.0.113.5' });
      }
    }
    await visit(server, 'fe80::1%br-lan', { forwarded: 'for=203.0.113.5' });
    expect(await told(server)).toEqual(['127.0.0.1', 'fe80::1']);
    expect(warnings(server).map((line) => JSON.parse(line).sender)).toEqual(['127.0.0.1', 'fe80::1']);
  });

  it('only so many are', async () => {
    for (let index = 0; index < 30; index += 1) {
      await visit(server, `203.0.113.${index}`, { 'x-forwarded-for': '10.0.0.1' });
    }
    expect(await told(server)).toHaveLength(10);
    expect(warnings(server)).toHaveLength(10);
  });
});

describe('with TRUST_PROXY', () => {
  const server = testApp({ trustProxy: '127.0.0.1' });

  it('a trusted sender of an address is none of them, one of another header or of a malformed address is', async () => {
    await visit(server, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' });
    await visit(server, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' });
    expect(await told(server)).toEqual([]);
    await visit(server, '198.51.100.1', { 'x-forwarded-for': '203.0.113.5' });
    expect(await told(server)).toEqual(['198.51.100.1']);
    await visit(server, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5:4711' });
    expect(await told(server)).toEqual(['198.51.100.1', '127.0.0.1']);
  });
});

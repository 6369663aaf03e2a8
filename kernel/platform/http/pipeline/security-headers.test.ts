import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';

const always = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

it.each([
  ['http', false, always],
  ['https', true, { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }],
])('an answer by %s has these security headers and no others', async (_scheme, secure, expected) => {
  const app = Fastify();
  sendSecurityHeaders(app, securityHeaders({ secure }));
  const { headers } = await app.inject('/nothing');
  const { connection: _c, date: _d, 'content-length': _l, 'content-type': _t, ...security } = headers;
  expect(security).toEqual(expected);
});

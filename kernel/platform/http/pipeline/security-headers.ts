import type { FastifyInstance } from 'fastify';

/** The headers of every answer (product 15.7), after OWASP's HTTP Headers Cheat Sheet unless another source is named. */
const headers = {
  // An answer may run, load, send and frame nothing; a page has a policy of its own instead.
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  // Other sites may neither reference our windows nor load our answers.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Isolates us from sites on other subdomains (HTML standard: origin-keyed agent clusters).
  'origin-agent-cluster': '?1',
  // A URL can contain the secret of a mailed link.
  'referrer-policy': 'no-referrer',
  // Browsers must not guess a type from the content.
  'x-content-type-options': 'nosniff',
  // Browsers resolve the names of links only when they are followed.
  'x-dns-prefetch-control': 'off',
  // Old Internet Explorer saves a download instead of opening it as a page of ours.
  'x-download-options': 'noopen',
  // Other sites may not frame an answer; for browsers that do not know `frame-ancestors`.
  'x-frame-options': 'SAMEORIGIN',
  // PDF and Flash readers take no cross-site policy from us (OWASP Secure Headers Project).
  'x-permitted-cross-domain-policies': 'none',
  // Off: the filter of old browsers could itself be used for an attack.
  'x-xss-protection': '0',
};

/** Browsers use https only, for a year. */
const strictTransportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Returns the headers of every answer. `secure` means that browsers reach us by https. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return secure ? { ...headers, ...strictTransportSecurity } : headers;
}

/** Adds these headers to every answer. A path that could not be read runs no hooks, and so gets none here. */
export function sendSecurityHeaders(app: FastifyInstance, sent: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(sent);
    done();
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { notFound } from '../../http/pipeline/app-error.ts';
import { loopbackHost } from '../../http/pipeline/origin.ts';
import { sandbox } from './pages.tsx';

/** How the pages for developers are answered. */

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail's HTML is untrusted input: no scripts, no external resources, and a separate origin. */
export const messagePolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'`;

/** Refuses another site's name that resolves to this machine (DNS rebinding), by which the browser would read the mail. */
export function onThisMachineOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!loopbackHost.test(request.headers.host ?? '')) throw notFound();
  });
}

export async function answerPage(reply: FastifyReply, page: ReactElement): Promise<FastifyReply> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return answerHtml(reply, pagePolicy, `<!doctype html>${renderToStaticMarkup(page)}`);
}

export function answerHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return (
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // A sandbox already has its own origin, and browsers warn about a request for another one.
      .header('origin-agent-cluster', '?0')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { notFound } from '../../http/pipeline/app-error.ts';
import { loopbackHost } from '../../http/pipeline/origin.ts';
import { listMails, type OpenedMail, openMail } from './folder.ts';
import { ListPage, MailPage, mailboxPath, sandbox } from './pages.tsx';
import { style } from './style.ts';

export interface MailboxOptions {
  /** The folder that the folder transport writes to. */
  folder: string;
}

type MailRequest = FastifyRequest<{
  Params: { name: string; index?: string };
  Querystring: { as?: string };
}>;

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail's HTML is untrusted input: no scripts, no external resources, and a separate origin. */
const messagePolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'`;

/**
 * Shows the mails that were written to files, so that a newcomer can follow their links. Everyone who can reach it can read
 * all mail, so it must only be registered on a loopback host.
 */
export async function mailbox(app: FastifyInstance, { folder }: MailboxOptions): Promise<void> {
  const options = { schema: { hide: true } };
  // Another site's name that resolves to this machine (DNS rebinding) must not read the mail through the browser.
  app.addHook('onRequest', async (request) => {
    if (!loopbackHost.test(request.headers.host ?? '')) throw notFound();
  });

  app.get(mailboxPath, options, async (_request, reply) =>
    answerPage(reply, createElement(ListPage, { mails: await listMails(folder) })),
  );
  app.get(`${mailboxPath}/style.css`, options, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
  app.get(`${mailboxPath}/:name`, options, async (request: MailRequest, reply) => {
    const mail = await openMail(folder, request.params.name);
    if (!mail) return reply.callNotFound();
    return answerPage(reply, createElement(MailPage, { mail, asText: request.query.as === 'text' }));
  });
  app.get(`${mailboxPath}/:name/letter`, options, async (request: MailRequest, reply) => {
    const mail = await openMail(folder, request.params.name);
    if (!mail) return reply.callNotFound();
    // A sandbox already has its own origin, and browsers warn about a request for another one.
    reply.header('origin-agent-cluster', '?0');
    return answerHtml(reply, messagePolicy, linksInWholeWindow(mail.html));
  });
  app.get(`${mailboxPath}/:name/attachment/:index`, options, async (request: MailRequest, reply) => {
    const mail = await openMail(folder, request.params.name);
    const attachment = mail?.attachments[Number(request.params.index)];
    return attachment ? answerDownload(reply, attachment) : reply.callNotFound();
  });
}

async function answerPage(reply: FastifyReply, page: ReactElement): Promise<FastifyReply> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return answerHtml(reply, pagePolicy, `<!doctype html>${renderToStaticMarkup(page)}`);
}

function answerHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function answerDownload(reply: FastifyReply, attachment: OpenedMail['attachments'][number]): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`)
    .header('cache-control', 'no-store')
    .type(attachment.contentType)
    .send(attachment.content);
}

function linksInWholeWindow(html: string): string {
  return html.replace('<head>', '<head><base target="_top">').replaceAll(' target="_blank"', '');
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { attach } from '../../http/attachment.ts';
import { answerHtml, answerPage, messagePolicy, onThisMachineOnly } from './answers.ts';
import { listMailFiles, type OpenedMail, openMail } from './folder.ts';
import { MailboxList, MailPage, mailboxPath } from './pages.tsx';
import { style } from './style.ts';

export interface MailboxOptions {
  /** The folder that the folder transport writes to. */
  folder: string;
}

type MailRequest = FastifyRequest<{
  Params: { name: string; index?: string };
  Querystring: { as?: string };
}>;

/**
 * Shows the mails that were written to files, so that a newcomer can follow their links. Everyone who can reach it can read
 * all mail, so it must only be registered on a loopback host.
 */
export async function mailbox(app: FastifyInstance, { folder }: MailboxOptions): Promise<void> {
  const options = { schema: { hide: true } };
  onThisMachineOnly(app);

  app.get(mailboxPath, options, async (_request, reply) =>
    answerPage(reply, createElement(MailboxList, { mails: await listMailFiles(folder) })),
  );
  app.get(`${mailboxPath}/style.css`, options, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
  app.get(`${mailboxPath}/:name`, options, async (request: MailRequest, reply) => {
    const mail = await openMail(folder, request.params.name);
    if (!mail) return reply.callNotFound();
    return answerPage(reply, createElement(MailPage, { mail, asText: request.query.as === 'text' }));
  });
  app.get(`${mailboxPath}/:name/content`, options, async (request: MailRequest, reply) => {
    const mail = await openMail(folder, request.params.name);
    if (!mail) return reply.callNotFound();
    return answerHtml(reply, messagePolicy, linksInWholeWindow(mail.html));
  });
  app.get(`${mailboxPath}/:name/attachment/:index`, options, async (request: MailRequest, reply) => {
    const mail = await openMail(folder, request.params.name);
    const attachment = mail?.attachments[Number(request.params.index)];
    return attachment ? answerDownload(reply, attachment) : reply.callNotFound();
  });
}

function answerDownload(reply: FastifyReply, attachment: OpenedMail['attachments'][number]): FastifyReply {
  attach(reply, attachment.filename);
  return reply.header('cache-control', 'no-store').type(attachment.contentType).send(attachment.content);
}

function linksInWholeWindow(html: string): string {
  return html.replace('<head>', '<head><base target="_top">').replaceAll(' target="_blank"', '');
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import type { EmailContent, RenderedContent } from '../content.ts';
import { answerHtml, answerPage, messagePolicy, onThisMachineOnly } from '../mailbox/answers.ts';
import type { Renderer } from '../renderer.ts';
import { GalleryPage, galleryPath } from './pages.tsx';
import type { MailSample } from './sample.ts';

export interface GalleryOptions {
  samples: readonly MailSample[];
  renderer: Renderer;
}

type SampleRequest = FastifyRequest<{ Params: { name: string }; Querystring: { scheme?: string } }>;

/** Shows every template with its variants, as HTML in light and dark surroundings and as text. It must only be registered on a loopback host. */
export async function gallery(app: FastifyInstance, { samples, renderer }: GalleryOptions): Promise<void> {
  const options = { schema: { hide: true } };
  const render = (content: EmailContent): Promise<RenderedContent> =>
    renderer.render(content, new AbortController().signal);
  onThisMachineOnly(app);

  app.get(galleryPath, options, async (_request, reply) => {
    const emails = await Promise.all(
      samples.map(async ({ name, content }) => ({ name, ...(await render(content)) })),
    );
    return answerPage(reply, createElement(GalleryPage, { emails }));
  });
  app.get(`${galleryPath}/:name`, options, async (request: SampleRequest, reply) => {
    const sample = samples.find(({ name }) => name === request.params.name);
    if (!sample) return reply.callNotFound();
    return answerEmail(reply, (await render(sample.content)).html, request.query.scheme === 'dark');
  });
}

/** A mail program shows an email on its own ground, which is dark or light. */
function answerEmail(reply: FastifyReply, html: string, dark: boolean): FastifyReply {
  const ground = dark ? 'background: #111; color-scheme: dark' : 'background: #fff; color-scheme: light';
  return answerHtml(
    reply,
    messagePolicy,
    html.replace('</head>', `<style>html { ${ground} }</style></head>`),
  );
}

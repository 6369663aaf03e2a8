import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import type { Letter, RenderedLetter } from '../letter.ts';
import { answerHtml, answerPage, messagePolicy, onThisMachineOnly } from '../mailbox/answers.ts';
import type { Renderer } from '../renderer.ts';
import { GalleryPage, galleryPath } from './pages.tsx';

export interface GalleryOptions {
  /** One of each template. */
  samples: readonly Letter[];
  renderer: Renderer;
}

type SampleRequest = FastifyRequest<{ Params: { template: string }; Querystring: { scheme?: string } }>;

/** Shows every template, as HTML in light and dark surroundings and as text. It must only be registered on a loopback host. */
export async function gallery(app: FastifyInstance, { samples, renderer }: GalleryOptions): Promise<void> {
  const options = { schema: { hide: true } };
  const render = (letter: Letter): Promise<RenderedLetter> =>
    renderer.render(letter, new AbortController().signal);
  onThisMachineOnly(app);

  app.get(galleryPath, options, async (_request, reply) => {
    const letters = await Promise.all(
      samples.map(async (letter) => ({ template: letter.template, ...(await render(letter)) })),
    );
    return answerPage(reply, createElement(GalleryPage, { letters }));
  });
  app.get(`${galleryPath}/:template`, options, async (request: SampleRequest, reply) => {
    const letter = samples.find(({ template }) => template === request.params.template);
    if (!letter) return reply.callNotFound();
    return answerLetter(reply, (await render(letter)).html, request.query.scheme === 'dark');
  });
}

/** A mail program shows the letter on its own ground, which is dark or light. */
function answerLetter(reply: FastifyReply, html: string, dark: boolean): FastifyReply {
  const ground = dark ? 'background: #111; color-scheme: dark' : 'background: #fff; color-scheme: light';
  return answerHtml(
    reply,
    messagePolicy,
    html.replace('</head>', `<style>html { ${ground} }</style></head>`),
  );
}

import { second } from '#platform/clock.ts';
import { createRenderer, type Renderer } from '#platform/mail/renderer.ts';

/** How long one mail may take, in milliseconds: a hundred times what the largest takes. */
const timeLimit = 10 * second;

/** Returns the renderer of all features' mails. Their threads' file is beside the bundle as it is beside the source. */
export function mailRenderer(): Renderer {
  const file = import.meta.url.endsWith('.ts') ? './mail-thread.ts' : './mail-thread.js';
  return createRenderer(new URL(file, import.meta.url), timeLimit);
}

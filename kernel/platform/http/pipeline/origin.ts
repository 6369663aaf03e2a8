import type { FastifyRequest } from 'fastify';
import type { Route } from '#contract';
import type { Context } from '../../context.ts';
import { firstTimes } from '../../first-times.ts';
import { forbidden } from './app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Matches a `Host` header that names this machine. */
export const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** How many refused origins a process logs. */
const maxLogged = 100;
/** How much of an origin the log repeats; no browser sends a longer one. */
const maxLength = 200;

/**
 * Returns a function that throws 403 for unsafe methods from another site: `Origin` must be that of PUBLIC_URL,
 * or on loopback that of the Host. Only calls by mailed link are exempt, because browsers never add a link's
 * token on their own (product 12.8), and the form that mail programs post to one. Each refused origin is logged once, so that an operator notices a wrong
 * PUBLIC_URL.
 */
export function originCheck({ settings, log }: Pick<Context, 'settings' | 'log'>) {
  const { publicUrl } = settings;
  const isFirst = firstTimes(maxLogged);
  return (request: FastifyRequest, { access, form }: Route): void => {
    if (safeMethods.has(request.method) || access.by === 'link' || form || isOwn(request, publicUrl)) return;
    const came = request.headers.origin?.slice(0, maxLength);
    const expected = publicUrl.origin;
    if (isFirst(came ?? '')) {
      log.warn(
        { came: came ?? null, expected },
        'a call from another origin than that of PUBLIC_URL was refused',
      );
    }
    throw forbidden(
      `This call came from ${came ?? 'no origin'}; changes are accepted only from ${expected} (PUBLIC_URL).`,
    );
  };
}

function isOwn({ headers: { origin, host } }: FastifyRequest, publicUrl: URL): boolean {
  if (!origin) return false;
  const isLoopback = host !== undefined && loopbackHost.test(host);
  return origin === publicUrl.origin || (isLoopback && origin === `${publicUrl.protocol}//${host}`);
}

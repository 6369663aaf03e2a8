import type { FastifyInstance } from 'fastify';
import { serverLimits } from '#contract';
import { firstTimes } from '../../first-times.ts';
import type { Log } from '../../log.ts';
import { hasUnusedForwarding, senderAddress } from './client-address.ts';

/**
 * Notices requests that forward a client's address in vain, because TRUST_PROXY does not name their sender or
 * the address is malformed: all clients of such a proxy count as one (product 15.8). Each sender is logged once.
 * Returns the senders of this process so far; anyone can become one by sending such a request.
 */
export function noticeUntrustedProxies(app: FastifyInstance, log: Log): ReadonlySet<string> {
  const senders = new Set<string>();
  const isFirst = firstTimes(serverLimits.untrustedProxies.max);
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasUnusedForwarding(request)) notice(senderAddress(request));
    done();
  });
  return senders;

  function notice(sender: string): void {
    if (!isFirst(sender)) return;
    senders.add(sender);
    log.warn(
      { sender },
      'a forwarded client address is not used; if the sender is your proxy, see TRUST_PROXY',
    );
  }
}

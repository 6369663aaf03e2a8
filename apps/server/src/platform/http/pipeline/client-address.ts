import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Stands for the address of a connection that is already gone (RFC 4291 section 2.5.2). */
const unspecified = '::';

/**
 * Returns the client's network address: the one farthest from us that trusted proxies vouch for. A hop that is no address
 * ends the chain, so that whoever forwarded it counts as the client.
 */
export function clientAddress(request: FastifyRequest): string {
  const hops = request.ips ?? [request.ip];
  const malformed = hops.findIndex((hop) => isIP(hop) === 0);
  const address = hops.at(malformed === -1 ? -1 : malformed - 1);
  return malformed === 0 || address === undefined ? unspecified : ipaddr.process(address).toString();
}

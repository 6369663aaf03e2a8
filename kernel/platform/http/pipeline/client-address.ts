import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Stands for the address of a connection that is already gone (RFC 4291 section 2.5.2). */
const unspecified = '::';

/**
 * The headers by which proxies forward a client's address. Only the first is ever used, and only from trusted
 * proxies.
 */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Returns the client's network address: the farthest one that trusted proxies vouch for. A hop that is not an
 * address ends the chain, and its sender then counts as the client.
 */
export function clientAddress(request: FastifyRequest): string {
  return canonical(wellFormedHops(request).at(-1));
}

/** Returns the address at the other end of the connection, which no header can change. */
export function senderAddress(request: FastifyRequest): string {
  return canonical(request.socket.remoteAddress);
}

/** Returns whether the request came over loopback, and not from a proxy there. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return ipaddr.parse(senderAddress(request)).range() === 'loopback' && !isForwarded(request);
}

/**
 * Returns whether the request forwards a client's address that is not used, because its sender is not trusted or
 * it is malformed.
 */
export function hasUnusedForwarding(request: FastifyRequest): boolean {
  const { ips = [] } = request;
  return isForwarded(request) && (ips.length < 2 || wellFormedHops(request).length < ips.length);
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

function wellFormedHops(request: FastifyRequest): string[] {
  const hops = request.ips ?? [request.ip];
  const malformed = hops.findIndex((hop) => isIP(hop) === 0);
  return malformed === -1 ? hops : hops.slice(0, malformed);
}

/** Returns an IPv4 address always in its own form, and a link-local one without the name of our interface. */
function canonical(address: string | undefined): string {
  return ipaddr.process(address?.replace(/%.*/, '') ?? unspecified).toString();
}

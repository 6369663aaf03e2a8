import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that its host cannot choose (RFC 4291 section 2.5.4). */
const ipv6NetworkBits = 64;

/**
 * Returns what limits count instead of a client's address: an IPv4 address as it is, also one that is written as IPv6, and
 * the /64 of an IPv6 address, since one host has all of it.
 */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6NetworkBits}`).toString();
}

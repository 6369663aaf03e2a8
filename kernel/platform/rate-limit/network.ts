import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that its host cannot choose (RFC 4291 section 2.5.4). */
const ipv6NetworkBits = 64;

/**
 * Returns what limits count in place of a client's address. An IPv4 address counts as it is, even if it is
 * written as IPv6. Of an IPv6 address its /64 counts, because one host has all of it.
 */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6NetworkBits}`).toString();
}

/** An address: the marks of RFC 5322 without quotation marks, and a domain as mail servers know it (RFC 5321). */
export const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** What a domain of other letters than those of ASCII is made of. */
const domainOfLetters = /^(?=.*[^\x20-\x7e])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Returns an address as mail servers take it: without what cannot be seen, and with a domain of other letters in ASCII
 * (RFC 5891), `tane@māori.nz` as `tane@xn--mori-qsa.nz`.
 */
export function plainAddress(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return at > 0 && domainOfLetters.test(domain) ? text.slice(0, at) + inAscii(domain) : text;
}

/** As browsers and Node write it alike (WHATWG URL). */
function inAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain; // it stands for nothing, and is no address
  }
}

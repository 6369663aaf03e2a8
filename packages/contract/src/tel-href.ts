/**
 * Returns the link that rings a number as people write it (RFC 3966): its first run of digits, without the `(0)` that is not
 * dialled after a country code. Undefined if there is none.
 */
export function telHref(phone: string): string | undefined {
  const [number] = /\+?\d[\d\s().-]*/.exec(phone) ?? [];
  return number && `tel:${number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}

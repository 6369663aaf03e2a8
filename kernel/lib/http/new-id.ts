/**
 * Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only where the page came over https or from
 * loopback.
 */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40; // the version
    return index === 8 ? (byte & 0x3f) | 0x80 : byte; // the variant
  });
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

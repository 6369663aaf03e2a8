import { domainToUnicode } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** A text of JSON, or of a file of rows, that is an address with a domain in ASCII for other letters (RFC 5891). */
const asciiAddress = /"([^"\s@]+@)([^"\s@]*xn--[^"\s@]*)"/g;

/**
 * Sends addresses as people write them (product 12.15): they are kept as mail servers take them. Register it before what compresses.
 */
export function showAddresses(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || !payload.includes('xn--')) return payload;
    return payload.replaceAll(asciiAddress, (text, local: string, domain: string) => {
      const shown = domainToUnicode(domain); // empty if it stands for nothing
      return shown ? `"${local}${shown}"` : text;
    });
  });
}

import type { InboundHandler, InboundMail } from './server.ts';

/** Keeps a mail for the address that accepted it. */
type Keep = (mail: InboundMail) => Promise<void>;

/** Joins handlers for addresses of several kinds: the first one that accepts an address receives its mails. */
export function firstOf(handlers: readonly InboundHandler<Keep>[]): InboundHandler<Keep> {
  return {
    async accepts(address) {
      for (const handler of handlers) {
        const keep = await handler.accepts(address);
        if (keep) return keep;
      }
      return null;
    },
    receive: (keep, mail) => keep(mail),
  };
}

/** Turns a handler into one of several. */
export function oneOf<Recipient>(handler: InboundHandler<Recipient>): InboundHandler<Keep> {
  return {
    async accepts(address) {
      const recipient = await handler.accepts(address);
      return recipient === null ? null : (mail) => handler.receive(recipient, mail);
    },
    receive: (keep, mail) => keep(mail),
  };
}

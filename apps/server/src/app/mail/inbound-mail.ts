import { type ReplyKeeper, replyHandler } from '#ecc/server/correspondence/replies/receive.ts';
import { StartError } from '#embedded-postgres';
import { type BounceKeeper, bounceHandler } from '#messages/server/mails/bounces/receive.ts';
import type { Context } from '#platform/context.ts';
import { firstOf, oneOf } from '#platform/inbound-mail/first-of.ts';
import { createInboundServer, type InboundServer } from '#platform/inbound-mail/server.ts';
import { inboundMailReader } from './inbound-mail-reader.ts';

export interface InboundMailOptions {
  host: string;
  port: number;
  domain: string;
}

/**
 * Receives the replies of the ECC, and our mails that could not be delivered, until it is stopped (product 11.10 and 11.13).
 * Throws StartError if it cannot listen.
 */
export async function receiveInboundMail<Answered extends { sent: string }, Sent>(
  { settings, log }: Pick<Context, 'settings' | 'log'>,
  { ecc, mails }: { ecc: ReplyKeeper<Answered>; mails: BounceKeeper<Sent> },
  options: InboundMailOptions,
): Promise<InboundServer> {
  const reader = inboundMailReader(log);
  const { secretKeys } = settings;
  const address = { secretKeys, domain: options.domain };
  const handler = firstOf([
    oneOf(replyHandler(ecc, reader, address)),
    oneOf(bounceHandler(mails, reader, address)),
  ]);
  const server = await createInboundServer({ ...options, ...handler, log }).catch((error: unknown) => {
    throw startError(error, options);
  });
  return {
    port: server.port,
    async stop() {
      await server.stop();
      await reader.close();
    },
  };
}

function startError(error: unknown, { host, port }: InboundMailOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use; set INBOUND_SMTP_PORT to another one.`);
  if (code === 'EACCES')
    return new StartError(`This user may not use port ${port}; set INBOUND_SMTP_PORT to another one.`);
  if (code === 'EADDRNOTAVAIL') return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}

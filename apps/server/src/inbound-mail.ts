import { StartError } from '@patrolbook/embedded-postgres';
import { type ReplyKeeper, replyHandler } from './features/ecc/replies/receive.ts';
import { inboundMailReader } from './inbound-mail-reader.ts';
import type { Context } from './platform/context.ts';
import { createInboundServer, type InboundServer } from './platform/inbound-mail/server.ts';

export interface InboundMailOptions {
  host: string;
  port: number;
  domain: string;
}

/** Receives the replies of the ECC by mail until it is stopped (product 11.10). Throws StartError if it cannot listen. */
export async function receiveInboundMail<Answered extends { sent: string }>(
  { settings, log }: Pick<Context, 'settings' | 'log'>,
  keeper: ReplyKeeper<Answered>,
  options: InboundMailOptions,
): Promise<InboundServer> {
  const reader = inboundMailReader(log);
  const { secretKeys } = settings;
  const handler = replyHandler(keeper, reader, { secretKeys, domain: options.domain });
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

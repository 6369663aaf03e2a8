import { afterEach, beforeEach } from 'vitest';
import type { InboundServer } from '#platform/inbound-mail/server.ts';
import { smtpClient } from '#platform/testing/smtp.ts';
import { receiveInboundMail } from '../app/mail/inbound-mail.ts';
import type { testApp } from './app.ts';

/** Receives mail at a domain during each test. `client` sends mail there as another mail server would. */
export function testInbound(app: ReturnType<typeof testApp>, domain: string) {
  let server: InboundServer;
  beforeEach(async () => {
    server = await receiveInboundMail(app.context, app.services, { host: '127.0.0.1', port: 0, domain });
  });
  afterEach(() => server.stop());
  return { port: () => server.port, client: () => smtpClient(server.port) };
}

import type { MailReader } from '#platform/inbound-mail/reader.ts';
import type { InboundHandler } from '#platform/inbound-mail/server.ts';
import { readSignedAddress } from '#platform/inbound-mail/signed-address.ts';
import type { ReturnedMail } from '#platform/mail/kind.ts';
import type { SecretKeys } from '#platform/tokens/signature.ts';
import { readBounce } from './read-bounce.ts';

/** Keeps bounces where they belong. `Sent` is the mail of ours that came back. */
export interface BounceKeeper<Sent> {
  /** Returns null for an unknown id. */
  findSent(mailId: string): Promise<Sent | null>;
  /** Marks the mail, and has committed the mark when it resolves. The same bounce may come twice. */
  keepBounce(sent: Sent, returned: ReturnedMail): Promise<unknown>;
}

/** Receives mails to our return addresses; only bounces are kept (product 11.13). */
export function bounceHandler<Sent>(
  keeper: BounceKeeper<Sent>,
  reader: MailReader,
  { secretKeys, domain }: { secretKeys: SecretKeys; domain: string },
): InboundHandler<Sent> {
  return {
    async accepts(address) {
      const mailId = readSignedAddress(secretKeys, 'bounce', address, domain);
      return mailId === null ? null : keeper.findSent(mailId);
    },
    async receive(sent, { raw, envelopeFrom, turn }) {
      const mail = await reader.parseMail(raw, turn);
      const reason = mail && readBounce(mail, envelopeFrom);
      if (!reason) return;
      const { from, subject, plain, html } = mail;
      await keeper.keepBounce(sent, {
        from: from ?? envelopeFrom,
        subject: subject ?? '',
        text: plain || html,
        raw,
        reason,
      });
    },
  };
}

import type { MailReader } from '#platform/inbound-mail/reader.ts';
import type { InboundHandler } from '#platform/inbound-mail/server.ts';
import { readSignedAddress } from '#platform/inbound-mail/signed-address.ts';
import type { SecretKeys } from '#platform/tokens/signature.ts';
import { type ReadReply, readReply } from './read-reply.ts';

/** A reply as it came and as it was understood. */
type ReceivedReply = ReadReply & {
  from: string;
  subject: string;
  /** The whole mail, by which a second delivery of it is recognized. */
  raw: Uint8Array;
};

/**
 * Keeps replies where they belong. `Answered` is the mail of ours that a reply answers; `sent` is its text, with
 * its subject.
 */
export interface ReplyKeeper<Answered extends { sent: string }> {
  /** Returns null for an unknown id. */
  findAnswered(linkId: string): Promise<Answered | null>;
  /** Keeps the reply; it must be committed when this resolves. */
  keepReply(answered: Answered, reply: ReceivedReply): Promise<unknown>;
}

/**
 * Receives the mails to reply addresses: finds what each answers, reads it and has it kept (product 11.10 and
 * 11.11).
 */
export function replyHandler<Answered extends { sent: string }>(
  keeper: ReplyKeeper<Answered>,
  reader: MailReader,
  { secretKeys, domain }: { secretKeys: SecretKeys; domain: string },
): InboundHandler<Answered> {
  return {
    async accepts(address) {
      const linkId = readSignedAddress(secretKeys, 'ecc', address, domain);
      return linkId === null ? null : keeper.findAnswered(linkId);
    },
    async receive(answered, { raw, envelopeFrom, turn }) {
      const mail = await reader.parseMail(raw, turn);
      const reply = readReply(mail, envelopeFrom, answered.sent);
      const from = mail?.from ?? envelopeFrom;
      await keeper.keepReply(answered, { ...reply, from, subject: mail?.subject ?? '', raw });
    },
  };
}

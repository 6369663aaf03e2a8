import { afterAll, describe, expect, it } from 'vitest';
import { inboundMailReader } from '../../../app/mail/inbound-mail-reader.ts';
import { createLog } from '../../../platform/log.ts';
import { sent } from './corpus/build.fixture.ts';
import { corpus } from './corpus/corpus.fixture.ts';
import { readReply } from './read-reply.ts';

const turn = { address: 'known@replies.example', network: '192.0.2.7' };
const reader = inboundMailReader(createLog('silent'));
afterAll(() => reader.close());

describe('[rule reply-reading] a reply of the ECC', () => {
  it.each(corpus)('$name: $yields', async ({ raw, envelopeFrom, yields }) => {
    const reply = readReply(await reader.parseMail(raw, turn), envelopeFrom, sent);
    const { outcome } = reply;
    expect(outcome === 'number' ? reply.policeEventNumber : { refused: outcome }).toEqual(yields);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { inboundMailReader } from '#server/app/mail/inbound-mail-reader.ts';
import { sent } from './corpus/build.fixture.ts';
import { corpus } from './corpus/corpus.fixture.ts';
import { readReply } from './read-reply.ts';

const turn = { address: 'known@replies.example', network: '192.0.2.7' };
const reader = inboundMailReader(createLog('silent'));
afterAll(() => reader.close());

const offering = corpus.flatMap((each) => (each.offers ? [{ ...each, offers: each.offers }] : []));

describe('[16.16] a reply of the ECC with several numbers offers them', () => {
  it.each(offering)('$name', async ({ raw, envelopeFrom, offers }) => {
    const reply = readReply(await reader.parseMail(raw, turn), envelopeFrom, sent);
    const candidates = offers.map(([policeEventNumber, sentence]) => ({ policeEventNumber, sentence }));
    expect(reply).toMatchObject({ outcome: 'several-numbers', candidates });
  });

  it('a reply with a single number offers that, in case another one is known', async () => {
    const [mail] = corpus;
    const parsed = await reader.parseMail(mail?.raw ?? Buffer.of(), turn);
    expect(readReply(parsed, 'ecc@police.example', sent)).toMatchObject({
      outcome: 'number',
      candidates: [{ policeEventNumber: 'P057123401', sentence: 'P057123401' }],
    });
  });
});

describe('[11.11, 16.17] a reply of the ECC', () => {
  it.each(corpus)('$name: $yields', async ({ raw, envelopeFrom, yields }) => {
    const reply = readReply(await reader.parseMail(raw, turn), envelopeFrom, sent);
    const { outcome } = reply;
    expect(outcome === 'number' ? reply.policeEventNumber : { refused: outcome }).toEqual(yields);
  });
});

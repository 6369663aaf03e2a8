import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { inboundMailReader } from '#server/app/mail/inbound-mail-reader.ts';
import { readBounce } from './read-bounce.ts';
import { returnedCases } from './returned.fixture.ts';

const turn = { address: 'known@replies.example', network: '192.0.2.7' };
const reader = inboundMailReader(createLog('silent'));
afterAll(() => reader.close());

describe('[11.13] a mail to a return address', () => {
  it.each(returnedCases)('$name: $reason', async ({ raw, envelopeFrom, reason }) => {
    const mail = await reader.parseMail(Buffer.from(raw), turn);
    expect(mail && readBounce(mail, envelopeFrom)).toBe(reason);
  });
});

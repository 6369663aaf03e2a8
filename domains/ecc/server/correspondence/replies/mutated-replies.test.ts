import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { EccReply } from '#patrols/contract';
import { createLog } from '#platform/log.ts';
import { inboundMailReader } from '#server/app/mail/inbound-mail-reader.ts';
import { sent } from './corpus/build.fixture.ts';
import { corpus } from './corpus/corpus.fixture.ts';
import { mutated } from './corpus/mutations.fixture.ts';
import { readReply } from './read-reply.ts';

/** How many mails are read; `FUZZ_RUNS=20000 npx vitest run mutated-replies` reads more than the usual few. */
const runs = Number(process.env.FUZZ_RUNS ?? 300);

/** The large mails have tests of their own, and would take most of the time. */
const usual = corpus.filter(({ raw }) => raw.length < 20_000);

const turn = { address: 'known@replies.example', network: '192.0.2.7' };
const reader = inboundMailReader(createLog('silent'));
afterAll(() => reader.close());

it(
  '[16.16] a damaged mail says and offers no number that it does not hold',
  async () => {
    const anyMail = fc.tuple(fc.constantFrom(...usual), fc.nat());
    await fc.assert(
      fc.asyncProperty(anyMail, async ([original, seed]) => {
        const raw = mutated(original.raw, seed);
        const parsed = await reader.parseMail(raw, turn);
        const reply = readReply(parsed, original.envelopeFrom, sent);
        if (!('candidates' in reply) || parsed === null) return;
        const lines = [parsed.subject ?? '', parsed.plain, parsed.html].join('\n').split('\n');
        const held = digitsHeldBy(original.raw) + digitsHeldBy(raw);
        const chosen = reply.outcome === 'number' ? [reply.policeEventNumber] : [];
        const offered = EccReply.shape.candidates.parse(reply.candidates);
        for (const number of [...chosen, ...offered.map(({ policeEventNumber }) => policeEventNumber)]) {
          const digits = asciiDigits(number);
          expect(lines.map(asciiDigits).join('\n')).toContain(digits);
          expect(held).toContain(digits);
        }
        for (const { policeEventNumber, sentence } of offered)
          expect(asciiDigits(sentence)).toContain(asciiDigits(policeEventNumber));
      }),
      { numRuns: runs },
    );
  },
  20_000 + runs * 100,
);

/** Returns all digits of a mail's octets, however they are encoded. */
function digitsHeldBy(raw: Buffer): string {
  const text = raw.toString('latin1');
  const quoted = text
    .replace(/=\r\n|\?=\s+=\?[\w-]+\?Q\?/gi, '')
    .replace(/=([\dA-F]{2})/gi, (_escape, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const decoded = text
    .split(/\r\n\r\n|\?/)
    .map((section) => Buffer.from(section, 'base64').toString('latin1'));
  const views = [text, quoted, ...decoded].flatMap((view) => [view, view.replace(/<[^>]*>/g, '')]);
  return views.map((view) => asciiDigits(withoutEntities(view))).join(' ');
}

function withoutEntities(html: string): string {
  return html
    .replace(/&#(\d+);?/g, (_entity, code) => String.fromCharCode(Number(code)))
    .replace(/&#x([\da-f]+);?/gi, (_entity, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Returns only the digits, full-width ones included, of a text or of the octets of its UTF-8. */
function asciiDigits(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u00ef\u00bc([\u0090-\u0099])/g, (_octets, last) =>
      String.fromCharCode(last.charCodeAt(0) - 0x60),
    )
    .replace(/\D/g, '');
}

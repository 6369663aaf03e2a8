import { second } from '#platform/clock.ts';
import { createMailReader, type MailReader } from '#platform/inbound-mail/reader.ts';
import type { Log } from '#platform/log.ts';

/** How long reading one mail may take, in milliseconds: a hundred times what a large one takes. */
const timeLimit = 10 * second;

/** Returns the reader of the mails that come in. Its thread's file is beside the bundle as it is beside the source. */
export function inboundMailReader(log: Log): MailReader {
  const file = import.meta.url.endsWith('.ts') ? './inbound-mail-thread.ts' : './inbound-mail-thread.js';
  return createMailReader(new URL(file, import.meta.url), timeLimit, log);
}

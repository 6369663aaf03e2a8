import { expect, it } from 'vitest';
import { minute } from '../clock.ts';
import { createLog } from '../log.ts';
import { testSender } from './sender.fixture.ts';
import { note, noteKind } from './testing.fixture.ts';

const test = testSender();

/** Sends what is due, and returns what the log says of it. */
async function logged(): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line).msg) });
  await test.sendAll(test.senderWith({ note: noteKind }, log));
  return lines;
}

it('a mail server that is away is one line of the log a minute, however many mails wait; what it says of a mail is one for each [15.40]', async () => {
  const causes = ['one', 'two', 'three'];
  await test.queue(...causes.map((cause) => note(cause)));
  await test.smtp.close();
  expect(await logged()).toEqual(['the mail server cannot be used; mails wait']);
  expect((await test.outbox()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  await test.restartSmtp();
  test.smtp.refuse(452, 'data');
  test.clock.advance(10 * minute);
  expect(await logged()).toEqual(causes.map(() => 'a mail could not be handed over'));
});

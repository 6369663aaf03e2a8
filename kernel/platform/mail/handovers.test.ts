import { expect, it, vi } from 'vitest';
import { createHandovers } from './handovers.ts';
import { note } from './testing.fixture.ts';

const mail = { ...note('one'), id: 'one', created: '2026-12-01T08:00:00.000Z', attempts: 0, urgent: false };

/** Handovers with words as outcomes. The word `delivered` means that the mail was delivered. */
function handoversWith(record: () => Promise<void>) {
  return createHandovers<string>({ isDelivered: (outcome) => outcome === 'delivered', record });
}

it('a second attempt waits for the one that is under way, and is not made [11.16]', async () => {
  const record = vi.fn(async () => undefined);
  const handovers = handoversWith(record);
  let deliver = (_outcome: string) => {};
  const first = handovers.send(mail, () => new Promise((resolve) => (deliver = resolve)));
  const attempt = vi.fn(async () => 'delivered');
  const second = handovers.send(mail, attempt);
  deliver('delivered');
  await Promise.all([first, second]);
  expect(attempt).not.toHaveBeenCalled();
  expect(record).toHaveBeenCalledTimes(1);
});

it('an attempt that fails does not fail the one that waits for it', async () => {
  const handovers = handoversWith(async () => undefined);
  let lose = (_error: Error) => {};
  const first = handovers.send(mail, () => new Promise((_resolve, reject) => (lose = reject)));
  const second = handovers.send(mail, async () => 'delivered');
  lose(new Error('The lock was lost.'));
  await expect(first).rejects.toThrow('lost');
  await second;
});

it('what was delivered is recorded later, once; what was not is attempted anew [11.16]', async () => {
  const record = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The disk is full.'));
  const handovers = handoversWith(record);
  await expect(handovers.send(mail, async () => 'delivered')).rejects.toThrow('full');
  await handovers.recordDelivered();
  await handovers.recordDelivered();
  expect(record.mock.calls).toEqual([
    [mail, 'delivered'],
    [mail, 'delivered'],
  ]);

  record.mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(handovers.send(mail, async () => 'failed')).rejects.toThrow('full');
  const attempt = vi.fn(async () => 'delivered');
  await handovers.send(mail, attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
});

import { expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type Run, supervise } from './supervise.ts';

const log = createLog('silent');

/** A run that ends when the test says so. `finished` lets it finish the work that it had taken. */
function aRun() {
  let end = () => {};
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const stop = vi.fn(() => {
    end();
    return finished;
  });
  const run: Run = { ended, hasWorked: () => true, stop };
  return { run, end, finish, stop };
}

it('a run that ended is followed by another, which does not wait until it has finished [15.9]', async () => {
  const [first, second] = [aRun(), aRun()];
  const start = vi.fn(async () => second.run).mockResolvedValueOnce(first.run);
  const supervised = await supervise(start, log);
  first.end();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), 5000);
  expect(first.stop).toHaveBeenCalled();
  const stopped = vi.fn();
  const stopping = supervised.stop().then(stopped);
  second.finish();
  await new Promise(setImmediate);
  expect(stopped).not.toHaveBeenCalled();
  first.finish();
  await stopping;
  expect(start).toHaveBeenCalledTimes(2);
});

it('one that cannot be started is tried again, the first one not [15.9]', async () => {
  const [first, last] = [aRun(), aRun()];
  const away = new Error('The database is away.');
  const start = vi
    .fn(async () => last.run)
    .mockRejectedValueOnce(away)
    .mockResolvedValueOnce(first.run)
    .mockRejectedValueOnce(away)
    .mockRejectedValueOnce(away);
  await expect(supervise(start, log)).rejects.toThrow('away');
  const supervised = await supervise(start, log);
  first.end();
  first.finish();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(5), 5000);
  last.finish();
  await supervised.stop();
});

it('it stops between two runs', async () => {
  const first = aRun();
  const start = vi.fn(async () => first.run).mockResolvedValueOnce(first.run);
  const supervised = await supervise(start, log);
  first.end();
  first.finish();
  await vi.waitFor(() => expect(first.stop).toHaveBeenCalled(), 10_000);
  await supervised.stop();
  expect(start).toHaveBeenCalledTimes(1);
});

it('it stops while a run starts, which then ends too', async () => {
  const [first, late] = [aRun(), aRun()];
  let begin = (_run: Run) => {};
  const begun = new Promise<Run>((resolve) => {
    begin = resolve;
  });
  const start = vi.fn(() => begun).mockResolvedValueOnce(first.run);
  const supervised = await supervise(start, log);
  first.end();
  first.finish();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), 5000);
  const stopping = supervised.stop();
  begin(late.run);
  late.finish();
  await stopping;
  expect(late.stop).toHaveBeenCalled();
});

it('one that is renewed is followed by another, and meanwhile nothing is at work [15.9]', async () => {
  const [first, second] = [aRun(), aRun()];
  const start = vi.fn(async () => second.run).mockResolvedValueOnce(first.run);
  const supervised = await supervise(start, log);
  expect(supervised.isWorking()).toBe(true);
  supervised.renew();
  await vi.waitFor(() => expect(first.stop).toHaveBeenCalled(), 5000);
  expect(supervised.isWorking()).toBe(false);
  await vi.waitFor(() => expect(supervised.isWorking()).toBe(true), 5000);
  expect(start).toHaveBeenCalledTimes(2);
  first.finish();
  second.finish();
  await supervised.stop();
});

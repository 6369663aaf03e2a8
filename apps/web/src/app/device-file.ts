import { LazyModule } from '#lib/loading/lazy-module.ts';

const deviceFile = new LazyModule(() => import('#record/web/on-device.ts'));

/** Milliseconds left to the first page, and between two attempts to load the code. */
const startAfter = 1500;

/**
 * Runs work with what this device keeps, once the code for it has arrived. Returns a function that cancels it
 * before that, and afterwards aborts the signal.
 */
export function withDeviceFile(
  run: (device: NonNullable<typeof deviceFile.module>, signal: AbortSignal) => Promise<void>,
  delay = startAfter,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stopped = new AbortController();
  const load = async () => {
    const device = await deviceFile.preload();
    if (stopped.signal.aborted) return;
    if (!device) return wait(startAfter);
    await run(device, stopped.signal);
  };
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => void load(), milliseconds);
  };
  wait(delay);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

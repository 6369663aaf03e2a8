import { LazyModule } from '../lib/loading/lazy-module.ts';

const deviceFile = new LazyModule(() => import('../domain/record/on-device.ts'));

/** Milliseconds left to the first page, and between two attempts to load the code. */
const startAfter = 1500;

/**
 * Runs work with what this device keeps, once the code for it has arrived. Returns a function that cancels it
 * before that.
 */
export function withDeviceFile(
  run: (device: NonNullable<typeof deviceFile.module>) => Promise<void>,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const load = async () => {
    const device = await deviceFile.preload();
    if (stopped) return;
    if (!device) return wait();
    await run(device);
  };
  const wait = () => {
    timer = setTimeout(() => void load(), startAfter);
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

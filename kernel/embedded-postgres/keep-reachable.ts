import type { ListenAddress } from './address.ts';
import type { Server } from './launch.ts';

/** How often it is looked whether the socket is there. */
const LOOK_EVERY_MS = 1_000;
/** How often it must be missing, since a server that ends removes it itself just before. */
const LOOKS = 2;

/**
 * Launches the server, and launches it anew when its socket was removed, as by what cleans the system's temporary folder: PostgreSQL
 * does not make it again, so that no new connection would ever succeed. Those that are open end, as in any restart.
 */
export async function keepReachable(
  launch: () => Promise<Server>,
  { isThere, make }: Pick<ListenAddress, 'isThere' | 'make'>,
): Promise<Server> {
  let server = await launch();
  let stopped = false;
  let missing = 0;
  let restarting: Promise<void> | undefined;
  let report = (_reason: string) => {};
  const ended = new Promise<string>((resolve) => {
    report = resolve;
  });
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  watch();

  function watch(): void {
    void server.ended.then(end);
  }

  function end(reason: string): void {
    clearInterval(looking);
    report(reason);
  }

  function look(): void {
    missing = isThere() ? 0 : missing + 1;
    if (missing < LOOKS || restarting) return;
    restarting = restart()
      .catch((error: unknown) => end(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        restarting = undefined;
      });
  }

  async function restart(): Promise<void> {
    await server.stop();
    if (stopped) return;
    make();
    server = await launch();
    missing = 0;
    watch();
  }

  return {
    get pid() {
      return server.pid;
    },
    ended,
    async stop() {
      stopped = true;
      clearInterval(looking);
      await restarting;
      await server.stop();
    },
  };
}

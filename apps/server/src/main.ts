import { readConfig } from './config.ts';
import { StartError } from './platform/start-error.ts';
import { start } from './start.ts';

/** Runs until told to stop, or until it cannot go on. */
async function main(): Promise<void> {
  const running = await start(readConfig(process.env), say);
  const reason = await Promise.race([running.lost, toldToStop()]);
  if (reason) {
    process.stderr.write(`It cannot go on: ${reason}\n`);
    process.exitCode = 1;
  }
  await running.stop();
}

function toldToStop(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(null));
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What lies outside the program is one sentence; anything else is a fault of ours, with its trace. */
function report(error: unknown): void {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

await main().catch(report);

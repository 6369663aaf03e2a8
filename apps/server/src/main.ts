import { readConfig } from './config.ts';
import { report } from './report.ts';
import { start } from './start.ts';

/** Runs until told to stop, or until it cannot go on. */
async function main(): Promise<void> {
  const told = toldToStop();
  const running = await start(readConfig(process.env), say);
  const reason = await Promise.race([running.lost, told]);
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

await main().catch(report);

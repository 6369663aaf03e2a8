import { fileURLToPath } from 'node:url';
import { readConfig } from './app/config.ts';
import { unknownSettings } from './app/environment.ts';
import { exitWithError } from './app/exit-with-error.ts';
import { writeOnlyJson } from './app/only-json.ts';
import { start } from './app/start.ts';

/** The folder of the built web, at the same distance from the source and from the bundle. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How long a stop may take after a failure, which may have left something that never ends; in milliseconds. */
const longestStop = 20_000;

/** Runs the server until a signal stops it or it fails. */
async function main(): Promise<void> {
  const signal = stopSignal();
  // On a full disk nothing can be said, which must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const name of unknownSettings(process.env))
    say(`${name} is no setting of Patrolbook and changes nothing; docs/operations.md lists the settings.`);
  const running = await start(readConfig(process.env), webFolder, say);
  const reason = await Promise.race([running.failure, signal]);
  if (reason) {
    process.stderr.write(`Patrolbook stops: ${reason}\n`);
    process.exitCode = 1;
    setTimeout(() => process.exit(), longestStop).unref();
  }
  await running.stop();
}

function stopSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(null));
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (process.env.NODE_ENV === 'production') writeOnlyJson();
await main().catch(exitWithError);

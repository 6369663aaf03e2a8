import { visible } from '#platform/visible.ts';
import { exitWithError } from './app/exit-with-error.ts';
import { runCommand } from './commands/run.ts';

/** Runs `npm run cli -- <command>`. For an unknown command it prints the list of commands and exits with code 1. */
async function main(): Promise<void> {
  const { understood, lines } = await runCommand(process.argv.slice(2), process.env, {
    input: process.stdin,
    output: process.stdout,
    note: (line) => void process.stderr.write(`${visible(line)}\n`),
  });
  const out = understood ? process.stdout : process.stderr;
  for (const line of lines) out.write(`${visible(line)}\n`);
  if (!understood) process.exitCode = 1;
}

await main().catch(exitWithError);

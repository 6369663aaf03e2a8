import { runCommand } from './commands/run.ts';
import { report } from './report.ts';

/** `npm run cli -- <command>`. What is not understood is answered with what there is, and exit code 1. */
async function main(): Promise<void> {
  const { understood, lines } = await runCommand(process.argv.slice(2), process.env);
  const out = understood ? process.stdout : process.stderr;
  out.write(`${lines.join('\n')}\n`);
  if (!understood) process.exitCode = 1;
}

await main().catch(report);

import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openInstallation } from '../app/installation.ts';
import { buildServices } from '../app/services.ts';
import { commands } from './commands.ts';

export interface Outcome {
  /** False for an unknown command or wrong arguments; the lines are then the list of commands. */
  understood: boolean;
  lines: string[];
}

/** Runs the command named by the arguments on the installation described by the environment. Throws StartError. */
export async function runCommand(args: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, strict: false });
  const [name, ...given] = positionals;
  const command = commands.find((one) => one.name === name && one.parameters.length === given.length);
  if (!command || Object.keys(values).length > 0) return { understood: false, lines: help() };
  const config = readConfig(environment);
  let opened: Awaited<ReturnType<typeof openInstallation>> | undefined;
  const services = async () => {
    opened = await openInstallation(config, { patient: true });
    return buildServices(opened.context);
  };
  try {
    return { understood: true, lines: await command.run({ config, services }, given) };
  } finally {
    await opened?.close();
  }
}

function help(): string[] {
  const usages = commands.map(({ name, parameters }) => [name, ...parameters].join(' '));
  const width = Math.max(...usages.map((usage) => usage.length));
  const lines = commands.map(({ description }, index) => `  ${usages[index]?.padEnd(width)}  ${description}`);
  return ['npm run cli -- <command>', '', ...lines];
}

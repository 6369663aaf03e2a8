import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openInstallation, openUnmigrated } from '../app/installation.ts';
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
  const options = Object.keys(values);
  const command = commands.find((one) => one.name === name && one.parameters.length === given.length);
  if (!command || options.some((option) => option !== command.option))
    return { understood: false, lines: help() };
  const config = readConfig(environment);
  let opened: { close(): Promise<void> } | undefined;
  const services = async () => {
    const installation = await openInstallation(config, { patient: true });
    opened = installation;
    return buildServices(installation.context);
  };
  const unmigrated = async () => {
    const installation = await openUnmigrated(config);
    opened = installation;
    return installation.database;
  };
  try {
    return {
      understood: true,
      lines: await command.run({ config, services, unmigrated }, given, options.length > 0),
    };
  } finally {
    await opened?.close();
  }
}

function help(): string[] {
  const usages = commands.map(({ name, parameters, option }) =>
    [name, ...parameters, ...(option === undefined ? [] : [`[--${option}]`])].join(' '),
  );
  const width = Math.max(...usages.map((usage) => usage.length));
  const lines = commands.map(({ description }, index) => `  ${usages[index]?.padEnd(width)}  ${description}`);
  return ['npm run cli -- <command>', '', ...lines];
}

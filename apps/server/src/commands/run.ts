import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openInstallation } from '../app/installation.ts';
import { buildServices } from '../app/services.ts';
import { type Command, type CommandOptions, options, type Terminal } from './command.ts';
import { commands } from './commands.ts';

export interface CommandOutcome {
  /** False for an unknown command or wrong arguments; the lines are then the list of commands. */
  understood: boolean;
  lines: string[];
}

/** Runs the command named by the arguments on the installation described by the environment. Throws StartError. */
export async function runCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<CommandOutcome> {
  const asked = readArguments(args);
  if (!asked) return { understood: false, lines: help() };
  const { command, given, chosen } = asked;
  const config = readConfig(environment);
  let opened: Awaited<ReturnType<typeof openInstallation>> | undefined;
  const services = async () => {
    opened = await openInstallation(config, { patient: true });
    return buildServices(opened.context);
  };
  try {
    return { understood: true, lines: await command.run({ config, services, terminal }, given, chosen) };
  } finally {
    await opened?.close();
  }
}

interface Asked {
  command: Command;
  given: string[];
  chosen: CommandOptions;
}

/** Returns null unless the arguments are those of a command. */
function readArguments(args: string[]): Asked | null {
  const command = commands.find(({ name }) => name === args[0]);
  if (!command) return null;
  try {
    const own = Object.fromEntries((command.options ?? []).map((name) => [name, options[name]]));
    const { values, positionals } = parseArgs({ args: args.slice(1), allowPositionals: true, options: own });
    return positionals.length === command.parameters.length
      ? { command, given: positionals, chosen: values }
      : null;
  } catch {
    return null; // it throws for an option that the command does not take
  }
}

function help(): string[] {
  const usages = commands.map(({ name, parameters, options: own = [] }) => {
    return [name, ...parameters, ...own.map((option) => `[${usageOf(option)}]`)].join(' ');
  });
  const width = Math.max(...usages.map((usage) => usage.length));
  const lines = commands.map(({ description }, index) => `  ${usages[index]?.padEnd(width)}  ${description}`);
  return ['npm run cli -- <command>', '', ...lines];
}

function usageOf(option: keyof typeof options): string {
  if (options[option].type === 'boolean') return `--${option}`;
  return `--${option} ${valueNames[option] ?? 'FILE'}`;
}

const valueNames: Partial<Record<keyof typeof options, string>> = {
  organizations: 'NUMBER',
  organization: 'CODE',
};

import type { Readable, Writable } from 'node:stream';
import type { Config } from '../app/config.ts';
import type { Services } from '../app/services.ts';

/** A command that the installation's operator runs on its machine. */
export interface Command {
  name: string;
  /** The names of its required arguments. */
  parameters: readonly string[];
  /** The options that it takes. */
  options?: readonly Option[];
  /** One sentence for the list of commands. */
  description: string;
  /** Returns the lines to print. Throws StartError when the command cannot be carried out. */
  run(installation: CommandContext, given: readonly string[], chosen: CommandOptions): Promise<string[]>;
}

/** All options: those that are a word by themselves, and those that are followed by a file, a number or a code. */
export const options = {
  force: { type: 'boolean' },
  plan: { type: 'boolean' },
  'drop-old-mails': { type: 'boolean' },
  'not-encrypted': { type: 'boolean' },
  'passphrase-file': { type: 'string' },
  organizations: { type: 'string' },
  organization: { type: 'string' },
} as const;
type Option = keyof typeof options;

/** The options that were given. */
export interface CommandOptions {
  force?: boolean;
  plan?: boolean;
  'drop-old-mails'?: boolean;
  'not-encrypted'?: boolean;
  'passphrase-file'?: string;
  organizations?: string;
  organization?: string;
}

/** What a command runs on. */
export interface CommandContext {
  config: Config;
  /** Opens and migrates the database. Throws StartError while a running server uses an embedded one. */
  services: () => Promise<Services>;
  terminal: Terminal;
}

/** Where a command reads and writes what is too large for lines. */
export interface Terminal {
  input: Readable;
  output: Writable;
  /** Prints a line about what is being done, beside the output. */
  note(line: string): void;
}

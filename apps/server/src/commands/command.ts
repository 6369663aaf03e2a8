import type { Config } from '../app/config.ts';
import type { Services } from '../app/services.ts';
import type { Database } from '../platform/database/connect.ts';

/** A command that the installation's operator runs on its machine. */
export interface Command {
  name: string;
  /** The names of its required arguments. */
  parameters: readonly string[];
  /** The name of the option that it may be given. */
  option?: string;
  /** One sentence for the list of commands. */
  description: string;
  /** Returns the lines to print. Throws StartError when the command cannot be carried out. */
  run(installation: Installation, given: readonly string[], isOptionGiven: boolean): Promise<string[]>;
}

/** What a command runs on. */
interface Installation {
  config: Config;
  /** Opens and migrates the database. Throws StartError while a running server uses an embedded one. */
  services: () => Promise<Services>;
  /** Opens the database as it is. Throws StartError as `services` does. */
  unmigrated: () => Promise<Database>;
}

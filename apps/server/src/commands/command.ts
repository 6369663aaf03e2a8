import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

/** What a person who runs the installation can have done from its machine. */
export interface Command {
  name: string;
  /** What has to be given with it. */
  parameters: readonly string[];
  /** For the list of commands. */
  what: string;
  /** Answers the lines to print. Throws StartError when it cannot be done. */
  run(services: Services, given: readonly string[], config: Config): Promise<string[]>;
}

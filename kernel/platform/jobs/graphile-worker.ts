import { createRequire } from 'node:module';
import { parse } from 'node:path';
import type * as GraphileWorker from 'graphile-worker';

/**
 * Loads graphile-worker. It looks for a configuration then, in the working folder and in all above it, and runs what it finds: in a
 * folder that others may write to, such as the system's temporary one, that is their code. We give it none, so it looks in the root of the disk
 * alone, which is the system's.
 */
function load(): typeof GraphileWorker {
  const here = process.cwd();
  process.chdir(parse(here).root);
  try {
    return createRequire(import.meta.url)('graphile-worker');
  } finally {
    process.chdir(here);
  }
}

export const { Logger, run, runMigrations } = load();

import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

/** `npm run cli -- <command>`: the server's commands, which read their arguments from this process. */
try {
  process.chdir(root);
  await install();
  await build();
  process.setSourceMapsEnabled(true);
  await import(new URL('../apps/server/dist/cli.js', import.meta.url).href);
} catch (error) {
  fail(error);
}

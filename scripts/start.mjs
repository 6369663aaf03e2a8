import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

/** `npm start`: installs and builds what is missing or out of date, then runs the server in this process. */
try {
  process.chdir(root);
  await install();
  await build();
  process.setSourceMapsEnabled(true);
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
} catch (error) {
  fail(error);
}

import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

/** `npm run build`: builds what has changed since the last build, as `npm start` and `npm test` do first. */
try {
  await install();
  await build();
} catch (error) {
  fail(error);
}

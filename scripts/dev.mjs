import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import './lib/node-version.mjs';
import { install } from './lib/install.mjs';
import { fail, program, root } from './lib/run.mjs';

/**
 * @import { ChildProcessByStdio } from 'node:child_process'
 * @import { Readable } from 'node:stream'
 * @typedef {ChildProcessByStdio<null, Readable, Readable>} Child
 */

const WEB = 'http://localhost:5173';

/** `npm run dev`: restarts the server when its sources change, and updates the page in the browser. */
try {
  process.chdir(root);
  await install();
  const node = process.execPath;
  const tsconfig = join('apps', 'server', 'tsconfig.json');
  // Links must lead to the page that Vite serves, and calls are accepted from its origin.
  const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? WEB };
  const server = [
    program('tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--tsconfig',
    tsconfig,
    'apps/server/src/main.ts',
  ];
  const children = [
    follow('server', spawn(node, server, { env, stdio: ['ignore', 'pipe', 'pipe'] })),
    follow(
      'web',
      spawn(node, [program('vite/bin/vite.js')], {
        cwd: join(root, 'apps/web'),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ),
  ];
  endTogether(children);
} catch (error) {
  fail(error);
}

/**
 * Prints each line of a child's output after its name.
 * @param {string} name @param {Child} child
 */
function follow(name, child) {
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(6)} ${line}`));
  }
  return child;
}

/**
 * Stops all children when one exits or this process gets a signal. Each is signalled once, since tsx stops at once on a
 * second signal. Ctrl-C reaches the children without us.
 * @param {Child[]} children
 */
function endTogether(children) {
  const end = () => {
    for (const child of children.splice(0)) child.kill('SIGTERM');
  };
  process.on('SIGINT', () => children.splice(0));
  process.on('SIGTERM', end);
  for (const child of [...children]) {
    child.once('exit', (code) => {
      process.exitCode ||= code ?? 0;
      end();
    });
  }
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A step that did not succeed; its message is a sentence, `output` what the program said. */
export class StepError extends Error {
  /** @param {string} message @param {string} [output] */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program in the repository's folder and collects what it prints; with `show` it prints for itself.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** The file of a program that a package brings, to be run by this Node without npm in between. */
export function program(path) {
  return join(root, 'node_modules', path);
}

/** Says what takes time while it takes it, and how long it took. */
export async function timed(label, work) {
  const start = performance.now();
  process.stdout.write(`${label} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** The last resort of every script: a sentence for what was foreseen, a trace for what was not. */
export function fail(error) {
  if (error instanceof StepError) console.error(`${error.output}${error.message}`);
  else console.error(error);
  process.exit(1);
}

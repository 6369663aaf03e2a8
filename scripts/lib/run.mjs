import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failed step. Its message is a sentence for the user; `output` is what the program printed. */
export class StepError extends Error {
  /** @param {string} message @param {string} [output] */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program in the repository's folder and returns its output; with `show`, the output goes to the terminal instead.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    /** @param {string} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Returns the path of a program in a package, to be run by this Node without npm in between.
 * @param {string} path
 */
export function program(path) {
  return join(root, 'node_modules', path);
}

/**
 * Prints a label while a long step runs, then how long it took.
 * @template Result
 * @param {string} label @param {() => Result | Promise<Result>} work
 */
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

/**
 * Ends a script after an error: prints the sentence of a failed step, or the stack trace of any other error.
 * @param {unknown} error
 */
export function fail(error) {
  if (error instanceof StepError) console.error(`${error.output}${error.message}`);
  else console.error(error);
  process.exit(1);
}

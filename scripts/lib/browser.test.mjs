import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureTestBrowser } from './browser.mjs';

/** Programs of our own stand for the system's: these tests install nothing. */
describe('browser tests run in', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'patrolbook-browser-'));
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', '');
    // What it says of packages that are not there would read as a fault of the run.
    for (const method of /** @type {const} */ (['log', 'error']))
      vi.spyOn(console, method).mockReturnValue(undefined);
    write('apt-get', 'exit 1');
    write('sudo', 'exit 1');
    write('chromium', 'echo Chromium 156');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  /** @param {string} name @param {string} command */
  function write(name, command) {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${command}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  test('the headless shell, if there is one', async () => {
    const shell = write('chromium-headless-shell', 'echo Chromium 156');
    expect(await ensureTestBrowser()).toBe(shell);
  });

  test('a whole Chromium, if the shell is not there and cannot be installed, or does not start', async () => {
    expect(await ensureTestBrowser()).toBe(join(folder, 'chromium'));
    write('chromium-headless-shell', 'exit 127');
    expect(await ensureTestBrowser()).toBe(join(folder, 'chromium'));
  });

  test('the one of CHROMIUM_PATH, whatever else there is', async () => {
    write('chromium-headless-shell', 'echo Chromium 156');
    vi.stubEnv('CHROMIUM_PATH', write('another', 'echo Chromium 140'));
    expect(await ensureTestBrowser()).toBe(join(folder, 'another'));
  });
});

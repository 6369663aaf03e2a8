import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { renderGallery } from './lib/gallery-page.mjs';
import { install } from './lib/install.mjs';
import { fail, program, root, run } from './lib/run.mjs';

/**
 * `npm run gallery`: takes a picture of every screen in every state, at the widths of a desktop and a phone, into
 * `gallery/`, with a page that shows them all. The browser tests of the screens take them (e2e/screens.e2e.ts).
 */
try {
  await install();
  const browser = await ensureBrowser();
  await build();
  const folder = join(root, 'gallery');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const args = [program('@playwright/test/cli.js'), 'test', '--config', 'e2e', 'screens.e2e.ts'];
  const env = { ...process.env, CHROMIUM_PATH: browser, GALLERY: folder };
  const { ok } = await run(process.execPath, args, { env, show: true });
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(join(folder, 'index.html'), renderGallery(pictures));
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  fail(error);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

/**
 * `npm run icons`: draws the icons of the home screen from `apps/web/public/icon.svg`. They are committed beside it, since only a
 * browser draws them. The mark keeps within the middle four fifths, which every shape of an icon shows (W3C: maskable).
 */
const folder = join(root, 'apps/web/public');
const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

try {
  await install();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
  for (const [name, size] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    await page.screenshot({ path: join(folder, name) });
    await page.close();
  }
  await browser.close();
} catch (error) {
  fail(error);
}

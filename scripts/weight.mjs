import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { weighPages } from './lib/page-weight.mjs';
import { fail } from './lib/run.mjs';

/** `npm run weight`: what each page of the web weighs, in kB as transferred. */
try {
  await install();
  await build();
  const { signIn, layout, pages } = weighPages();
  console.log(`sign-in screen: ${kilobytes(signIn)} kB; with the signed-in layout: ${kilobytes(layout)} kB`);
  const rows = pages.sort((one, other) => one.page.localeCompare(other.page));
  console.table(
    rows.map(({ page, own, all, files }) => ({
      page,
      'own kB': kilobytes(own),
      'in all kB': kilobytes(all),
      files,
    })),
  );
} catch (error) {
  fail(error);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

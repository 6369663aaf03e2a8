import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import { screenTextsIn } from './screen-texts.mjs';

/** The sources of the web, but for its catalogues and its tests. */
const ofWeb =
  /^(apps\/web\/src|kernel\/(lib|ui)|domains\/[\w-]+\/web)\/(?!(.*\/)?texts\.ts$).*(?<!\.(test|fixture|d))\.tsx?$/;

it('what the screen says is in catalogues [texts]', () => {
  const files = ['apps/web/src', 'kernel', 'domains'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const found = files
    .filter((file) => ofWeb.test(file))
    .flatMap((file) => screenTextsIn(join(root, file)).map((text) => ({ file, text })));
  expect(found).toEqual([]);
});

it.each([
  ['<p>Sign in</p>', ['Sign in']],
  ['<p>({name})</p>', []],
  ['<Button aria-label="Close" size="xl" className={classes.wide}>{text}</Button>', ['Close']],
  [`<p>{\`of \${total} patrols\`}</p>`, []],
  [`<p>{\`Pages of \${name}\`}</p>`, ['Pages of']],
  ["<Row title={late ? 'Is late' : 'on time'} />", ['Is late', 'on time']],
  ['<path d="M3 4l2 2" fill="currentColor" />', []],
  ["reject(new Error('There is no patrol.'));", []],
  ['const label = patrolTexts.no;', ['patrolTexts.no']],
  ['const labels = { no: () => patrolTexts.no };', []],
  ["const kinds = ['Fire'] as const; const looks = { none: 'None' } as const;", ['None']],
  ["shape.type === 'Point' ? 'Here' : { type: 'Point' as const }", ['Here']],
  ["const icons = { 'Site check': 'Look here', [kind]: null };", ['Look here']],
  ["<p>{find('no patrol') ?? fail()}</p>; throw new Error('There is no patrol.')", ['no patrol']],
])('finds in %s: %j [texts]', (source, texts) => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  writeFileSync(join(folder, 'Sample.tsx'), source);
  expect(screenTextsIn(join(folder, 'Sample.tsx'))).toEqual(texts);
  rmSync(folder, { recursive: true });
});

import { readFileSync } from 'node:fs';

const document = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');

/** Returns the rows of each table of a section of docs/security.md, without their heads. */
export function tablesOf(section: string): string[][] {
  const text = document.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const [, ...tables] = text.split(/^\| --- .*\n/m);
  return tables.map((table) => {
    const [rows = ''] = table.split('\n\n');
    return rows.trimEnd().split('\n');
  });
}

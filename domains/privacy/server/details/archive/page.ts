import { formatDateTime } from '#contract';
import type { ArchiveCell, Line, Report, ReportTable } from './report.ts';

/** Nothing is loaded, and nothing runs, whatever the texts contain. */
const head = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { border: 1px solid #bbb; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; white-space: pre-line; }
</style>
`;

/** Yields a report as a page that any browser opens and prints. */
export async function* pageOf(report: Report): AsyncGenerator<string> {
  const title = escaped(report.title);
  yield `${head}<title>${title}</title></head><body><h1>${title}</h1>\n`;
  for (const remark of report.remarks) yield `<p>${escaped(remark)}</p>\n`;
  for (const section of report.sections) {
    yield `<h2>${escaped(section.title)}</h2>\n`;
    let isEmpty = true;
    for (const table of section.tables)
      for await (const piece of tableOf(table, report.timeZone)) {
        isEmpty = false;
        yield piece;
      }
    if (isEmpty) yield '<p>Nothing is held.</p>\n';
  }
  yield '</body></html>\n';
}

/** Yields nothing for a table without rows, and one fact below the other if it has only one. */
async function* tableOf({ title, read }: ReportTable, zone: string): AsyncGenerator<string> {
  const words = wordsIn(zone);
  let isOpen = false;
  for await (const lines of read()) {
    const [first, second] = lines;
    if (!isOpen && first) yield `<h3>${escaped(title)}</h3>\n<div><table>\n${second ? headings(first) : ''}`;
    yield !isOpen && first && !second ? facts(first, words) : lines.map((line) => row(line, words)).join('');
    isOpen = true;
  }
  if (isOpen) yield '</table></div>\n';
}

type Words = (cell: ArchiveCell) => string;

function facts(line: Line, words: Words): string {
  return Object.entries(line)
    .map(([heading, cell]) => `<tr><th scope="row">${escaped(heading)}</th>${data(cell, words)}</tr>\n`)
    .join('');
}

function headings(line: Line): string {
  const cells = Object.keys(line).map((heading) => `<th scope="col">${escaped(heading)}</th>`);
  return `<tr>${cells.join('')}</tr>\n`;
}

function row(line: Line, words: Words): string {
  return `<tr>${Object.values(line)
    .map((cell) => data(cell, words))
    .join('')}</tr>\n`;
}

function data(cell: Line[string], words: Words): string {
  return `<td>${escaped([cell].flat().map(words).join(', '))}</td>`;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function wordsIn(zone: string): Words {
  return (cell) => {
    if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
    if (cell === null) return '';
    return typeof cell === 'string' && instant.test(cell) ? formatDateTime(cell, zone) : String(cell);
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

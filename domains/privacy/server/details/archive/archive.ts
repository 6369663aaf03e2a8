import { zipped } from '#platform/zip.ts';
import { jsonOf } from './json.ts';
import { pageOf } from './page.ts';
import type { Report } from './report.ts';

/** Yields an archive with a page to read and the same as JSON. */
export function archiveOf(report: Report, made: string): AsyncGenerator<Uint8Array> {
  const files = [
    { name: 'information.html', text: pageOf(report) },
    { name: 'information.json', text: jsonOf(report) },
  ];
  return zipped(files, made);
}

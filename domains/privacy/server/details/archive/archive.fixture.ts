import { strFromU8, unzipSync } from 'fflate';
import type { Report } from './report.ts';

/** Reads an archive with a page and the same as JSON. */
export function readArchive(octets: Uint8Array) {
  const files = unzipSync(octets);
  const [page, json] = ['information.html', 'information.json'].map((name) => files[name]);
  if (!page || !json) throw new Error(`The archive has only ${Object.keys(files).join(', ')}`);
  return { page: strFromU8(page), ...parsed(strFromU8(json)) };
}

interface Read extends Pick<Report, 'title' | 'remarks'> {
  sections: { title: string; tables: { title: string; rows: Record<string, unknown>[] }[] }[];
}

function parsed(text: string) {
  const report: Read = JSON.parse(text);
  /** The rows of the table with this title. */
  const rows = (title: string) =>
    report.sections.flatMap(({ tables }) => tables).find((table) => table.title === title)?.rows;
  return { ...report, json: text, rows };
}

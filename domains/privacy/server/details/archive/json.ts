import type { Report, ReportSection, ReportTable } from './report.ts';

/** Yields a report as JSON. Its times are in UTC. */
export async function* jsonOf({ title, remarks, timeZone, sections }: Report): AsyncGenerator<string> {
  yield `${JSON.stringify({ title, remarks, timeZone }).slice(0, -1)},"sections":`;
  yield* list(sections, sectionOf);
  yield '}\n';
}

async function* sectionOf({ title, tables }: ReportSection): AsyncGenerator<string> {
  yield `{"title":${JSON.stringify(title)},"tables":`;
  yield* list(tables, tableOf);
  yield '}';
}

async function* tableOf({ title, read }: ReportTable): AsyncGenerator<string> {
  yield `{"title":${JSON.stringify(title)},"rows":`;
  let before = '[';
  for await (const lines of read()) {
    yield before + JSON.stringify(lines).slice(1, -1);
    before = ',\n';
  }
  yield before === '[' ? '[]}' : ']}';
}

async function* list<T>(
  items: readonly T[],
  write: (item: T) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  yield '[';
  for (const [place, item] of items.entries()) {
    if (place > 0) yield ',\n';
    yield* write(item);
  }
  yield ']';
}

import { formatDateTime, formatName, today } from '#contract';
import type { Reader } from '#platform/database/connect.ts';
import { fileName, fileWord } from '#platform/http/attachment.ts';
import { type PersonalPartName, personalParts } from '#privacy/contract';
import { heldTables } from '../../information/tables.store.ts';
import { archiveOf } from '../archive/archive.ts';
import type { ArchiveCell, Line, Report, ReportTable } from '../archive/report.ts';
import { type PersonOf, type ReadRow, readRows } from './rows.store.ts';

/** Whose information is exported, and when. */
interface Export extends PersonOf {
  person: { firstName: string; lastName: string };
  organization: { code: string; name: string; timeZone: string };
  made: string;
}

/** Returns all that is held about a person as an archive, with its name. It is read while it is sent. */
export function exportOf(db: Reader, whose: Export) {
  const { person, organization, made } = whose;
  const words = `information-${fileWord(formatName(person))}-${today(made, organization.timeZone)}.zip`;
  return { name: fileName(organization.code, words), chunks: archiveOf(reportOf(db, whose), made) };
}

function reportOf(db: Reader, whose: Export): Report {
  const { person, organization, made } = whose;
  const { name, timeZone } = organization;
  return {
    title: `What ${name} holds about ${formatName(person)}`,
    remarks: [
      `As of ${formatDateTime(made, timeZone)}. Times are local.`,
      'Other people are called somebody else. What is as much about others is left out: people and plates in incidents, what was typed about an incident, the texts of messages and of log-ons with the police.',
      'Whether you are named in an incident that somebody recorded is not looked up here. Please ask an admin of the organization.',
    ],
    timeZone,
    sections: partNames.map((part) => ({
      title: personalParts[part].title,
      tables: tablesOf(db, whose, part),
    })),
  };
}

const partNames = Object.keys(personalParts).filter(
  (name): name is PersonalPartName => name in personalParts,
);

function tablesOf(db: Reader, whose: PersonOf, part: PersonalPartName): ReportTable[] {
  return heldTables.flatMap((table) =>
    table.rows
      .filter((rows) => rows.part === part)
      .map((rows) => ({
        title: rows.title,
        async *read() {
          for await (const batch of readRows(db, whose, table, rows))
            yield batch.map((row) => lineOf(row, whose.personId));
        },
      })),
  );
}

function lineOf({ shown, patrol }: ReadRow, personId: string): Line {
  const about = patrol ? { Patrol: patrol.name, Start: patrol.when } : {};
  const cells = Object.entries(shown).map(([heading, value]) => [heading, cellOf(value, personId)]);
  return { ...about, ...Object.fromEntries(cells) };
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id that is shown is a person's. */
function cellOf(value: unknown, personId: string): ArchiveCell | ArchiveCell[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'string' && id.test(value))
    return value === personId ? 'This person' : 'Somebody else';
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : null;
}

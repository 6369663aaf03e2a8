import { formatName, type Issue, issueSentence } from '#contract';
import type { ImportOutcome } from '#people/contract';
import type { ImportRow } from './rows.ts';
import { importTexts } from './texts.ts';

/** A row with what becomes of it, in words. */
export interface JudgedRow {
  row: ImportRow;
  words: string;
}

export interface JudgedRows {
  /** They cannot be imported. */
  wrong: JudgedRow[];
  added: JudgedRow[];
  /** They are known, or an earlier row has them. */
  known: JudgedRow[];
  /** An admin leaves them out. */
  leftOut: JudgedRow[];
}

interface Judgement {
  leftOut: readonly number[];
  /** The rows that the server was asked about, and its answer, if it has come. */
  fit: readonly ImportRow[];
  outcomes: readonly ImportOutcome[] | undefined;
  /** The row that the server refused. */
  refused: { person: unknown; words: string } | undefined;
}

/** Sorts rows by what becomes of them. Those of which the server has not answered yet are in no list. */
export function judge(
  rows: readonly ImportRow[],
  { leftOut, fit, outcomes, refused }: Judgement,
): JudgedRows {
  const judged: JudgedRows = { wrong: [], added: [], known: [], leftOut: [] };
  const outcomeOf = new Map(fit.map((row, index) => [row, outcomes?.[index]]));
  for (const row of rows) {
    const outcome = outcomeOf.get(row);
    if (leftOut.includes(row.number)) judged.leftOut.push({ row, words: '' });
    else if (row.errors.length > 0) judged.wrong.push({ row, words: row.errors.join('. ') });
    else if (refused && isSame(refused.person, row.person)) judged.wrong.push({ row, words: refused.words });
    else if (outcome)
      judged[listOf[outcome.is]].push({
        row,
        words: [...row.notes, wordsOf(outcome, row)].filter(Boolean).join('. '),
      });
  }
  return judged;
}

/** Returns the person whose row an import was refused for, and why. */
export function refusedRow(issues: readonly Issue[], people: readonly unknown[]): Judgement['refused'] {
  const [issue] = issues;
  const [list, index] = issue?.path ?? [];
  if (!issue || list !== 'people' || index === undefined) return undefined;
  return { person: people[Number(index)], words: importTexts.emailRefused({ reason: issueSentence(issue) }) };
}

const listOf = {
  new: 'added',
  shared: 'added',
  returning: 'added',
  known: 'known',
  repeated: 'known',
  unshareable: 'wrong',
} as const satisfies Record<ImportOutcome['is'], keyof JudgedRows>;

function wordsOf({ is, who }: ImportOutcome, { person }: ImportRow): string {
  const name = who ? formatName(who) : '';
  switch (is) {
    case 'new':
      return person.email === null ? importTexts.noMail : '';
    case 'returning':
      return importTexts.returning;
    case 'shared':
      return importTexts.shared({ name });
    case 'known':
      return name === formatName(person) ? importTexts.known : importTexts.knownAs({ name });
    case 'repeated':
      return importTexts.repeated;
    case 'unshareable':
      return importTexts.unshareable({ name });
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

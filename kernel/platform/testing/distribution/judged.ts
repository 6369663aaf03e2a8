import { afterAll, expect, inject } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { faultsOf, shapeOf } from './judge.ts';
import { placeInList } from './listed.ts';
import { noteNeeded } from './needed.ts';
import { watched } from './watched.ts';

interface Verdict {
  faults: string[];
  shape: string;
  statement: string;
}

/** The verdict on each statement that this worker has seen; null if there is nothing to say against it. */
const verdicts = new Map<string, Verdict | null>();

/**
 * Returns a function that makes a database whose statements are judged when the test file ends, and fail it if one is neither held to
 * an organization nor listed.
 */
export function judgedDatabase(): (database: Database) => Database {
  const seen = new Set<string>();
  afterAll(() => {
    const faulty = [...seen].flatMap((statement) => verdictOn(statement) ?? []);
    expect(faulty, 'name the organization, or list the statement in listed.ts (decision 80)').toEqual([]);
  });
  return (database) => watched(database, (statement) => seen.add(statement));
}

function verdictOn(statement: string): Verdict | null {
  // Lists of values differ in their length only.
  const key = statement.replaceAll(/\$\d+(, \$\d+)*/g, '$');
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = judge(statement);
  verdicts.set(key, verdict);
  return verdict;
}

function judge(statement: string): Verdict | null {
  const faults = faultsOf(statement);
  if (faults.length === 0) return null;
  const shape = shapeOf(statement);
  const place = placeInList(shape);
  if (place === null) return { faults, shape, statement };
  noteNeeded(inject('neededFolder'), place);
  return null;
}

import { afterAll, expect } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { faultsOf, shapeOf } from './judge.ts';
import { isListed } from './listed.ts';
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
  const faults = faultsOf(statement);
  const shape = faults.length > 0 ? shapeOf(statement) : '';
  const verdict = faults.length === 0 || isListed(shape) ? null : { faults, shape, statement };
  verdicts.set(key, verdict);
  return verdict;
}

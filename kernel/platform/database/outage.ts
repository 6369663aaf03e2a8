/**
 * Tells an outage from a wrong statement: the database is away, full, read-only, slow or out of connections, and what was
 * asked may be done later (product 15.12).
 */

/**
 * The connection was lost at a commit, or after it: only the database knows whether it has kept the changes, so the
 * call must not be repeated blindly.
 */
export class UncertainCommit extends Error {
  override readonly name = 'UncertainCommit';
}

/**
 * Classes and codes of PostgreSQL (its manual, appendix A): connection exceptions, insufficient resources, the operator's
 * intervention, of which 57014 is a statement that took too long, system errors, and a server that only reads.
 */
const sqlStates = /^(08...|53...|57...|58...|25006)$/;

/** What Node does when a connection cannot be made. */
const connecting = new Set(['connect', 'getaddrinfo']);

/** Codes of Node for a connection that broke. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** What pg and its pool say without a code. */
const messages =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database could not do its work for a reason that passes. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const syscall = 'syscall' in error ? String(error.syscall) : '';
  return (
    error instanceof UncertainCommit ||
    connecting.has(syscall) ||
    broken.has(code) ||
    sqlStates.test(code) ||
    messages.test(error.message) ||
    isOutage(error.cause)
  );
}

/** PostgreSQL ended the statement for the sake of another one: a conflict of changes, a deadlock, a lock that was not to be had. */
const inTheWay = /^(40001|40P01|55P03)$/;

/** Whether another transaction was in the way, of which nothing is left. */
export function isTransactionConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && inTheWay.test(String(error.code))) || isTransactionConflict(error.cause);
}

import { type ClientBase, escapeIdentifier } from 'pg';

/**
 * Lets PostgreSQL write and read values alike, whatever the settings of the server, the database or the role are. The
 * settings end with the transaction.
 */
export async function speakPlainly(client: ClientBase): Promise<void> {
  await client.query(`
    set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local timezone = 'UTC'; set local extra_float_digits = 3; set local bytea_output = 'hex'`);
}

/** The job queue's own tables cannot be loaded: its jobs are read from them, and added again through its function. */
export const jobs = {
  name: 'graphile_worker.jobs',
  columns: ['identifier', 'payload', 'key', 'run_at', 'priority', 'max_attempts'],
};

/** Returns the statement that writes the jobs that will still be tried, however far they were. */
export function jobsToCopy(): string {
  return `select identifier, payload, key, run_at, job.priority, max_attempts
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
    where attempts < max_attempts`;
}

/** Returns a table and its columns as COPY names them. */
export function quoted({ name, columns }: { name: string; columns: readonly string[] }): string {
  return `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
}

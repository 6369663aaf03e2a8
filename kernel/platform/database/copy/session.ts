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

/** Returns the schema that our tables are in. */
export async function findSchema(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
  return rows[0]?.schema ?? 'public';
}

interface Target {
  schema: string;
  name: string;
  columns: readonly string[];
}

/** Returns a table and its columns as COPY names them: with their schema, since PostgreSQL's own tables are found before ours. */
export function quoted({ schema, name, columns }: Target): string {
  const listed = columns.map((column) => escapeIdentifier(column)).join(', ');
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)} (${listed})`;
}

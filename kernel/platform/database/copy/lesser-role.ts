import { type ClientBase, escapeIdentifier } from 'pg';

/**
 * Lets the transaction go on as a role that can do nothing but read and write our tables, if its own is a superuser, as that of the
 * embedded database is: what is loaded may have been written by somebody else. Returns what ends that and takes the role away.
 * Another role, which need only own the database, stays as it is.
 */
export async function asLesserRole(client: ClientBase, schema: string): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ is_superuser: string }>('show is_superuser');
  if (rows[0]?.is_superuser !== 'on') return async () => {};
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Roles belong to the whole server: this number is ours as long as the transaction lasts.
  const role = `patrolbook_load_${own[0]?.pid}`;
  const within = escapeIdentifier(schema);
  await client.query(`
    create role ${role} nologin;
    grant usage on schema ${within} to ${role};
    grant select, insert, update, delete on all tables in schema ${within} to ${role};
    grant insert on pg_temp.job to ${role};
    set local search_path to ${within};
    set local role ${role}`);
  return async () => {
    await client.query(`reset role; drop owned by ${role}; drop role ${role}`);
  };
}

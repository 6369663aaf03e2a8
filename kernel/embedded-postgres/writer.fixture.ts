import { argv, stdout } from 'node:process';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from './start.ts';

/**
 * Stands in for a Patrolbook that is killed while it works. Writes 200 rows over four connections to the
 * database in `directory`, prints each row's number once it is acknowledged, and kills the victim with -9 after
 * `killAfter` rows.
 */
const [, , directory = '', round, victim, killAfter] = argv;
const ROWS = 200;
const CONNECTIONS = 4;

const postgres = await startEmbeddedPostgres({ directory, database: 'patrolbook' });
const pool = new Pool({ ...postgres.connection, max: CONNECTIONS });
await pool.query('create table if not exists written (round int, number int, primary key (round, number))');
stdout.write('started\n');

let next = 1;
let acknowledged = 0;

async function write(): Promise<void> {
  while (next <= ROWS) {
    const number = next++;
    await pool.query('insert into written values ($1, $2)', [round, number]);
    stdout.write(`${number}\n`);
    acknowledged++;
    if (acknowledged === Number(killAfter)) kill();
  }
}

function kill(): void {
  if (victim !== 'node') process.kill(postgres.pid, 'SIGKILL');
  if (victim !== 'postgres') process.kill(process.pid, 'SIGKILL');
}

await Promise.all(Array.from({ length: CONNECTIONS }, write));
await postgres.ended;
process.exit(1);

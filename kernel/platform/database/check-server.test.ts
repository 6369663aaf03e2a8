import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { openTransactionPooler } from '../testing/transaction-pooler.ts';
import { findUsable } from './check-server.ts';

const source = testDatabase();

/** The URL of a database on a server. */
const urlOf = ({ host, port, user, database }: typeof source.connection) =>
  `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;

it('the first server that can be used is put first', async () => {
  const nowhere = 'postgres://u:secret@127.0.0.1:1/x';
  const here = urlOf(source.connection);
  expect(await findUsable([nowhere, here])).toEqual([here, nowhere]);
});

it('what is wrong is told of each server, without passwords [15.14]', async () => {
  const nowhere = ['postgres://u:secret@127.0.0.1:1/x', 'postgres://u:secret@127.0.0.1:2/x'];
  const problem = findUsable(nowhere);
  await expect(problem).rejects.toThrow(
    /^DATABASE_URL cannot be used \(127\.0\.0\.1:1\/x\): .+\. DATABASE_URL cannot be used \(127\.0\.0\.1:2\/x\): .+\.$/,
  );
  await expect(problem).rejects.not.toThrow('secret');
});

it('a database that can only be read is refused [15.14]', async () => {
  const { database } = source.connection;
  await source.database.$client.query(`alter database ${database} set default_transaction_read_only = on`);
  onTestFinished(async () => {
    const statement = `begin read write; alter database ${database} reset default_transaction_read_only; commit`;
    await source.database.$client.query(statement);
  });
  await expect(findUsable([urlOf(source.connection)])).rejects.toThrow(
    /can only be read .+ name the primary/,
  );
});

it('a database that is not in UTF-8 is refused [15.14]', async () => {
  const database = `${source.connection.database}_ascii`;
  await source.database.$client.query(
    `create database ${database} encoding 'SQL_ASCII' locale 'C' template template0`,
  );
  onTestFinished(async () => void (await source.database.$client.query(`drop database ${database}`)));
  await expect(findUsable([urlOf({ ...source.connection, database })])).rejects.toThrow(
    /is not in UTF-8 .+ createdb/,
  );
});

it('a pooler that lends connections for a transaction is refused [15.14]', async () => {
  const pooler = await openTransactionPooler(source.connection);
  onTestFinished(pooler.close);
  await expect(findUsable([urlOf(pooler.connection)])).rejects.toThrow(/lends connections for a transaction/);
});

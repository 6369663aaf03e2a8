import pg from 'pg';

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose connections may be given back twice to what they were lent by a callback, as graphile-worker 0.17 does with the one
 * on which it listens, if that breaks while the runner ends. It would be told so by a rejection that nobody can catch.
 */
export class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      let released = false;
      callback(error, client, (broken) => {
        if (released) return;
        released = true;
        release(broken);
      });
    });
    return undefined;
  }
}

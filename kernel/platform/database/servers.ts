import pg from 'pg';

/**
 * Several servers of one database, of which one can be written to at a time, as in a cluster that fails over
 * (product 15.15). node-postgres knows one server only, and no `target_session_attrs`.
 */

/** The address of PostgreSQL: a URL, or the embedded server's socket. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; password?: string };

/**
 * Returns a URL for each server that a PostgreSQL URL names, separated by commas: `postgres://user@one,two:5433/name`
 * (PostgreSQL's manual, section 34.1.1.3).
 */
export function serverUrls(url: string): string[] {
  const [, login = '', hosts = url, rest = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => login + host + rest);
}

/**
 * Returns the class of clients that connect to the first server, and to the next one after one has failed or can only be
 * read. What a client's failure costs is one call, which is sent again (product 15.12).
 */
export function clientOfWritable(connections: readonly Connection[]) {
  const servers = connections.map((connection) => {
    const { host, port } = new pg.Client(connection);
    return { host, port };
  });
  let current = 0;
  return class extends pg.Client {
    readonly #server = current;

    constructor(config?: pg.ClientConfig) {
      super(config);
      Object.assign(this, servers[current]);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const connecting = this.#connectOrMoveOn();
      if (!callback) return connecting;
      connecting.then(() => callback(null), callback);
      return undefined;
    }

    async #connectOrMoveOn(): Promise<pg.Client> {
      try {
        await super.connect();
        await this.#requireWritable();
        return this;
      } catch (error) {
        if (current === this.#server) current = (current + 1) % servers.length;
        throw error;
      }
    }

    async #requireWritable(): Promise<void> {
      if (await isWritable(this)) return;
      await this.end();
      throw readOnlyError(`the server ${this.host}`);
    }
  };
}

/** Returns what PostgreSQL throws at a write that it refuses because it only reads. */
export function readOnlyError(what: string): Error {
  return Object.assign(new Error(`${what} can only be read`), { code: '25006' });
}

/** Whether the server can be written to: a standby cannot, nor one that was demoted. */
export async function isWritable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { folderError } from './folder.ts';
import type { Runner } from './runner.ts';
import { hasSocket, makeSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts';

/** The address at which a server listens, and the settings that make it do so. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly password?: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Whether new connections can find it. */
  isThere(): boolean;
  /** Makes what the server needs to listen there again. */
  make(): void;
  remove(): void;
}

/** Returns a socket that only its owner can reach; on Windows, which has none, a free port on the loopback address. */
export async function chooseAddress(directory: string, runner: Runner): Promise<ListenAddress> {
  if (process.platform === 'win32') return loopback(directory);
  const folder = makeSocketFolder(directory, runner);
  return {
    host: folder,
    port: SOCKET_PORT,
    settings: { listen_addresses: '', unix_socket_directories: folder },
    isThere: () => hasSocket(folder),
    make: () => void makeSocketFolder(directory, runner),
    remove: () => removeSocketFolder(folder),
  };
}

async function loopback(directory: string): Promise<ListenAddress> {
  return {
    host: '127.0.0.1',
    port: await freePort(),
    ...passwordOf(directory),
    settings: { listen_addresses: '127.0.0.1' },
    isThere: () => true,
    make: () => {},
    remove: () => {},
  };
}

/** Returns the password of the server on this folder; nothing where its socket's folder protects it. */
export function passwordOf(directory: string): { password?: string } {
  if (process.platform !== 'win32') return {};
  return { password: readFileSync(passwordFile(directory), 'utf8').trim() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  return address.port;
}

/** Returns `initdb`'s options for client authentication: the socket's folder protects it, or else a password. */
export function authentication(directory: string): string[] {
  if (process.platform !== 'win32') return ['--auth=trust'];
  return ['--auth=scram-sha-256', `--pwfile=${makePasswordFile(directory)}`];
}

function makePasswordFile(directory: string): string {
  const path = passwordFile(directory);
  try {
    if (!existsSync(path)) writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  } catch (error) {
    throw folderError(dirname(path), error);
  }
  return path;
}

function passwordFile(directory: string): string {
  return `${directory}.password`;
}

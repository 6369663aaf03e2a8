import autocannon from 'autocannon';
import type { Call } from './data.ts';

/** Sends requests for so many seconds, or so many requests; returns how many milliseconds each took. Throws on any failed request. */
export function load(
  address: string,
  { path, method, clients }: Call,
  connections: number,
  lasting: { duration: number } | { amount: number },
) {
  return new Promise<number[]>((resolve, reject) => {
    const times: number[] = [];
    const signedIn = clients.values();
    const setupClient = (client: autocannon.Client) => client.setHeaders(signedIn.next().value);
    const options = { url: address + path, method, setupClient, connections, ...lasting };
    const running = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0) reject(new Error(`${method} ${path} did not return 200`));
      else resolve(times);
    });
    running.on('response', (...[, , , took]) => times.push(took));
  });
}

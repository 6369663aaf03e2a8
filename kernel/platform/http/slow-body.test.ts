import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { apiPrefix } from '#contract';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { second } from '../clock.ts';

const server = testApp();

it('a body that does not arrive ends at its limit [15.13]', async () => {
  const halfMinute = { headersTimeout: 30 * second, requestTimeout: 30 * second };
  expect(server.app.server).toMatchObject(halfMinute);
  Object.assign(server.app.server, { headersTimeout: second / 10, requestTimeout: second / 10 });
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${apiPrefix}${authRoutes.signIn.path} HTTP/1.1`,
    `Host: ${publicUrl.host}`,
    `Origin: ${publicUrl.origin}`,
    'Content-Type: application/json',
    'Content-Length: 40',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

import { expect, it } from 'vitest';
import { checkOverdue } from '#ecc/server/overdue/service.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();
const gauge = /^overdue_check_last_run_timestamp_seconds (\S+)$/m;

async function read() {
  const ready = await server.app.inject('/readyz');
  const metrics = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return { ready, seconds: Number(gauge.exec(metrics.body)?.[1]) };
}

it('readiness and metrics tell when overdue patrols were checked last, and stay up if never [17.10]', async () => {
  const before = await read();
  expect(before.ready.statusCode).toBe(200);
  expect(before.ready.json()).toMatchObject({ status: 'ok', overdueCheck: { ran: null } });
  expect(before.seconds).toBe(0);
  await checkOverdue(server.context).run();
  const ran = server.clock.now();
  const { ready, seconds } = await read();
  expect(ready.json()).toMatchObject({ status: 'ok', overdueCheck: { ran } });
  expect(seconds).toBe(Date.parse(ran) / 1000);
});

it('metrics are served without the database too [17.10]', async () => {
  await server.database.execute('alter table periodic_task_run rename to missing');
  const { statusCode, body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  await server.database.execute('alter table missing rename to periodic_task_run');
  expect(statusCode).toBe(200);
  expect(body).toMatch(gauge);
});

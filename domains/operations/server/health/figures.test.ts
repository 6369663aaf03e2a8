import { expect, it } from 'vitest';
import { hour } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

async function figure(name: string): Promise<number> {
  const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

it('the metrics count the log-ons that wait for the ECC, until their patrols are over [15.16]', async () => {
  const { id: organizationId } = await server.buildOrganization();
  const now = server.clock.now();
  const loggedOn = { organizationId, when: now, hours: 3, finalized: now, eccLogOnNotification: now };
  await server.buildPatrol(loggedOn);
  await server.buildPatrol({ ...loggedOn, started: { started: now } });
  await server.buildPatrol({ ...loggedOn, eccLogOnResponse: now });
  await server.buildPatrol({ ...loggedOn, cancelled: now });
  await server.buildPatrol({ ...loggedOn, eccLogOnNotification: null });
  expect(await figure('ecc_log_ons_waiting')).toBe(2);
  server.clock.advance(3 * hour);
  expect(await figure('ecc_log_ons_waiting')).toBe(0);
});

it('the metrics count jobs, and what of the database this process uses [15.16]', async () => {
  expect(await figure('jobs{state="waiting"}')).toBe(0);
  const add = "select graphile_worker.add_job('some task', max_attempts => 1)";
  await server.database.$client.query(add);
  await server.database.$client.query(add);
  expect(await figure('jobs{state="waiting"}')).toBe(2);
  expect(await figure('jobs{state="failed"}')).toBe(0);
  expect(await figure('database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await figure('database_connections{state="waiting"}')).toBe(0);
  expect(await figure('event_streams')).toBe(0);
});

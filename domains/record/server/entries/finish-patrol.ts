import type { EccService } from '#ecc/server/correspondence/service.ts';
import { type Finished, isTest } from '#patrols/contract';
import { type LockedPatrol, updatePatrol } from '#patrols/server/schedule/service.ts';
import { rememberOdometer } from '#vehicles/server/service.ts';
import { mailFinished } from './mails/queue.ts';

interface Finishing {
  finished: Finished;
  /** When it was recorded, by the server's clock. */
  moment: string;
  by: string;
}

/** Finishes a locked patrol, logs it off with the ECC and mails its summary (product 16.9 and 11.15). */
export async function finishPatrol(
  locked: LockedPatrol,
  ecc: Pick<EccService, 'logOff'>,
  { finished, moment, by }: Finishing,
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  await updatePatrol(tx, organizationId, patrol._id, { finished: { ...finished, moment } });
  await rememberReading(locked, finished);
  const done = { ...locked, patrol: { ...patrol, finished } };
  await ecc.logOff(done, { by, finished: finished.finished });
  await mailFinished(done);
}

/** The next start begins with this reading. The reading of a test patrol does not count (product 17.12). */
async function rememberReading(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { finished: when, vehicle }: Finished,
): Promise<void> {
  const rego = patrol.started?.vehicle?.rego;
  const reading = vehicle?.finishOdometer ?? null;
  if (!rego || reading === null || isTest(patrol)) return;
  await rememberOdometer(tx, organizationId, rego, { reading, when }, now);
}

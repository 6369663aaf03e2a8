import { isAnswerable } from '#crew/contract';
import type { EccLogOnForm } from '#ecc/contract';
import { EccLogOnDetails, isOver, isTest, type NewEccLogOn, type Patrol } from '#patrols/contract';
import { whyNotReady } from '#patrols/web/why-not-ready.ts';
import type { Vehicle } from '#vehicles/contract';
import { eccLogOnTexts } from '../texts.ts';

/** Returns the form's fields as they start: one's own phone and the vehicle that was used last (product 16.2). */
export function startingValues({ phone, vehicles: [vehicle] }: EccLogOnForm) {
  return { phone: phone ?? '', ...vehicleFields(vehicle), style: '', notes: '', standDownReason: '' };
}
/** Returns the fields of a log-on that was not taken. */
export function logOnValuesOf({
  phone,
  vehicle,
  overt,
  notes,
  standDownReason,
}: EccLogOnDetails): LogOnValues {
  const style = overt === null ? '' : overt ? 'overt' : 'covert';
  const texts = { notes: notes ?? '', standDownReason: standDownReason ?? '' };
  return { phone, ...vehicleFields(vehicle ?? undefined), style, ...texts };
}

export type LogOnValues = ReturnType<typeof startingValues>;

/** Returns the fields that describe a vehicle; blank fields for none. */
export function vehicleFields(vehicle?: Vehicle) {
  const { rego = '', make, model, color } = vehicle ?? {};
  return { rego, make: make ?? '', model: model ?? '', color: color ?? '' };
}

/** Returns what is sent. Four blank fields are no vehicle. */
export function logOnBodyOf(
  attempt: Required<Pick<NewEccLogOn, '_id' | 'training'>>,
  { phone, style, notes, standDownReason, ...vehicle }: LogOnValues,
) {
  const hasVehicle = Object.values(vehicle).some((text) => text.trim() !== '');
  const overt = style === '' ? null : style === 'overt';
  return { ...attempt, phone, vehicle: hasVehicle ? vehicle : null, overt, notes, standDownReason };
}

/** Returns the details of the message that would be sent; while the values are not valid, as they are typed. */
export function logOnDetailsOf(values: LogOnValues): EccLogOnDetails {
  const body = logOnBodyOf({ _id: '', training: false }, values);
  return EccLogOnDetails.safeParse(body).data ?? body;
}

/** Whether the crew will be able to log on, but not yet. `now` is an ISO instant. */
export function isTooEarly(patrol: Patrol, now: string): boolean {
  return patrol.finalized !== null && isAnswerable(patrol, now);
}

/** Returns why the crew cannot log on now, by the conditions of product 8.2. `now` is an ISO instant. */
export function whyNotNow(patrol: Patrol, now: string, zone: string): string {
  const isRunning = patrol.started && !patrol.finished && !isOver(patrol, now);
  if (!isRunning) return whyNotReady(patrol, 'logOn', now, zone);
  return eccLogOnTexts.started(isTest(patrol) ? 'training' : 'ecc');
}

import { limits, line, optionalText, plainCode, withoutPastedMarks } from '#contract';
import { z } from '#contract/zod.ts';

/** A vehicle's make, model, colour or type. */
export const VehicleDetail = optionalText(line(limits.vehicle));

/** A registration plate: 1 to 6 letters and digits, in capitals; blanks are left out. */
export const Rego = z
  .string()
  .overwrite((text) => plainCode(withoutPastedMarks(text)).replaceAll(/\s/g, '').toUpperCase())
  .min(1)
  .max(limits.rego.max)
  .regex(/^[A-Z0-9]*$/);

/** A patrol's vehicle. */
export const Vehicle = z.object({
  rego: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  color: z.string().nullable(),
});
export type Vehicle = z.infer<typeof Vehicle>;

export const NewVehicle = z.strictObject({
  rego: Rego,
  make: VehicleDetail,
  model: VehicleDetail,
  color: VehicleDetail,
});

/** A vehicle that the organization remembers, with its odometer at the last finish. */
export const RememberedVehicle = Vehicle.extend({
  /** In kilometres; null if no finish recorded it. */
  odometer: z.object({ reading: z.number(), when: z.string() }).nullable(),
});
export type RememberedVehicle = z.infer<typeof RememberedVehicle>;

import { Rego, type Vehicle } from '#vehicles/contract';

/** Returns the vehicle with a rego, however the rego is typed. */
export function vehicleOf<V extends Vehicle>(vehicles: readonly V[], rego: string): V | undefined {
  const typed = Rego.safeParse(rego).data;
  return vehicles.find((vehicle) => vehicle.rego === typed);
}

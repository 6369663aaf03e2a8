import type { Vehicle } from './schema.ts';

/** `KLM127, Toyota Corolla, silver` */
export function describeVehicle({ rego, make, model, color }: Vehicle): string {
  const kind = [make, model].filter(Boolean).join(' ');
  return [rego, kind, color].filter(Boolean).join(', ');
}

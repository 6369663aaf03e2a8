import { limits, listUpTo } from '#contract';
import { z } from '#contract/zod.ts';

/** The places whose streets are asked for, by coordinates alone. */
export const StreetsRequest = z.strictObject({
  places: listUpTo(
    limits.streets.max,
    z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  ),
});
export type StreetsRequest = z.infer<typeof StreetsRequest>;

/** The name of the street that each place is by, in the order asked; null where there is none (product 18.26). */
export const Streets = z.object({ streets: z.array(z.string().nullable()) });
export type Streets = z.infer<typeof Streets>;

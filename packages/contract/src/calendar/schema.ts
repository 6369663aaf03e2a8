import { z } from '../zod.ts';

/**
 * The address from which calendar applications read the caller's calendar, and when it was made; nulls if there
 * is none (product 10.4).
 */
export const Calendar = z.object({ address: z.url().nullable(), made: z.string().nullable() });
export type Calendar = z.infer<typeof Calendar>;

import { z } from './zod.ts';

/** Where an installation reports page views, and under which pseudonym (product 21). */
export const Analytics = z.object({
  url: z.string(),
  /** Stands for the caller at that host, and tells it nothing about them. */
  identity: z.string(),
});
export type Analytics = z.infer<typeof Analytics>;

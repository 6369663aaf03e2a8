import { defineRoute, Id, jsonText, limits, signedIn, viewKinds } from '#contract';
import { z } from '#contract/zod.ts';
import { View } from './schema.ts';

const filter = z.strictObject({
  /** Who looked. */
  by: Id.optional(),
  what: z.enum(viewKinds).optional(),
  /** The patrol or the person that was looked at. */
  of: Id.optional(),
});
export type ViewFilter = z.infer<typeof filter>;

export const viewRoutes = {
  listViews: defineRoute({
    method: 'GET',
    path: '/views',
    summary: 'Lists who saw personal details, the latest first; reading it is logged as well',
    access: signedIn('admin'),
    shows: ['views'],
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default),
      /** The last view of the page before. */
      after: Id.optional(),
      filter: z.preprocess(jsonText, filter).optional(),
    }),
    status: 200,
    response: z.object({
      items: z.array(View),
      /** Whether there are older ones. */
      more: z.boolean(),
    }),
  }),
} as const;

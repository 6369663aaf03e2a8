import { Id, limits, listUpTo } from '#contract';
import { z } from '#contract/zod.ts';

/** What is said of two people: that they must not go on patrol together, or that they asked to. */
export const PairKind = z.enum(['not-together', 'together']);
export type PairKind = z.infer<typeof PairKind>;

/** Somebody with whom a person must not go, or wishes to go. The same is said of the other one. */
export const Pair = z.strictObject({ personId: Id, kind: PairKind });
export type Pair = z.infer<typeof Pair>;

/** What admins say of a person for the making of crews, for admins alone (product 6.50). Saved as a whole; the last edit wins. */
export const Pairing = z.strictObject({
  /** Whether they are experienced enough to be the only experienced one on a patrol. */
  experienced: z.boolean(),
  pairs: listUpTo(limits.pairs.max, Pair).refine(
    (pairs) => new Set(pairs.map(({ personId }) => personId)).size === pairs.length,
    { params: { reason: 'not-unique' } },
  ),
});
export type Pairing = z.infer<typeof Pairing>;

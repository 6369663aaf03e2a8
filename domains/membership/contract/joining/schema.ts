import { Email, Id, line, Message, optional, Phone } from '#contract';
import { z } from '#contract/zod.ts';

/** What the page says on which somebody asks to join (product 4.26). */
export const JoinPageContent = z.object({ organizationName: z.string(), words: z.string() });
export type JoinPageContent = z.infer<typeof JoinPageContent>;

/** What somebody who asks to join says of themself. */
export const NewJoinRequest = z.strictObject({
  firstName: line(),
  lastName: line(),
  email: Email,
  phone: Phone,
  message: optional(Message),
});
export type NewJoinRequest = z.infer<typeof NewJoinRequest>;

const asked = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string().nullable(),
};

/** A request as the page of the mailed link shows it, for its address to be confirmed (product 4.28). */
export const AskedToJoin = JoinPageContent.pick({ organizationName: true }).extend({
  ...asked,
  isConfirmed: z.boolean(),
});
export type AskedToJoin = z.infer<typeof AskedToJoin>;

/** A request whose address was confirmed, as admins see it (product 4.29). */
export const JoinRequest = z.object({
  _id: Id,
  ...asked,
  confirmed: z.string(),
  /** When it is removed, unless it is answered before. */
  expires: z.string(),
  /** The member who has this address already. */
  member: z.object({ _id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

import { Email, Version } from '#contract';
import { z } from '#contract/zod.ts';
import { Person } from '#people/contract';

/** An admin as a super administrator sees them, who sees nobody else of an organization (product 3.7). */
export const Admin = Person.pick({ _id: true, firstName: true, lastName: true, addressFailing: true }).extend(
  {
    email: z.string(),
    /** Null while they are only invited. */
    firstSignedIn: z.string().nullable(),
    /** When the last invitation was mailed; null if none was. */
    invited: z.string().nullable(),
    version: z.number(),
  },
);
export type Admin = z.infer<typeof Admin>;

/** The address of an admin who has not signed in yet. */
export const AdminPatch = z.strictObject({ email: Email, version: Version.optional() });
export type AdminPatch = z.infer<typeof AdminPatch>;

import { limits } from '../limits.ts';
import { Person } from '../people/schema.ts';
import { Email, line, Version } from '../values.ts';
import { z } from '../zod.ts';

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

/** A person who is to be an admin. */
export const NewAdmin = z.strictObject({
  firstName: line(limits.adminName),
  lastName: line(limits.adminName),
  email: Email,
});
export type NewAdmin = z.infer<typeof NewAdmin>;

/** The address of an admin who has not signed in yet. */
export const AdminPatch = z.strictObject({ email: Email, version: Version.optional() });
export type AdminPatch = z.infer<typeof AdminPatch>;

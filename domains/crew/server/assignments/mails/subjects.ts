import { z } from 'zod';

/** The outbox fields of a mail about an assignment. */
export const AboutAssignment = z.object({
  organizationId: z.uuid(),
  subject: z.object({ assignmentId: z.uuid() }),
});

/** The same of somebody's place that another one has taken over. */
export const AboutCover = AboutAssignment.extend({
  subject: AboutAssignment.shape.subject.extend({ offerId: z.uuid() }),
});

/** The outbox fields of a mail about a guest. */
export const AboutGuest = z.object({ organizationId: z.uuid(), subject: z.object({ guestId: z.uuid() }) });

/** The outbox fields of a mail about a patrol. */
export const AboutPatrol = z.object({ organizationId: z.uuid(), subject: z.object({ patrolId: z.uuid() }) });

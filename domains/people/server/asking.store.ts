import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm/sql';
import { joinRequest } from '#platform/database/schema/joining.ts';

/** Returns the condition that a request to join waits for an answer: its address was confirmed, and it has not expired (product 4.29). */
export function asksToJoin(organizationId: string | Placeholder, now: string | Placeholder): SQL | undefined {
  const isConfirmed = isNotNull(joinRequest.confirmed);
  return and(eq(joinRequest.organizationId, organizationId), isConfirmed, gt(joinRequest.expires, now));
}

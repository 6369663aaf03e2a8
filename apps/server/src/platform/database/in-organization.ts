import { eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whose rows a prepared statement is about: a member's, or those of super administrators, who have no organization. */
export type Belonging = 'member' | 'platform';

export function belongingOf(organizationId: string | null): Belonging {
  return organizationId === null ? 'platform' : 'member';
}

/** What a prepared statement compares with: the placeholder `organizationId`, which the platform's has not. */
export const organizationIdOf = { member: sql.placeholder('organizationId'), platform: null };

/** Returns the condition that a row is of this organization; for null, that it is of none (decision 80). */
export function inOrganization(column: AnyPgColumn, organizationId: string | Placeholder | null): SQL {
  return organizationId === null ? isNull(column) : eq(column, organizationId);
}

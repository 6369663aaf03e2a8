import type { Admin } from '#membership/contract';
import { presentFailing } from '../people/service.ts';
import type { listAdmins } from './store.ts';

type AdminRow = Awaited<ReturnType<typeof listAdmins>>['rows'][number] & { email: string };

/** Returns what a super administrator sees of an admin (product 3.7). */
export function presentAdmin({ id: _id, lastMail, matches: _, ...admin }: AdminRow): Admin {
  return { _id, ...admin, ...presentFailing(lastMail) };
}

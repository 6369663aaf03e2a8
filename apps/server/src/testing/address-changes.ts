import { eq } from 'drizzle-orm';
import { addressChangeRoutes } from '#membership/contract';
import { addressChange } from '#platform/database/schema/people.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { testApp } from './app.ts';

type App = ReturnType<typeof testApp>;

/** Returns the link that was mailed to the former address of somebody whose address is to be changed. */
export async function addressChangeLink(app: App, { id }: { id: string }): Promise<string> {
  const [row] = await app.database.select().from(addressChange).where(eq(addressChange.personId, id));
  return linkTokenText(app.context.settings.secretKeys, 'address-change', row?.id ?? '');
}

/** Confirms it by that link. Returns the status. */
export async function confirmAddressChange(app: App, person: { id: string }): Promise<number> {
  const linkToken = await addressChangeLink(app, person);
  const holder = await app.as(null);
  return (await holder(addressChangeRoutes.confirmAddressChange, { params: { linkToken } })).status;
}

import { and, eq } from 'drizzle-orm';
import { patrolRoutes } from '#patrols/contract';
import { offerRoutes } from '#planning/contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { testApp } from './app.ts';
import { buildRoster, queuedMails } from './roster.ts';

const finalized = '2026-11-20T00:00:00.000Z';

/** A finalized patrol that wants a crew of two and has nobody, and those who offer and take its places. */
export async function buildOffered(
  app: ReturnType<typeof testApp>,
  given: Parameters<typeof buildRoster>[1] = {},
) {
  const roster = await buildRoster(app, { finalized, ...given });
  const { organizationId, admin, hemi, mere, patrol } = roster;
  const [asAdmin, asHemi, asMere, asHolder] = await Promise.all([
    app.as(admin),
    app.as(hemi),
    app.as(mere),
    app.as(null),
  ]);
  const offer = (body: object = {}) => {
    return asAdmin(offerRoutes.offerPlaces, { body: { ids: [patrol.id], ...body } });
  };
  const listOffers = async () => {
    return (await asAdmin(offerRoutes.listOffers, { params: { id: patrol.id } })).body.items;
  };
  return {
    ...roster,
    asAdmin,
    asHemi,
    asMere,
    asHolder,
    offer,
    listOffers,
    /** Offers the places to all, and returns the id of the offer. */
    async offered() {
      await offer();
      return (await listOffers())[0]?._id ?? 'none';
    },
    /** Another finalized patrol of the organization. */
    buildOther: (other: Parameters<typeof app.buildPatrol>[0]) =>
      app.buildPatrol({ finalized, ...other, organizationId }),
    /** The token of the link that a person was last mailed. */
    async bearerOf({ id: personId }: { id: string }) {
      const of = and(eq(linkToken.personId, personId), eq(linkToken.purpose, 'offers'));
      const found = await app.database.select().from(linkToken).where(of).orderBy(linkToken.id);
      return linkTokenText(app.context.settings.secretKeys, 'offers', found.at(-1)?.id ?? '');
    },
    mailed: () => queuedMails(app, organizationId, 'place-offered'),
    crew: async () => {
      const { patrollers } = (await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } })).body;
      return patrollers;
    },
  };
}

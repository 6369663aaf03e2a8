import { members, signedIn } from '../../access.ts';
import { defineRoute } from '../../route.ts';
import { Id } from '../../values.ts';
import { z } from '../../zod.ts';

const personParams = z.strictObject({ id: Id });

/** How often one network may ask for an archive, for which much is read. */
const archives = { max: 20, perSeconds: 600 };

export const personalRoutes = {
  downloadMyInformation: defineRoute({
    method: 'GET',
    path: '/my/information.zip',
    summary: 'Returns all that is held about the caller: a page to read, and the same as JSON',
    access: members,
    confirmed: true,
    limit: archives,
    status: 200,
    response: z.string(),
    chunked: 'application/zip',
  }),
  downloadInformation: defineRoute({
    method: 'GET',
    path: '/person/{id}/information.zip',
    summary: 'Returns all that is held about a person of the organization, likewise',
    access: signedIn('admin'),
    params: personParams,
    confirmed: true,
    limit: archives,
    status: 200,
    response: z.string(),
    chunked: 'application/zip',
  }),
} as const;

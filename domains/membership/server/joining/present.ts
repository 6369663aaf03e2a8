import type { AskedToJoin, JoinRequest } from '#membership/contract';
import type { findLinked, listRequests, StoredJoinRequest } from './store.ts';

type Listed = Awaited<ReturnType<typeof listRequests>>['rows'][number];
type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/** Returns a request as admins see it. */
export function presentRequest({ request, member }: Listed): JoinRequest {
  const { id, asked, confirmed, expires } = request;
  return {
    _id: id,
    ...presentAsker(request),
    confirmed: confirmed ?? asked, // every listed one was confirmed
    expires,
    member: member && { _id: member.id, firstName: member.firstName, lastName: member.lastName },
  };
}

/** Returns a request as the page of its link shows it. */
export function presentLinked({ request, organization }: Linked): AskedToJoin {
  return {
    organizationName: organization.name,
    ...presentAsker(request),
    isConfirmed: request.confirmed !== null,
  };
}

function presentAsker({ firstName, lastName, email, phone, message }: StoredJoinRequest) {
  return { firstName, lastName, email, phone, message };
}

/** Statements that are not held to one organization, by what `shapeOf` calls them, and why (decision 80). */
interface Listed {
  reason: string;
  shapes: readonly (string | RegExp)[];
}

const listed: readonly Listed[] = [
  {
    reason: 'The directory: an address does not say whose it is',
    shapes: ['select person: address'],
  },
  {
    reason:
      'The directory: a token does not say whose it is; those of several requests are looked up at once (product 9.6)',
    shapes: [
      'select second_step, session, person: id, revoked, expires, finished, archived',
      'select link_token, person: id, used, voided, expires, finished, archived',
      'select link_token, person: id, purpose, used, voided, expires, finished, archived',
      'select link_token: id',
      'select join_request: id, expires, archived, confirmed, join_page',
      'select address_change: id',
      'select person: id, finished, archived, roles',
      'select mail: id',
    ],
  },
  {
    reason: 'A sweep: a worker looks for what is due in any organization',
    shapes: [
      'select mail: next_attempt, carried_by, for_digest, urgent',
      'select mail, person: for_digest, carried_by, next_attempt',
      'select mail, address_change: done, due, archived',
      'select reminder: archived, id',
      'select privacy_shortening, privacy: archived',
      'select erasure: due, archived',
      'select reminder, patrol: finalized, cancelled, started, deleted, archived, when, start',
      'select overdue_alarm, incident, patrol: started, finished, cancelled, deleted, when, hours, overdue_acknowledged',
      'select patrol, person, assignment, offer: next_turn, withdrawn, taken, id',
      'update patrol, offer: next_turn, withdrawn, taken',
      'update mail: urgent, next_attempt, for_digest, created',
    ],
  },
  {
    reason: 'A clock has been set back, which was wrong for all organizations (decision 95)',
    shapes: [
      'update mail: next_attempt, for_digest, attempts, created',
      'update session: issued, refreshed, confirmed',
      'update link_token: created, used, voided',
      'update join_request: asked, confirmed',
      'update address_change: asked, done',
      'update offer_recipient, offer: created, taken, withdrawn',
      'update offer_recipient: asked',
      'update mail: created, sent',
      'update idempotency_record: created',
      'update erasure_request: asked, declined',
      'update privacy_shortening: chosen',
      'update erasure: chosen',
      'update privacy_hold: release_chosen',
      'update person: started, invited, second_step_required',
    ],
  },
  {
    reason: 'A sweep: a worker removes what has expired',
    shapes: [
      'delete idempotency_record: created',
      'delete join_request: expires',
      'delete address_change: done, due',
      'update privacy_hold, ecc_reply: organization_id, id',
    ],
  },
  {
    reason: 'A figure for the operator, of all organizations',
    shapes: [
      'select mail: next_attempt, carried_by, for_digest',
      'select mail: bounced, abandoned, last_error',
      'select mail, ecc_notification, patrol: urgent, next_attempt, created, last_error, deleted, name, call_sign, kind, started, finished, cancelled, overdue_acknowledged, when, hours, subject, ecc_log_on_response, ecc_log_off_response',
      'select patrol: id, ecc_log_on_notification, ecc_log_on_response, when, hours, finalized, cancelled, started, deleted, finished',
    ],
  },
  {
    reason: 'The demonstration is removed, and looks for its own people',
    shapes: [
      /^delete \w+: organization_id$/,
      'select session: organization_id',
      'select session: organization_id, person_id',
      'select person: password_hash, finished',
    ],
  },
];

const allShapes = listed.flatMap(({ shapes }) => shapes);

/** How many are listed. */
export const listedCount = allShapes.length;

/** Returns the place in the list that lets a statement of this shape be about several organizations; null if none does. */
export function placeInList(shape: string): number | null {
  const place = allShapes.findIndex((one) => (typeof one === 'string' ? one === shape : one.test(shape)));
  return place < 0 ? null : place;
}

/** Returns what is listed at these places. */
export function listedAt(places: readonly number[]): string[] {
  return places.map((place) => String(allShapes[place]));
}

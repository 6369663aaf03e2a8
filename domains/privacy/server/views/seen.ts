import type { z } from 'zod';
import { isPresent, type Route, type ViewKind } from '#contract';
import { EccLogOnForm, eccRoutes } from '#ecc/contract';
import { adminRoutes, joiningRoutes } from '#membership/contract';
import { mailRoutes, Reach, WholeMessage } from '#messages/contract';
import { type Incident, Patrol } from '#patrols/contract';
import { Person, peopleRoutes } from '#people/contract';
import { recordedRoutes, type ViewSubject, viewRoutes } from '#privacy/contract';
import { incidentRoutes, recordRoutes } from '#record/contract';

/** What an answer shows of people, of one patrol or person, or of several in the organization. */
interface Seen {
  what: ViewKind;
  subject: ViewSubject['kind'];
  /** The patrol or the person; null if it is several. */
  subjectId: string | null;
  amount: number | null;
}

/** Who called, and the `id` of the path. */
interface Scene {
  viewerId: string;
  id: string;
}

type SeenIn = (route: Route, answer: unknown, scene: Scene) => Seen[];

/** Returns what an answer of a route shows. Throws for a route whose answers nobody has described here. */
export function seenIn({ path, response, shows = [], text, chunked }: Route): SeenIn | null {
  if (shows.length === 0) return null;
  if (text ?? chunked) return fileSeen(path, shows);
  const found = rules.find(({ schema }) => schema === response);
  if (!found) throw new Error(`${path} shows personal details, but seen.ts does not say of whom`);
  return found.seen;
}

/** A file is of the person that its path names, or else of several. */
function fileSeen(path: string, shows: readonly ViewKind[]): SeenIn {
  const isOfOne = path.startsWith('/person/{id}/');
  return (_route, _answer, { id }) =>
    shows.map((what) => (isOfOne ? of('person', id, what, null) : of('several', null, what, null)));
}

function of(subject: Seen['subject'], subjectId: string | null, what: ViewKind, amount: number | null): Seen {
  return { what, subject, subjectId, amount };
}

/** Says nothing of an answer without details: nobody's were seen. */
function some(subject: Seen['subject'], subjectId: string | null, what: ViewKind, amount: number): Seen[] {
  return amount > 0 ? [of(subject, subjectId, what, amount)] : [];
}

/** Returns a rule for all answers of a schema. */
function rule<S extends z.ZodType>(schema: S, seen: (answer: z.output<S>, scene: Scene) => Seen[]) {
  const isAnswer = ({ response }: Route, _answer: unknown): _answer is z.output<S> => response === schema;
  return {
    schema,
    seen: (route: Route, answer: unknown, scene: Scene) =>
      isAnswer(route, answer) ? seen(answer, scene) : [],
  };
}

const rules: readonly { schema: z.ZodType; seen: SeenIn }[] = [
  rule(Patrol, (patrol) => {
    const { _id, incidents, guests, setAside = [], taken = [] } = patrol;
    const aside = [...setAside, ...taken].flatMap((one) =>
      one.kind === 'incident' || one.kind === 'edit' ? one.entry : [],
    );
    return [
      ...some('patrol', _id, 'involved', [...incidents, ...aside].filter(hasInvolved).length),
      ...some('patrol', _id, 'contacts', Object.values(guests).filter(isReachable).length),
    ];
  }),
  rule(incidentRoutes.listIncidents.response, ({ items }) => ofEachPatrol(items.filter(hasInvolved))),
  rule(recordedRoutes.listRecorded.response, ({ items }) => ofEachPatrol(items)),
  rule(recordRoutes.listFormerIncidents.response, ({ items }, { id }) =>
    some('patrol', id, 'former', items.length),
  ),
  rule(Person, (person, { viewerId }) => {
    const isOther = person._id !== viewerId && isReachable(person);
    return some('person', person._id, 'contacts', isOther ? 1 : 0);
  }),
  rule(peopleRoutes.listPersons.response, ({ items }, { viewerId }) => {
    const others = items.filter((person) => person._id !== viewerId && isReachable(person));
    return some('several', null, 'contacts', others.length);
  }),
  rule(adminRoutes.listAdmins.response, ({ items }) => some('several', null, 'contacts', items.length)),
  rule(joiningRoutes.listJoinRequests.response, ({ items }) =>
    some('several', null, 'contacts', items.length),
  ),
  // Its `phone` is the caller's own.
  rule(EccLogOnForm, ({ crew, phone }, { id }) => {
    const others = crew.filter((mate) => isReachable(mate) && (phone === null || mate.phone !== phone));
    return some('patrol', id, 'contacts', others.length);
  }),
  // They may quote the log-on.
  rule(eccRoutes.listEccReplies.response, ({ items }, { id }) =>
    some('patrol', id, 'contacts', items.length),
  ),
  rule(mailRoutes.listPatrolMails.response, ({ items }, { id }) => {
    const addressed = items.filter(({ recipient }) => recipient.address !== null);
    return some('patrol', id, 'contacts', addressed.length);
  }),
  rule(mailRoutes.listUnsent.response, ({ items }) =>
    items.flatMap(({ _id, crew }) => some('patrol', _id, 'contacts', crew.filter(isReachable).length)),
  ),
  rule(Reach, ({ unmailed, failing }) =>
    some('several', null, 'contacts', [...unmailed, ...failing].filter(isReachable).length),
  ),
  rule(WholeMessage, ({ unreached }) =>
    some('several', null, 'contacts', unreached.filter(isReachable).length),
  ),
  rule(viewRoutes.listViews.response, () => [of('several', null, 'views', null)]),
];

/** Returns a view of each patrol whose incidents these are. */
function ofEachPatrol(incidents: readonly { patrol: { _id: string } }[]): Seen[] {
  const amounts = new Map<string, number>();
  for (const { patrol } of incidents) amounts.set(patrol._id, (amounts.get(patrol._id) ?? 0) + 1);
  return [...amounts].map(([id, amount]) => of('patrol', id, 'involved', amount));
}

/** Whether an incident has people, details of them, a plate, or what the server does not know and so may be about them. */
function hasInvolved({ people, peopleDetails, vehicles, extra }: Incident): boolean {
  const hasPlate = vehicles.some(({ rego, extra: more }) => isPresent(rego) || more !== undefined);
  return people.length > 0 || isPresent(peopleDetails) || extra !== undefined || hasPlate;
}

interface Contacts {
  phone?: string | null | undefined;
  email?: string | null | undefined;
  idNumber?: string | null | undefined;
}

/** Whether there is anything by which somebody is reached, or known to the ECC. */
function isReachable({ phone, email, idNumber }: Contacts): boolean {
  return Boolean(phone ?? email ?? idNumber);
}

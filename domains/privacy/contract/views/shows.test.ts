import { describe, expect, it } from 'vitest';
import type { Route, ViewKind } from '#contract';
import { z } from '#contract/zod.ts';
import { type RouteName, routes } from '#server/app/routes.ts';

/** What each route shows of people, read off the schema of its answer, so that a route that is added cannot forget to say so. */

/** Facts by which somebody is reached or known, and those of incidents about people who never asked to be there. */
const kinds: Readonly<Record<string, ViewKind>> = {
  phone: 'contacts',
  email: 'contacts',
  idNumber: 'contacts',
  address: 'contacts',
  peopleDetails: 'involved',
};

/** What has such a name and is about nobody: the ECC of an organization, a place, a calendar's address. */
const aboutNobody = new Set(['ecc', 'location']);
const calendars: readonly RouteName[] = [
  'getMyCalendar',
  'renewMyCalendar',
  'getRosterCalendar',
  'renewRosterCalendar',
];
/** Their answers show nobody but the caller or the holder of the link. */
const ownOnly: readonly RouteName[] = [
  'getMyProfile',
  'updateMyProfile',
  'viewPasswordLink',
  'viewJoinLink',
  'prepareMySecondStep',
];

function kindsIn(schema: unknown): ViewKind[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => {
      if (aboutNobody.has(name)) return [];
      return [kinds[name] ?? [], kindsIn(inner)].flat();
    });
  if (schema instanceof z.ZodArray) return kindsIn(schema.element);
  if (schema instanceof z.ZodRecord) return kindsIn(schema.valueType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(kindsIn);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return kindsIn(schema.unwrap());
  if (schema instanceof z.ZodPipe) return kindsIn(schema.out);
  if (schema instanceof z.ZodLazy) return kindsIn(schema.unwrap());
  return [];
}

const all = Object.entries(routes) as [RouteName, Route][];
const known = new Set([...calendars, ...ownOnly]);

describe('what is seen of people is declared [22.20]', () => {
  it.each(all.filter(([name]) => !known.has(name)))('by %s', (_, { response, shows = [] }) => {
    const shown = new Set<ViewKind>(shows);
    // Former versions have what incidents have.
    if (shown.has('former')) shown.add('involved').add('contacts');
    // The people of incidents have phones.
    if (shown.has('involved')) shown.add('contacts');
    for (const kind of kindsIn(response)) expect(shown).toContain(kind);
  });

  it.each(all.filter(([, { text, chunked }]) => text ?? chunked))(
    'by %s, whose text says nothing of it',
    (_, { shows }) => {
      expect(shows).toBeDefined();
    },
  );
});

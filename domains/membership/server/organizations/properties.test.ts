import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { isTimeZone } from '#contract';
import { organizationRoutes, secondStepChoices } from '#organizations/contract';
import { isVisible } from '#platform/testing/arbitraries.ts';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

/** Trimmed text of letters, digits and symbols of many scripts. */
function text(minLength: number, maxLength = 60) {
  const unit = fc.oneof(
    fc.constantFrom('ā', 'Ō', 'é', 'ß', '’', '"', '<', '\\', '😀', '漢', ' ', '\n'),
    fc.string(),
  );
  return fc
    .string({ unit: 'grapheme', minLength, maxLength })
    .map((base) => base.trim())
    .filter((given) => given.length >= minLength)
    .chain((base) => unit.map((more) => (base + more).trim()))
    .filter(isVisible);
}

const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone);
const orNone = <T>(given: fc.Arbitrary<T>) => fc.option(given, { nil: undefined });

/** Patches that are stored unchanged: the texts are trimmed and the names capitalised. */
const patches = fc.record({
  emailSignOff: orNone(text(1)),
  patrollerInstructions: orNone(text(0, 300)),
  patrolMeetUpInstructions: orNone(text(0, 300)),
  patrolNames: orNone(fc.array(text(1), { minLength: 1, maxLength: 5 })),
  joinPage: orNone(fc.boolean()),
  askInTurn: orNone(fc.boolean()),
  secondStepFor: orNone(fc.constantFrom(...secondStepChoices)),
  joinWords: orNone(text(1)),
  timeZone: orNone(fc.constantFrom(...zones)),
  eccPhone: orNone(fc.option(fc.stringMatching(/^[0-9]{3,12}$/))),
  eccEmail: orNone(fc.option(fc.constantFrom('ecc@example.nz', "o'neill+ecc@example.co.nz"))),
  coordinatorName: orNone(fc.option(text(1))),
  coordinatorPhone: orNone(fc.option(fc.stringMatching(/^[0-9]{3,12}$/))),
  emailFrom: orNone(
    fc.constantFrom('a@example.nz', 'Hōhepa <a@example.nz>', '"South, Howick" <a@example.nz>'),
  ),
  name: orNone(fc.stringMatching(/^[A-Z][a-z]{2,20}( [A-ZĀŌ][A-Za-z’'-]{0,10}){0,3}$/)),
});

let call: Awaited<ReturnType<typeof app.as>>;
let params: { id: string };
beforeAll(async () => {
  call = await app.as(await app.buildPerson({ roles: ['sa'] }));
  params = { id: (await app.buildOrganization()).id };
});

it('what was written of an organization reads back, with all else unchanged [12.2]', async () => {
  await fc.assert(
    fc.asyncProperty(patches, async (patch) => {
      const before = (await call(organizationRoutes.getOrganization, { params })).body;
      const changed = await call(organizationRoutes.updateOrganization, { params, body: patch });
      expect(changed.status).toBe(200);
      const after = (await call(organizationRoutes.getOrganization, { params })).body;
      expect(after).toEqual(changed.body);
      const { version, edited, eccPhone, eccEmail, isFromRead } = after;
      const ecc = { phone: eccPhone, takesMail: eccEmail !== null };
      expect(isFromRead).toBe(patch.emailFrom !== undefined || before.isFromRead);
      expect(after).toEqual({ ...before, ...definedOf(patch), ecc, isFromRead, version, edited });
    }),
    { numRuns: 60 },
  );
});

function definedOf(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

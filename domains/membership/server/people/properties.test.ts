import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberRoles } from '#contract';
import { peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

/** A line in any script, with characters that SQL, HTML or JSON might break on. */
const line = fc
  .string({
    unit: fc.oneof(fc.constantFrom('ā', 'Ō', 'ß', '’', '"', '\\', '<', '%', '😀', '漢'), fc.string()),
    maxLength: 12,
  })
  .map((text) => text.replaceAll('\0', '').trim())
  .filter((text) => text.length >= 1 && text.length <= 200);
const mailbox = fc.stringMatching(/^[a-z][a-z0-9]{3,12}(\.[a-z0-9]{2,5})?$/);

let count = 0;
const fields = {
  firstName: line,
  lastName: line,
  email: mailbox.map((local) => {
    count += 1;
    return `${local}+${count}@example.nz`;
  }),
  phone: fc.option(fc.stringMatching(/^[0-9+][0-9 ]{1,20}[0-9]$/)),
  idNumber: fc.option(fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,18}[0-9]$/)),
  roles: fc.subarray([...memberRoles]),
};
const newcomers = fc.record(fields);
const patches = fc.record(fields, { requiredKeys: [] });

let call: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  call = await app.as(await app.buildPerson({ roles: ['admin'] }));
});

const read = async (id: string) => (await call(peopleRoutes.getPerson, { params: { id } })).body;

describe('what was written of a person reads back [12.2]', () => {
  it('after adding and after any changes, with all else unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(newcomers, fc.array(patches, { maxLength: 3 }), async (newcomer, changes) => {
        const { status, body } = await call(peopleRoutes.createPerson, { body: newcomer });
        expect(status).toBe(201);
        const params = { id: body._id };
        let expected = { ...newcomer, _id: body._id, started: app.clock.now(), finished: null };
        expect(await read(params.id)).toMatchObject(expected);
        for (const patch of changes) {
          const changed = await call(peopleRoutes.updatePerson, { params, body: patch });
          expected = { ...expected, ...patch };
          expect(changed).toMatchObject({ status: 200, body: expected });
          expect(await read(params.id)).toEqual(changed.body);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('after a person is reopened', async () => {
    await fc.assert(
      fc.asyncProperty(newcomers, newcomers, async (first, { email: _, ...again }) => {
        const { _id } = (await call(peopleRoutes.createPerson, { body: first })).body;
        const { started } = await read(_id);
        expect((await call(peopleRoutes.deletePerson, { params: { id: _id } })).status).toBe(204);
        const finished = app.clock.now();
        expect(await read(_id)).toMatchObject({ ...first, _id, started, finished });
        app.clock.advance(1000);
        const body = { ...again, email: first.email.toUpperCase() };
        expect((await call(peopleRoutes.createPerson, { body })).body).toEqual({ _id });
        expect(await read(_id)).toMatchObject({ ...body, _id, started, finished: null });
      }),
      { numRuns: 20 },
    );
  });
});

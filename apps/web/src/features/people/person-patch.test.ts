import { NewPerson, type Person } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '../../lib/values/values.ts';
import { fieldsOf, patchOf } from './person-patch.ts';

const person: Person = {
  _id: '0197a3de-0000-7000-8000-000000000001',
  firstName: 'Wiremu',
  lastName: 'Hōhepa',
  email: 'wiremu@example.nz',
  phone: '021 555 0101',
  idNumber: '4711',
  roles: ['patroller'],
  started: '2016-02-01T00:00:00.000Z',
  finished: null,
};

/** Returns the patch that is sent for these typed fields. */
const patch = (typed: Partial<ReturnType<typeof fieldsOf>>) =>
  patchOf(NewPerson.parse(withoutBlanks({ ...fieldsOf(person), ...typed })), person);

describe('the patch of an edited person [person-edit]', () => {
  it('is empty when nothing was changed', () => {
    expect(patch({})).toEqual({});
    expect(patch({ lastName: ' Hōhepa ' })).toEqual({});
  });

  it('holds only the changed fields', () => {
    expect(patch({ roles: ['patroller', 'admin'], email: 'w.hohepa@example.nz' })).toEqual({
      email: 'w.hohepa@example.nz',
      roles: ['patroller', 'admin'],
    });
  });

  it('clears the phone, the patrol ID number and the roles [person-id-number]', () => {
    const nothing = { phone: null, idNumber: null, roles: [] };
    expect(patch({ phone: ' ', idNumber: ' ', roles: [] })).toEqual(nothing);
  });
});

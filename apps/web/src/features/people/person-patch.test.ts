import { NewPerson, type Person } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '../../lib/forms.ts';
import { fieldsOf, patchOf } from './person-patch.ts';

const person: Person = {
  _id: '0197a3de-0000-7000-8000-000000000001',
  firstName: 'Wiremu',
  lastName: 'Hōhepa',
  email: 'wiremu@example.nz',
  phone: '021 555 0101',
  roles: ['patroller'],
  started: '2016-02-01T00:00:00.000Z',
  finished: null,
};

/** What is sent when these fields were typed. */
const patch = (typed: Partial<ReturnType<typeof fieldsOf>>) =>
  patchOf(NewPerson.parse(withoutBlanks({ ...fieldsOf(person), ...typed })), person);

describe('what is sent of an edited person [person-edit]', () => {
  it('is nothing when nothing was changed', () => {
    expect(patch({})).toEqual({});
    expect(patch({ lastName: ' Hōhepa ' })).toEqual({});
  });

  it('is what was changed, and nothing else', () => {
    expect(patch({ roles: ['patroller', 'admin'], email: 'w.hohepa@example.nz' })).toEqual({
      email: 'w.hohepa@example.nz',
      roles: ['patroller', 'admin'],
    });
  });

  it('takes away a phone and roles', () => {
    expect(patch({ phone: ' ', roles: [] })).toEqual({ phone: null, roles: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { NewPerson, type Person } from '#people/contract';
import { fieldsOf, mailboxErrors, mailChoices, personBodyOf } from './person-fields.ts';
import { patchOf } from './person-patch.ts';

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
  patchOf(NewPerson.parse(personBodyOf({ ...fieldsOf(person), ...typed })), person);

describe('the patch of an edited person [5.13]', () => {
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

  it('holds what somebody is to get by mail, if that was changed [4.31, 4.32]', () => {
    expect(patch({ notices: 'daily' })).toEqual({ notices: 'daily' });
    const silent = { ...person, notices: 'none' as const };
    expect(patchOf(NewPerson.parse(personBodyOf({ ...fieldsOf(silent), notices: 'each' })), silent)).toEqual({
      notices: 'each',
    });
  });

  it('clears the phone, the patrol ID number and the roles [4.1]', () => {
    const nothing = { phone: null, idNumber: null, roles: [] };
    expect(patch({ phone: ' ', idNumber: ' ', roles: [] })).toEqual(nothing);
  });
});

describe('where mails for a person go [4.14]', () => {
  const holder = '0197a3de-0000-7000-8000-000000000002';

  it('is one of three, whatever address was typed', () => {
    expect(patch({ mailVia: holder })).toEqual({ email: null, mailVia: holder });
    expect(patch({ mailVia: 'nowhere', email: 'half@' })).toEqual({ email: null });
    const shared = { ...person, email: null, mailVia: holder };
    const given = { ...fieldsOf(shared), mailVia: 'own', email: 'w@example.nz' };
    expect(patchOf(NewPerson.parse(personBodyOf(given)), shared)).toEqual({
      email: 'w@example.nz',
      mailVia: null,
    });
    expect(fieldsOf({ ...shared, mailVia: null }).mailVia).toBe('nowhere');
  });

  it('may be the address of members who have one, but not their own', () => {
    const others = [
      { ...person, _id: holder, firstName: 'Hemi' },
      { ...person, _id: '3', email: null },
      { ...person, _id: '4', finished: '2026-11-20T00:00:00.000Z' },
    ];
    expect(mailChoices([person, ...others], person._id).map(({ value }) => value)).toEqual([
      'own',
      'nowhere',
      holder,
    ]);
  });

  it('is an address of their own for everybody but patrollers', () => {
    const fields = { ...fieldsOf(person), mailVia: 'nowhere' };
    expect(mailboxErrors(fields)).toEqual({});
    expect(mailboxErrors({ ...fields, roles: ['patroller', 'watcher'] })).toHaveProperty('mailVia');
  });
});

import { describe, expect, it } from 'vitest';
import { NewOrganization } from '#organizations/contract';
import { NewPerson } from '#people/contract';
import { ApiError } from '../http/api-error.ts';
import { withoutBlanks } from '../values/values.ts';
import { fieldErrors, validateBy } from './forms.ts';

describe('a form validated by the contract', () => {
  const validate = validateBy(NewPerson, withoutBlanks);

  it('has no messages when everything is valid, blank optional fields included', () => {
    expect(
      validate({ firstName: 'Hemi', lastName: 'Rangihuna', email: 'hemi@example.nz', phone: ' ' }),
    ).toEqual({});
  });

  it("has one message for each field, in the server's words", () => {
    expect(validate({ firstName: '', lastName: 'Rangihuna', email: 'hemi', phone: '' })).toEqual({
      firstName: 'Must have a value',
      email: 'Invalid format',
    });
  });

  it('puts an issue of one list entry on the whole list', () => {
    const person = { firstName: 'Hemi', lastName: 'Rangihuna', email: 'hemi@example.nz', roles: ['sa'] };
    expect(validate(person)).toHaveProperty('roles');
  });
});

describe('issues of the server', () => {
  it('land on the fields, without a leading admin [13.4]', () => {
    const error = new ApiError(400, 'validation-failed', 'Validation failed', {
      issues: [
        { path: ['admin', 'email'], reason: 'not-unique' },
        { path: ['code'], reason: 'min-length', min: 4 },
        { path: ['patrolNames', '2'], reason: 'max-length', max: 200 },
      ],
    });
    expect(fieldErrors(error)).toEqual({
      email: 'Already in use',
      code: 'must be 4 chars or more',
      patrolNames: 'must be 200 chars or less',
    });
  });

  it('have the same field names before anything is sent', () => {
    const validate = validateBy(NewOrganization, withoutBlanks);
    const admin = { firstName: 'A', lastName: '', email: 'a@example.nz' };
    expect(validate({ code: 'hscp', name: 'Howick South', policeStation: 'Howick', admin })).toEqual({
      firstName: 'must be 2 chars or more',
      lastName: 'Must have a value',
    });
  });

  it('are none when the call failed for another reason', () => {
    expect(fieldErrors(new ApiError(0, 'network', 'Network error'))).toEqual({});
  });
});

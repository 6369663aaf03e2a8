import { patrolRoutes } from '@patrolbook/contract';
import { expect, it } from 'vitest';
import { addressOf } from './http.ts';

it('fills in the path, escaped, and leaves out what is not given', () => {
  expect(addressOf(patrolRoutes.getPatrol, { id: 'a/b' }, undefined)).toBe('/api/v1/patrol/a%2Fb');
  expect(addressOf(patrolRoutes.listPatrols, undefined, { skip: 12, sort: undefined })).toBe(
    '/api/v1/patrols?skip=12',
  );
});

it('sends a filter as JSON text', () => {
  const address = addressOf(patrolRoutes.listPatrols, undefined, { filter: { deleted: null } });
  expect(new URLSearchParams(address.split('?')[1]).get('filter')).toBe('{"deleted":null}');
});

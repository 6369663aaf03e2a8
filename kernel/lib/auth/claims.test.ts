import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';

const id = '01920000-0000-7000-8000-000000000001';
const claims = {
  aud: 'https://māori.example.nz',
  exp: 2,
  iat: 1,
  iss: 'patrolbook',
  jti: 'one',
  nbf: 1,
  rem: true,
  rls: ['admin'],
  sid: id,
  shr: false,
  ssty: 'password',
  sub: id,
  typ: 'access',
};
const text = Buffer.from(JSON.stringify(claims)).toString('base64url');

it('reads the cookie among others, macrons included', () => {
  expect(readClaims(`theme=dark; access_claims=${text}; other=1`)).toEqual(claims);
});

it('reads however the session began', () => {
  const began = { ...claims, ssty: 'password-and-code' };
  const cookie = Buffer.from(JSON.stringify(began)).toString('base64url');
  expect(readClaims(`access_claims=${cookie}`)).toEqual(began);
});

it.each(['', 'access_claims=', 'access_claims=%%%', 'access_claims=e30', `my_access_claims=${text}`])(
  'treats %s as signed out',
  (cookies) => {
    expect(readClaims(cookies)).toBeUndefined();
  },
);

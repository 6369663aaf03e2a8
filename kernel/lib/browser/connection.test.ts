import { describe, expect, it } from 'vitest';
import { isThrifty } from './connection.ts';

describe('[17.33] nothing is fetched that was not asked for', () => {
  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'on %o',
    (connection) => expect(isThrifty({ connection })).toBe(true),
  );

  it.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, {}, undefined])(
    'but is on %o',
    (connection) => expect(isThrifty({ ...(connection && { connection }) })).toBe(false),
  );
});

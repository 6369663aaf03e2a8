import { describe, expect, it } from 'vitest';
import { changed, withoutBlanks } from './values.ts';

describe('the body of a form', () => {
  it('holds what has changed, lists compared by their entries', () => {
    const before = { name: 'Late patrol', hours: 3, names: ['one'], phone: '021' as string | null };
    expect(changed({ ...before, names: ['one'] }, before)).toEqual({});
    expect(changed({ ...before, names: ['one', 'two'], phone: null }, before)).toEqual({
      names: ['one', 'two'],
      phone: null,
    });
  });

  it('leaves out blank texts at every depth, and keeps lists and numbers', () => {
    const values = {
      code: 'HSCP',
      emailFrom: ' ',
      hours: 0,
      names: [''],
      admin: { email: '', phone: '021' },
    };
    expect(withoutBlanks(values)).toEqual({ code: 'HSCP', hours: 0, names: [''], admin: { phone: '021' } });
  });
});

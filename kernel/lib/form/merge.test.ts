import { describe, expect, it } from 'vitest';
import { merge } from './merge.ts';

const opened = { name: 'Regular patrol', hours: 3, names: ['one'] };

describe('merging an edit into a form that was opened before it [14.11]', () => {
  it('takes over what was not changed here, and keeps what was', () => {
    const here = { ...opened, name: 'Late patrol' };
    const theirs = { ...opened, hours: 4, names: ['one', 'two'] };
    expect(merge(here, opened, theirs)).toEqual({
      values: { name: 'Late patrol', hours: 4, names: ['one', 'two'] },
      differences: { hours: { theirs: 4, here: 3 }, names: { theirs: ['one', 'two'], here: ['one'] } },
    });
  });

  it('keeps what was typed where both changed the same field, and has both texts', () => {
    const here = { ...opened, name: 'Late patrol' };
    const theirs = { ...opened, name: 'Early patrol' };
    expect(merge(here, opened, theirs)).toEqual({
      values: here,
      differences: { name: { theirs: 'Early patrol', here: 'Late patrol' } },
    });
  });

  it('finds no difference where both changed it to the same', () => {
    const both = { ...opened, names: ['one', 'two'] };
    expect(merge(both, opened, { ...both, names: ['one', 'two'] })).toEqual({
      values: both,
      differences: {},
    });
  });
});

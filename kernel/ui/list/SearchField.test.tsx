// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { SearchField } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function showField(search = '') {
  const onSearch = vi.fn();
  const field = (text: string) => (
    <SearchField label="Search people" placeholder="Search by name" search={text} onSearch={onSearch} />
  );
  const { user, redraw } = show(field(search));
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' });
  return { user, box, onSearch, arrive: (text: string) => redraw(field(text)) };
}

const pause = () => act(() => vi.advanceTimersByTime(300));

describe('the search field [7.10]', () => {
  it('searches once after typing, without blanks around', async () => {
    const { user, box, onSearch } = showField();
    await user.type(box, ' māia  ng ');
    expect(onSearch).not.toHaveBeenCalled();
    pause();
    expect(onSearch.mock.calls).toEqual([['māia ng']]);
    expect(box.value).toBe(' māia  ng ');
  });

  it('searches at once by Enter, and not again', async () => {
    const { user, box, onSearch } = showField();
    await user.type(box, 'zoe{Enter}');
    pause();
    expect(onSearch.mock.calls).toEqual([['zoe']]);
  });

  it('keeps what is typed while its own searches arrive one after the other', async () => {
    const { user, box, onSearch, arrive } = showField();
    await user.type(box, 'm');
    pause();
    await user.type(box, 'a');
    pause();
    arrive('m');
    expect(box.value).toBe('ma');
    arrive('ma');
    expect(box.value).toBe('ma');
    expect(onSearch.mock.calls).toEqual([['m'], ['ma']]);
  });

  it('shows a search that comes from the history, and forgets what was being typed', async () => {
    const { user, box, onSearch, arrive } = showField();
    await user.type(box, 'm');
    pause();
    arrive('m');
    await user.type(box, 'x');
    arrive('');
    expect(box.value).toBe('');
    pause();
    expect(onSearch.mock.calls).toEqual([['m']]);
  });

  it.each([
    ['Escape', async ({ user, box }: ReturnType<typeof showField>) => user.type(box, '{Escape}')],
    [
      'the cross',
      async ({ user }: ReturnType<typeof showField>) =>
        user.click(screen.getByRole('button', { name: 'Clear' })),
    ],
  ])('is cleared at once by %s, and keeps the focus', async (_, clear) => {
    const field = showField('zoe');
    await clear(field);
    expect(field.onSearch.mock.calls).toEqual([['']]);
    expect(field.box.value).toBe('');
    expect(document.activeElement).toBe(field.box);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('takes what cannot be searched for as nothing', async () => {
    const { user, box, onSearch } = showField('zoe');
    await user.clear(box);
    await user.type(box, '\u2060 ');
    pause();
    expect(onSearch.mock.calls).toEqual([['']]);
  });
});

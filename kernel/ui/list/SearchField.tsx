import { CloseButton, Input } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#contract';
import { searchText } from '#lib/navigation/list-search.ts';
import { actionTexts } from '#texts/shared.ts';
import classes from './SearchField.module.css';

/** Milliseconds after the last key until the list is searched. */
const searchAfter = 300;

interface SearchFieldProps {
  /** The field itself. */
  ref?: Ref<HTMLInputElement>;
  /** Names the field: "Search people". */
  label: string;
  /** What can be searched for: "Name". */
  placeholder: string;
  /** The text searched for now; blank for none. */
  search: string;
  onSearch: (search: string) => void;
}

/** The field above a list. It searches shortly after typing; Enter searches at once, Escape and the cross clear it. */
export function SearchField({ ref, label, placeholder, search, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, type, flush } = useTypedText(search, onSearch);
  const clear = () => {
    type('');
    flush('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        flush(text);
      }}
    >
      <Input
        ref={useMergedRef(field, ref)}
        classNames={{ input: classes.input }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        maxLength={limits.search.max}
        leftSection={<IconSearch />}
        rightSection={
          text && <CloseButton aria-label={actionTexts.clear} size={44} iconSize={18} onClick={clear} />
        }
        rightSectionPointerEvents="all"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </form>
  );
}

/** What is typed, until it is searched for. A search that did not come from here, such as by Back, replaces it. */
function useTypedText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The searches that were begun here and have not arrived yet. */
  const begun = useRef<string[]>([]);

  const flush = (typed: string) => {
    clearTimeout(timer.current);
    const next = searchText(typed);
    if (next === (begun.current.at(-1) ?? search)) return;
    begun.current.push(next);
    onSearch(next);
  };
  const flushLatest = useEffectEvent(flush);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flushLatest(typed), searchAfter);
  };

  useEffect(() => {
    const own = begun.current.indexOf(search);
    if (own >= 0) {
      begun.current.splice(0, own + 1);
      return;
    }
    begun.current = [];
    clearTimeout(timer.current);
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, type, flush };
}

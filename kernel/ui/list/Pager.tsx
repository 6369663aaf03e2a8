import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { listTexts } from '#texts/shared.ts';
import { IconButton } from '../controls/IconButton.tsx';
import classes from './Pager.module.css';

interface PagerProps {
  /** Items before the current page. */
  skip: number;
  /** Items on a page. */
  limit: number;
  /** Items in all. */
  matches: number;
  onSkip: (skip: number) => void;
  /** Called when a step is pointed at, so that its page can be prefetched. */
  onIntent?: (skip: number) => void;
  /** Tells the pagers of one page apart. */
  label?: string;
}

/** First, previous, next and last page; absent when everything fits on one page (product 7.1). */
export function Pager({ skip, limit, matches, onSkip, onIntent, label = listTexts.pages }: PagerProps) {
  const nav = useListTop(skip);
  const last = Math.max(0, Math.floor((matches - 1) / limit) * limit);
  // The current page may have become empty; the last one then takes its place.
  useEffect(() => {
    if (skip > last) onSkip(last);
  }, [skip, last, onSkip]);
  if (matches <= limit) return null;
  const step = (name: string, to: number, icon: ReactNode) => {
    // Not `disabled`: the button just pressed would lose the focus on the first and on the last page.
    const isCurrent = to === skip;
    const onPoint = () => isCurrent || onIntent?.(to);
    return (
      <IconButton
        hint={name}
        aria-disabled={isCurrent}
        data-disabled={isCurrent || undefined}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        onClick={() => isCurrent || onSkip(to)}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <nav ref={nav} className={classes.pager} aria-label={label}>
      <span className={classes.range} aria-live="polite">
        {listTexts.range({ from: skip + 1, to: Math.min(skip + limit, matches), matches })}
      </span>
      {step(listTexts.firstPage, 0, <IconChevronsLeft />)}
      {step(listTexts.previousPage, Math.max(0, skip - limit), <IconChevronLeft />)}
      {step(listTexts.nextPage, Math.min(last, skip + limit), <IconChevronRight />)}
      {step(listTexts.lastPage, last, <IconChevronsRight />)}
    </nav>
  );
}

/** After a step, scrolls a card back to its top if that was out of sight, and moves the focus to the card. */
function useListTop(skip: number) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(skip);
  useEffect(() => {
    const card = nav.current?.closest('section');
    const isStep = shown.current !== skip && nav.current?.contains(document.activeElement);
    shown.current = skip;
    if (!card || !isStep || card.getBoundingClientRect().top >= 0) return;
    card.scrollIntoView();
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }, [skip]);
  return nav;
}

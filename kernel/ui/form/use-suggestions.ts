import { type KeyboardEvent, useState } from 'react';

/**
 * The list of suggestions of a field: whether it is open, and which of them the arrow keys have reached. Enter chooses that one,
 * Escape closes the list.
 */
export function useSuggestions(matches: readonly string[], onChoose: (text: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState<number | null>(null);
  const opened = isOpen && matches.length > 0;
  const active = opened && reached !== null && reached < matches.length ? reached : null;
  const turn = (open: boolean) => {
    setOpen(open);
    setReached(null);
  };
  const choose = (text: string) => {
    onChoose(text);
    turn(false);
  };
  const move = (step: 1 | -1) => {
    const from = active ?? (step === 1 ? -1 : matches.length);
    setOpen(true);
    setReached((from + step + matches.length) % matches.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = active === null ? undefined : matches[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && opened) turn(false);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  };
  return { opened, active, choose, onKeyDown, open: () => turn(true), close: () => turn(false) };
}

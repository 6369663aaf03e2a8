import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ComponentPropsWithRef, type PointerEvent, useEffect, useRef, useState } from 'react';
import { LazyModule } from '../../lib/loading/lazy-module.ts';

const hintFile = new LazyModule(() => import('./IconHint.tsx'));

/** Milliseconds that a mouse rests on a button before the hint shows. */
const hintAfter = 400;

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the button does; shown as a tooltip. */
  hint: string;
  /** The accessible name, where it says more than the hint. */
  label?: string;
};

/** A button with only an icon. Other properties are passed to the button. */
export function IconButton({ hint, label = hint, ref, onPointerEnter, ...button }: IconButtonProps) {
  const target = useRef<HTMLButtonElement>(null);
  const { pointedAt, point, leave } = usePointedAt();
  const Hint = hintFile.module?.IconHint;
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label={label}
        {...button}
        ref={useMergedRef(target, ref)}
        onPointerEnter={(event) => {
          point(event);
          onPointerEnter?.(event);
        }}
        onPointerLeave={leave}
        onPointerDown={leave}
      />
      {pointedAt && Hint && <Hint target={target} text={hint} />}
    </>
  );
}

/** Tracks whether a mouse has rested on the button long enough. Escape hides the hint too. */
function usePointedAt() {
  const [pointedAt, setPointedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    setPointedAt(false);
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    // A hint that does not load is no loss: the button has an accessible name.
    void hintFile.preload();
    timer.current = setTimeout(() => setPointedAt(true), hintAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!pointedAt) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setPointedAt(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [pointedAt]);
  return { pointedAt, point, leave };
}

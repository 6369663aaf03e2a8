import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ComponentPropsWithRef, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CodeFile } from '../lib/code-file.ts';

const hintFile = new CodeFile(() => import('./IconHint.tsx'));

/** Milliseconds that a mouse rests on a button before it is told what that does. */
const hintAfter = 400;

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the icon stands for, shown to whoever points at it. */
  hint: string;
  /** What it is called, when that says more than the hint. */
  label?: string;
};

/** A button that is an icon alone; other properties are a button's own. */
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

/** Whether a mouse has rested there long enough. Escape is an answer to the hint, too. */
function usePointedAt() {
  const [pointedAt, setPointedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    setPointedAt(false);
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    // A hint that does not arrive is missed by nobody: the button has a name.
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

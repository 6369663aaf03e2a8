import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { CodeFile } from '../lib/code-file.ts';
import { toastError } from './toasts.tsx';

/** Loads what exports the component of this name. */
type Load<Name extends string, Props> = () => Promise<Record<Name, FunctionComponent<Props>>>;

/** A part's own properties, and `onMissing`: its file did not arrive, which a toast has said; whoever asked may ask again. */
type PartProps<Props> = Props & { onMissing?: () => void };

/** The files of all parts that somebody may ask for on the pages loaded so far. */
const files = new Set<CodeFile<unknown>>();

/**
 * A part that a page does without until somebody asks for it: a dialog, a menu, a form that opens. Its file loads when the part is
 * first shown, or ahead (loadParts); until then `Meanwhile` holds its place.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Meanwhile: FunctionComponent<Props> = () => null,
): FunctionComponent<PartProps<Props>> {
  const file = new CodeFile(load);
  files.add(file);
  return (props) => {
    const Part: FunctionComponent<Props> = useFile(file, props.onMissing)?.[name] ?? Meanwhile;
    return <Part {...props} />;
  };
}

/** What a file exports, once it is there. */
function useFile<Module>(file: CodeFile<Module>, onMissing: (() => void) | undefined): Module | undefined {
  const [, setThere] = useState(file.module !== undefined);
  const miss = useRef(onMissing);
  useEffect(() => {
    miss.current = onMissing;
  });
  useEffect(() => {
    let left = false;
    const fail = (error: unknown) => {
      toastError(messageOf(error));
      miss.current?.();
    };
    file.get().then(
      () => left || setThere(true),
      (error) => left || fail(error),
    );
    return () => {
      left = true;
    };
  }, [file]);
  return file.module;
}

/** The same for what opens over the page: not there before it is first opened, and from then on. */
export function lazyOverlay<Name extends string, Props extends { opened: boolean; onClose: () => void }>(
  load: Load<Name, Props>,
  name: Name,
): FunctionComponent<Props> {
  const Overlay = lazyPart(load, name);
  return (props) => {
    const [asked, setAsked] = useState(props.opened);
    if (props.opened && !asked) setAsked(true);
    const giveUp = () => {
      setAsked(false);
      props.onClose();
    };
    return asked && <Overlay {...props} onMissing={giveUp} />;
  };
}

/** Loads the parts of all pages loaded so far, one after the other, so that they open at once, and without a network. */
export async function loadParts(): Promise<void> {
  for (const file of files) await file.preload();
}

import { type FunctionComponent, useEffect, useEffectEvent, useState } from 'react';
import { CodeFile } from '../lib/code-file.ts';
import { toastError } from './toasts.tsx';

/** Loads what exports the component of this name. */
type Load<Name extends string, Props> = () => Promise<Record<Name, FunctionComponent<Props>>>;

/** A part of a page that is drawn once it is loaded; `load` answers whether it is, and says in a toast when it cannot be. */
type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<boolean> };

/** The files of all parts that somebody may ask for on the pages loaded so far. */
const files = new Set<CodeFile<unknown>>();

/** A part that a page does without until somebody asks for it, a menu or a form that opens: to be loaded before it is shown. */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): LazyPart<Props> {
  const file = new CodeFile(load);
  files.add(file);
  const show = (props: Props) => {
    const Part: FunctionComponent<Props> | undefined = file.module?.[name];
    return Part && <Part {...props} />;
  };
  return Object.assign(show, { load: () => isLoaded(file) });
}

async function isLoaded(file: CodeFile<unknown>): Promise<boolean> {
  const module = await file.preload();
  if (!module) toastError('This could not be loaded. Please check your internet connection.');
  return module !== undefined;
}

/** What opens over the page, a dialog or a drawer: loaded when it is first opened, and there from then on. */
export function lazyOverlay<Name extends string, Props extends { opened: boolean; onClose: () => void }>(
  load: Load<Name, Props>,
  name: Name,
): FunctionComponent<Props> {
  const Overlay = lazyPart(load, name);
  return (props) => {
    const { opened } = props;
    const [there, setThere] = useState(false);
    const arrive = useEffectEvent((loaded: boolean) => (loaded ? setThere(true) : props.onClose()));
    useEffect(() => {
      if (!opened || there) return;
      let left = false;
      void Overlay.load().then((loaded) => left || arrive(loaded));
      return () => {
        left = true;
      };
    }, [opened, there]);
    return there && <Overlay {...props} />;
  };
}

/** Loads the parts of all pages loaded so far, one after the other, so that they open at once, and without a network. */
export async function loadParts(): Promise<void> {
  for (const file of files) await file.preload();
}

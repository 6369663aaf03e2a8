import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';

/** What was typed into the forms that add people, and has not been added. */
export interface NotAdded {
  patroller?: string;
  guest?: string;
}

interface NotAddedState {
  typed: NotAdded;
  setTyped: Dispatch<SetStateAction<NotAdded>>;
}

const NotAddedContext = createContext<NotAddedState>({ typed: {}, setTyped: () => undefined });

/** Lets the question before finalizing know what still stands in the forms that add people (product 8.30). */
export function NotAddedProvider({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<NotAdded>({});
  return <NotAddedContext value={{ typed, setTyped }}>{children}</NotAddedContext>;
}

/** Tells what stands in a form, as long as it is open. */
export function useTellNotAdded(form: keyof NotAdded, text: string): void {
  const { setTyped } = useContext(NotAddedContext);
  useEffect(() => {
    const tell = (now: string) => setTyped((before) => ({ ...before, [form]: now }));
    tell(text.trim());
    return () => tell('');
  }, [setTyped, form, text]);
}

/** Returns what stands in the forms now. */
export function useNotAdded(): NotAdded {
  return useContext(NotAddedContext).typed;
}

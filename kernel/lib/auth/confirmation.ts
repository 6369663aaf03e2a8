import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.ts';

/** The question whether it is still the owner of the account who uses this session (product 9.22). One is open at a time. */
interface Question {
  readonly answered: Promise<boolean>;
  /** Says whether the session is confirmed now. Only the first answer counts. */
  readonly answer: (isConfirmed: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

/**
 * Runs a request, and once more if the server wants the session confirmed first and the user confirms it. What was typed waits meanwhile.
 * Throws the server's refusal if they do not.
 */
export async function withConfirmation<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!isConfirmationRequired(error) || !(await ask())) throw error;
    return await request();
  }
}

/** Returns the open question, for the dialog that asks it. */
export function useConfirmationQuestion(): Question | undefined {
  return useSyncExternalStore(subscribe, () => question);
}

function isConfirmationRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'confirmation_required';
}

/** Resolves to false at once where no dialog can ask. */
async function ask(): Promise<boolean> {
  if (listeners.size === 0) return false;
  question ??= open();
  notify();
  return question.answered;
}

function open(): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = (isConfirmed) => {
      question = undefined;
      notify();
      resolve(isConfirmed);
    };
  });
  return { answered, answer };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

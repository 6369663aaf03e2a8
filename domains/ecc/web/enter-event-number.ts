import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BodyInput } from '#contract';
import { eccRoutes } from '#ecc/contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { isSameEventNumber, isTest, type Patrol } from '#patrols/contract';
import { useOnPatrol } from '#patrols/web/queries.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';

/** Enters the event number that the crew was told. */
export function useEnterEventNumber(id: string) {
  const { onSuccess, onError } = useOnPatrol(id);
  return useMutation({
    mutationFn: (body: BodyInput<typeof eccRoutes.enterEventNumber>) =>
      call(eccRoutes.enterEventNumber, { params: { id }, body }),
    onSuccess,
    onError,
  });
}

/**
 * Enters a tapped number once, whatever else is tapped meanwhile. If it replaces another number, a question
 * comes first.
 */
export function useChooseNumber(patrol: Patrol) {
  const enter = useEnterEventNumber(patrol._id);
  const inFlight = useRef(false); // isPending is set a tick later, after a fast double tap
  const [question, setQuestion] = useState({ opened: false, number: '' });
  const known = patrol.eccLogOnResponse?.policeEventNumber ?? null;

  async function send(policeEventNumber: string): Promise<void> {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await enter.mutateAsync({ policeEventNumber, training: isTest(patrol) });
      toastSuccess(feedbackTexts.updated);
    } catch (error) {
      toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) }));
    } finally {
      inFlight.current = false;
    }
  }

  const isChosen = (number: string) => known !== null && isSameEventNumber(known, number);
  const close = () => setQuestion({ ...question, opened: false });
  return {
    known,
    isChosen,
    sending: enter.isPending ? enter.variables.policeEventNumber : null,
    choose: (number: string) => {
      if (isChosen(number) || inFlight.current) return;
      if (known === null) void send(number);
      else setQuestion({ opened: true, number });
    },
    question: {
      ...question,
      close,
      confirm: () => {
        close();
        void send(question.number);
      },
    },
  };
}

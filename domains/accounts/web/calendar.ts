import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Calendar, calendarRoutes } from '#accounts/contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';

/** The address of one's own calendar. */
export const calendarQuery = queryOptions({
  queryKey: ['my-calendar'],
  queryFn: ({ signal }) => call(calendarRoutes.getMyCalendar, { signal }),
});

/** Makes a new address for one's calendar, or with `stop` removes it. */
export function useCalendarChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'renew' | 'stop'): Promise<Calendar> => {
      if (change === 'renew') return call(calendarRoutes.renewMyCalendar);
      await call(calendarRoutes.stopMyCalendar);
      return { address: null, made: null };
    },
    onSuccess: (calendar) => {
      client.setQueryData(calendarQuery.queryKey, calendar);
      toastSuccess(feedbackTexts.updated);
    },
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
}

/** The same address with the scheme by which applications that subscribe to calendars open it. */
export function subscriptionOf(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}

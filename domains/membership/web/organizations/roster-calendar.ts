import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarRoutes, type RosterCalendar } from '#accounts/contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';

/** The address of the organization's roster; read again whenever the organization changes. */
export const rosterCalendarQuery = queryOptions({
  queryKey: [...myOrganizationQuery.queryKey, 'calendar'],
  queryFn: ({ signal }) => call(calendarRoutes.getRosterCalendar, { signal }),
});

/** Makes a new address for the roster, with the names of the crews if so chosen, or with `stop` removes it. */
export function useRosterCalendarChange(withNames: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'renew' | 'stop'): Promise<RosterCalendar> => {
      if (change === 'renew') return call(calendarRoutes.renewRosterCalendar, { body: { withNames } });
      await call(calendarRoutes.stopRosterCalendar);
      return { address: null, made: null, withNames: false };
    },
    onSuccess: (calendar) => {
      client.setQueryData(rosterCalendarQuery.queryKey, calendar);
      toastSuccess(feedbackTexts.updated);
    },
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
}

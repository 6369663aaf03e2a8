import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { addressChangeRoutes } from '#membership/contract';

/** What a mailed link is about. */
export const addressChangeQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['address-change', linkToken],
    queryFn: ({ signal }) => call(addressChangeRoutes.viewAddressChange, { params: { linkToken }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });

const answers = {
  confirm: addressChangeRoutes.confirmAddressChange,
  stop: addressChangeRoutes.stopAddressChange,
};
export type AddressAnswer = keyof typeof answers;

/** Lets the change happen at once, or stops it. */
export function useAnswerAddressChange(linkToken: string) {
  return useMutation({
    mutationFn: (answer: AddressAnswer) => call(answers[answer], { params: { linkToken } }),
  });
}

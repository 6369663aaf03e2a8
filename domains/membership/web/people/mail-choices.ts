import { useQuery } from '@tanstack/react-query';
import { directoryQuery } from '#people/web/directory.ts';
import { mailChoices } from './person-fields.ts';

/** The choices of where mails for a person go; `self` is whom they are for, if they exist. */
export function useMailChoices(self?: string) {
  return mailChoices(useQuery(directoryQuery).data?.values() ?? [], self);
}

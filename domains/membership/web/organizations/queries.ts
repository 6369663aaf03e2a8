import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, orNull } from '#lib/api/api.ts';
import { isChangedMeanwhile } from '#lib/http/api-error.ts';
import {
  type NewOrganization,
  type Organization,
  type OrganizationPatch,
  type OrganizationRestore,
  type OwnOrganizationPatch,
  organizationRoutes,
} from '#organizations/contract';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { withoutSecondStepQuery } from './without-second-step.ts';

/** Any organization, for super administrators; null if it does not exist. */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: ['organization', id],
    queryFn: ({ signal }) => orNull(call(organizationRoutes.getOrganization, { params: { id }, signal })),
  });

/** Creates an organization with its admin; returns its id. */
export function useCreateOrganization() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewOrganization) => call(organizationRoutes.createOrganization, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  });
}

/** Edits any organization, for super administrators. If somebody else has edited it meanwhile, it is read again. */
export function useUpdateOrganization(id: string) {
  const client = useQueryClient();
  const { queryKey } = organizationQuery(id);
  return useMutation({
    mutationFn: (body: OrganizationPatch) =>
      call(organizationRoutes.updateOrganization, { params: { id }, body }),
    onSuccess: (organization: Organization) => {
      client.setQueryData(queryKey, organization);
      return client.invalidateQueries({ queryKey: ['organizations'] });
    },
    onError: (error) => isChangedMeanwhile(error) && client.invalidateQueries({ queryKey }),
  });
}

/** The same for the admin's own organization. The profile, which holds its time zone too, is read again, and who lacks a second step. */
export function useUpdateMyOrganization() {
  const client = useQueryClient();
  const { queryKey } = myOrganizationQuery;
  return useMutation({
    mutationFn: (body: OwnOrganizationPatch) => call(organizationRoutes.updateMyOrganization, { body }),
    onSuccess: (organization: Organization) => {
      client.setQueryData(queryKey, organization);
      void client.invalidateQueries({ queryKey: withoutSecondStepQuery.queryKey });
      return client.invalidateQueries({ queryKey: ['my-profile'] });
    },
    onError: (error) => isChangedMeanwhile(error) && client.invalidateQueries({ queryKey }),
  });
}

/** Archives an organization. `onArchived` is called although its question is no longer on the screen. */
export function useArchive(id: string, onArchived: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(organizationRoutes.archiveOrganization, { params: { id } }),
    onSuccess: (organization) => {
      onArchived();
      client.setQueryData(organizationQuery(id).queryKey, organization);
      return client.invalidateQueries({ queryKey: ['organizations'] });
    },
  });
}

/** Restores an archived organization. It is read again after a refusal too: its code may have been taken meanwhile. */
export function useRestore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrganizationRestore) =>
      call(organizationRoutes.restoreOrganization, { params: { id }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: organizationQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: ['organizations'] });
    },
  });
}

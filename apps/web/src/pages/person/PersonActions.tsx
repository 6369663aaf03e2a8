import { Button } from '@mantine/core';
import { IconCalendarMinus, IconEdit, IconEye, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog } from '#membership/web/people/components/DeleteDialog.tsx';
import { ResetSecondStep } from '#membership/web/people/components/ResetSecondStep.tsx';
import type { Person } from '#people/contract';
import { mayGo } from '#people/web/may-go.ts';
import { useProfile } from '#people/web/profile.tsx';
import { DownloadInformation } from '#privacy/web/erasing/DownloadInformation.tsx';
import { ErasePerson } from '#privacy/web/erasing/ErasePerson.tsx';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import classes from './PersonActions.module.css';

/** Edit, Availability, Pairing, Who Looked, Reset Second Step, Download Information and Delete, for admins. A finished person is already deleted. */
export function PersonActions({ person }: { person: Person }) {
  const myId = useProfile()._id;
  const [asking, setAsking] = useState(false);
  return (
    <div className={classes.actions}>
      <ButtonLink
        to="/person/$id/edit"
        params={{ id: person._id }}
        variant="default"
        leftSection={<IconEdit />}
      >
        {actionTexts.edit}
      </ButtonLink>
      {mayGo(person) && (
        <>
          <ButtonLink
            to="/person/$id/availability"
            params={{ id: person._id }}
            variant="default"
            leftSection={<IconCalendarMinus />}
          >
            {titleTexts.availability}
          </ButtonLink>
          <ButtonLink
            to="/person/$id/pairing"
            params={{ id: person._id }}
            variant="default"
            leftSection={<IconUsersGroup />}
          >
            {titleTexts.pairing}
          </ButtonLink>
        </>
      )}
      <ButtonLink
        to="/organization/views"
        search={{ of: person._id }}
        variant="default"
        leftSection={<IconEye />}
      >
        {titleTexts.whoLooked}
      </ButtonLink>
      {person.secondStep && person._id !== myId && <ResetSecondStep person={person} />}
      <DownloadInformation person={person} />
      {person.finished !== null && !person.erased && !person.erasing && <ErasePerson person={person} />}
      {person.finished === null && (
        <Button variant="outline" color="red" leftSection={<IconTrash />} onClick={() => setAsking(true)}>
          {actionTexts.delete}
        </Button>
      )}
      <DeleteDialog person={person} opened={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

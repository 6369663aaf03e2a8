import { Select, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { limits, type Organization } from '@patrolbook/contract';
import { useRoles } from '../../../lib/auth/auth.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import own from './JoiningFields.module.css';
import classes from './SettingsSection.module.css';
import '../../../ui/form/form-fields.css';

const choices = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On, for whoever has its address' },
];

interface JoiningFieldsProps {
  inputProps: (field: 'joinPage' | 'joinWords') => GetInputPropsReturnType;
  saved: Organization;
}

/** Turns the page on which people ask to join on and off, and says where it is (product 3.13 and 3.14). */
export function JoiningFields({ inputProps, saved }: JoiningFieldsProps) {
  return (
    <>
      <Select label="Page to join" data={choices} allowDeselect={false} {...inputProps('joinPage')} />
      <Textarea
        label="What the page says"
        description="Below the organization’s name: whom you look for, when you patrol, whom to ring."
        autosize
        minRows={3}
        maxLength={limits.joinWords.max}
        {...inputProps('joinWords')}
      />
      {saved.joinPage && <JoinAddress code={saved.code} />}
    </>
  );
}

function JoinAddress({ code }: { code: string }) {
  const address = `${location.origin}/join/${encodeURIComponent(code)}`;
  return (
    <>
      <dl className={classes.fixed}>
        <dt>Its address</dt>
        <dd className={classes.value}>
          <a className={own.address} href={address}>
            {address}
          </a>
        </dd>
      </dl>
      {!useRoles().includes('sa') && (
        <ButtonLink className={own.requests} to="/people/requests" variant="default">
          Requests to Join
        </ButtonLink>
      )}
    </>
  );
}

import { Select, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { limits } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import type { Organization } from '#organizations/contract';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import own from './JoiningFields.module.css';
import classes from './SettingsSection.module.css';
import '#ui/form/form-fields.css';

const choices = ['off', 'on'] as const;

/** The settings of the section. */
export type JoiningSetting = 'joinPage' | 'joinWords';

interface JoiningFieldsProps {
  inputProps: (field: JoiningSetting) => GetInputPropsReturnType;
  saved: Organization;
}

/** Turns the page on which people ask to join on and off, and says where it is (product 3.13 and 3.14). */
export function JoiningFields({ inputProps, saved }: JoiningFieldsProps) {
  return (
    <>
      <Select
        label={organizationSettingTexts.joinPage}
        data={choices.map((value) => ({ value, label: organizationSettingTexts.joinPageIs(value) }))}
        allowDeselect={false}
        {...inputProps('joinPage')}
      />
      <Textarea
        label={organizationSettingTexts.joinWords}
        description={organizationSettingTexts.joinWordsMean}
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
        <dt>{organizationSettingTexts.joinAddress}</dt>
        <dd className={classes.value}>
          <a className={own.address} href={address}>
            {address}
          </a>
        </dd>
      </dl>
      {!useRoles().includes('sa') && (
        <ButtonLink className={own.requests} to="/people/requests" variant="default">
          {titleTexts.requestsToJoin}
        </ButtonLink>
      )}
    </>
  );
}

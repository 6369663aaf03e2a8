import { Card, Collapse, Select, TagsInput, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { fieldTexts } from '#texts/fields.ts';
import { organizationSettingTexts } from '#texts/organizations/settings.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { timeZones } from '../time-zones.ts';
import classes from './SettingsSection.module.css';
import '#ui/form/form-fields.css';
import '#ui/form/several-values.css';

export const patrolSettings = [
  'timeZone',
  'eccEmail',
  'eccPhone',
  'patrolNames',
  'experiencedOnEach',
] as const;

/** Whether each patrol should have somebody experienced (product 6.51). */
const experience = ['off', 'on'] as const;

/** Four hundred time zones that nobody looks at would be drawn anew with each letter typed into any field. */
const onceOpened = { keepMounted: false };

interface PatrolSettingsProps {
  timeZone: string;
  /** Whether one of the fields has an error or somebody else's text; the section then expands to show it. */
  isMarked: boolean;
  inputProps: (field: (typeof patrolSettings)[number] | 'typedName') => GetInputPropsReturnType;
}

/** Settings that seldom change, in a collapsed section. */
export function PatrolSettings({ timeZone, isMarked, inputProps }: PatrolSettingsProps) {
  const [unfolded, { toggle }] = useDisclosure();
  const opened = unfolded || isMarked;
  const typedName = inputProps('typedName');
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  const heading = useId();
  const fields = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={classes.title}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={opened}
            aria-controls={fields}
            onClick={toggle}
          >
            {organizationSettingTexts.patrols}
            <IconChevronRight />
          </button>
        </h2>
        <p className={classes.hint}>{organizationSettingTexts.patrolsMean}</p>
      </div>
      <Collapse id={fields} expanded={opened}>
        <Card className={classes.fields}>
          <Select
            label={organizationSettingTexts.timeZone}
            data={zones}
            searchable
            comboboxProps={onceOpened}
            allowDeselect={false}
            nothingFoundMessage={<NoOption>{organizationSettingTexts.noTimeZone}</NoOption>}
            {...inputProps('timeZone')}
          />
          <EccEmail inputProps={inputProps('eccEmail')} />
          <PhoneField
            label={organizationSettingTexts.eccPhone}
            description={organizationSettingTexts.eccPhoneMeans}
            {...inputProps('eccPhone')}
          />
          <TagsInput
            label={organizationSettingTexts.patrolNames}
            description={organizationSettingTexts.patrolNamesMean}
            searchValue={typedName.value}
            onSearchChange={typedName.onChange}
            {...inputProps('patrolNames')}
          />
          <Select
            label={organizationSettingTexts.crews}
            description={organizationSettingTexts.crewsMean}
            data={experience.map((value) => ({
              value,
              label: organizationSettingTexts.experiencedOnEach(value),
            }))}
            allowDeselect={false}
            {...inputProps('experiencedOnEach')}
          />
        </Card>
      </Collapse>
    </section>
  );
}

/** Only a super administrator says where log-ons are mailed (product 3.6); admins read it. */
function EccEmail({ inputProps }: { inputProps: GetInputPropsReturnType }) {
  const { eccEmail, eccEmailMeans, eccEmailIsFixed } = organizationSettingTexts;
  if (useRoles().includes('sa'))
    return <TextInput label={eccEmail} type="email" description={eccEmailMeans} {...inputProps} />;
  return (
    <dl className={classes.fixed}>
      <dt>{eccEmail}</dt>
      <dd className={classes.value}>{inputProps.value || fieldTexts.none}</dd>
      <dd className={classes.hint}>
        {eccEmailMeans} {eccEmailIsFixed}
      </dd>
    </dl>
  );
}

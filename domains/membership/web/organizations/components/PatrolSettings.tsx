import { Card, Collapse, Select, TagsInput, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import type { OrganizationSetting } from '#organizations/contract';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { timeZones } from '../time-zones.ts';
import type { EmailSetting } from './EmailFields.tsx';
import type { JoiningSetting } from './JoiningFields.tsx';
import type { SecondStepSetting } from './SecondStepFields.tsx';
import classes from './SettingsSection.module.css';
import '#ui/form/form-fields.css';
import '#ui/form/several-values.css';

/** The settings that have no section of their own. */
type PatrolSetting = Exclude<
  OrganizationSetting,
  'name' | 'policeStation' | EmailSetting | JoiningSetting | 'askInTurn' | SecondStepSetting
>;

interface PatrolFieldProps {
  /** What is saved, which is offered although this browser may not know it. */
  timeZone: string;
  /** Of the setting, or of the patrol name that is being typed. */
  inputProps: (field: PatrolSetting | 'typedName') => GetInputPropsReturnType;
}

/** The field of each setting, in their order. */
const fieldOf: Record<PatrolSetting, (props: PatrolFieldProps) => ReactNode> = {
  timeZone: TimeZoneField,
  eccEmail: EccEmail,
  eccPhone: EccPhoneField,
  patrolNames: PatrolNamesField,
  experiencedOnEach: CrewsField,
};

/** Whether one of these settings is among the fields. */
export function hasPatrolSetting(fields: object): boolean {
  return Object.keys(fieldOf).some((field) => field in fields);
}

interface PatrolSettingsProps extends PatrolFieldProps {
  /** Whether one of the fields has an error or somebody else's text; the section then expands to show it. */
  isMarked: boolean;
}

/** Settings that seldom change, in a collapsed section. */
export function PatrolSettings({ isMarked, ...fieldProps }: PatrolSettingsProps) {
  const [unfolded, { toggle }] = useDisclosure();
  const opened = unfolded || isMarked;
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
          {Object.entries(fieldOf).map(([setting, Field]) => (
            <Field key={setting} {...fieldProps} />
          ))}
        </Card>
      </Collapse>
    </section>
  );
}

/** Four hundred time zones that nobody looks at would be drawn anew with each letter typed into any field. */
const onceOpened = { keepMounted: false };

function TimeZoneField({ timeZone, inputProps }: PatrolFieldProps) {
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  return (
    <Select
      label={organizationSettingTexts.timeZone}
      data={zones}
      searchable
      comboboxProps={onceOpened}
      allowDeselect={false}
      nothingFoundMessage={<NoOption>{organizationSettingTexts.noTimeZone}</NoOption>}
      {...inputProps('timeZone')}
    />
  );
}

/** Only a super administrator says where log-ons are mailed (product 3.6); admins read it. */
function EccEmail({ inputProps }: PatrolFieldProps) {
  const input = inputProps('eccEmail');
  const { eccEmail, eccEmailMeans, eccEmailIsFixed } = organizationSettingTexts;
  if (useRoles().includes('sa'))
    return <TextInput label={eccEmail} type="email" description={eccEmailMeans} {...input} />;
  return (
    <dl className={classes.fixed}>
      <dt>{eccEmail}</dt>
      <dd className={classes.value}>{input.value || fieldTexts.none}</dd>
      <dd className={classes.hint}>
        {eccEmailMeans} {eccEmailIsFixed}
      </dd>
    </dl>
  );
}

function EccPhoneField({ inputProps }: PatrolFieldProps) {
  return (
    <PhoneField
      label={organizationSettingTexts.eccPhone}
      description={organizationSettingTexts.eccPhoneMeans}
      {...inputProps('eccPhone')}
    />
  );
}

function PatrolNamesField({ inputProps }: PatrolFieldProps) {
  const typedName = inputProps('typedName');
  return (
    <TagsInput
      label={organizationSettingTexts.patrolNames}
      description={organizationSettingTexts.patrolNamesMean}
      searchValue={typedName.value}
      onSearchChange={typedName.onChange}
      {...inputProps('patrolNames')}
    />
  );
}

/** Whether each patrol should have somebody experienced (product 6.51). */
const experience = ['off', 'on'] as const;

function CrewsField({ inputProps }: PatrolFieldProps) {
  return (
    <Select
      label={organizationSettingTexts.crews}
      description={organizationSettingTexts.crewsMean}
      data={experience.map((value) => ({ value, label: organizationSettingTexts.experiencedOnEach(value) }))}
      allowDeselect={false}
      {...inputProps('experiencedOnEach')}
    />
  );
}

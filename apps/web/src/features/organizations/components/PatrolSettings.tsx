import { Card, Collapse, Select, TagsInput, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useRoles } from '../../../lib/auth/auth.ts';
import { NoOption } from '../../../ui/controls/NoOption.tsx';
import { timeZones } from '../time-zones.ts';
import classes from './SettingsSection.module.css';
import '../../../ui/form/form-fields.css';
import '../../../ui/form/several-values.css';

export const patrolSettings = [
  'timeZone',
  'eccEmail',
  'eccPhone',
  'patrolNames',
  'experiencedOnEach',
] as const;

/** Whether each patrol should have somebody experienced (product 6.51). */
const experience = [
  { value: 'off', label: 'Anybody with anybody' },
  { value: 'on', label: 'At least one experienced on each patrol' },
];

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
            Patrol Settings
            <IconChevronRight />
          </button>
        </h2>
        <p className={classes.hint}>Time zone, ECC, the names of patrols, and crews.</p>
      </div>
      <Collapse id={fields} expanded={opened}>
        <Card className={classes.fields}>
          <Select
            label="Time zone"
            data={timeZones(timeZone)}
            searchable
            allowDeselect={false}
            nothingFoundMessage={<NoOption>No time zone found</NoOption>}
            {...inputProps('timeZone')}
          />
          <EccEmail inputProps={inputProps('eccEmail')} />
          <TextInput
            label="ECC phone"
            type="tel"
            description="What the crew rings if the ECC does not answer in time."
            {...inputProps('eccPhone')}
          />
          <TagsInput
            label="Patrol names"
            description="Suggested when a patrol is created; Enter adds one."
            searchValue={typedName.value}
            onSearchChange={typedName.onChange}
            {...inputProps('patrolNames')}
          />
          <Select
            label="Crews"
            description="Who is experienced is said on Pairing, from a person’s page."
            data={experience}
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
  const purpose = 'Where patrols log on by email. Without one they log on by phone.';
  if (useRoles().includes('sa'))
    return <TextInput label="ECC email" type="email" description={purpose} {...inputProps} />;
  return (
    <dl className={classes.fixed}>
      <dt>ECC email</dt>
      <dd className={classes.value}>{inputProps.value || 'None'}</dd>
      <dd className={classes.hint}>
        {purpose} Only a super administrator can change it, since log-ons go to whomever it names.
      </dd>
    </dl>
  );
}

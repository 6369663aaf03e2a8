import { Card, MultiSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { NoOption } from '../../../ui/controls/NoOption.tsx';
import { FieldPair } from '../../../ui/form/FieldPair.tsx';
import type { PersonFields as Fields } from '../person-patch.ts';
import { roleChoices } from '../role-names.ts';
import classes from './PersonFields.module.css';
import '../../../ui/form/form-fields.css';

interface PersonFieldsProps {
  form: UseFormReturnType<Fields>;
  /** What the address is for. */
  emailHint: string;
}

/** The fields shared by the forms that create and edit a person. */
export function PersonFields({ form, emailHint }: PersonFieldsProps) {
  return (
    <Card className={classes.fields}>
      <FieldPair>
        <TextInput label="First name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" {...form.getInputProps('lastName')} />
      </FieldPair>
      <TextInput label="Email" type="email" description={emailHint} {...form.getInputProps('email')} />
      <FieldPair>
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput
          label="Patrol ID Number"
          description="By which the police know a patroller."
          autoComplete="off"
          {...form.getInputProps('idNumber')}
        />
      </FieldPair>
      <MultiSelect
        label="Roles"
        data={roleChoices}
        searchable
        nothingFoundMessage={<NoOption>No such role</NoOption>}
        {...form.getInputProps('roles')}
      />
    </Card>
  );
}

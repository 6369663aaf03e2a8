import { TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveForm } from '#lib/form/save-form.ts';
import { isChangedMeanwhile, messageOf } from '#lib/http/api-error.ts';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import { type Organization, OrganizationPatch } from '#organizations/contract';
import { ChangedMeanwhile } from '#people/web/ChangedMeanwhile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { useFollowEdits } from '#ui/form/follow-edits.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { type OrganizationSettings, patchBody, settingsOf } from '../organization-patch.ts';
import { organizationFieldTexts } from '../texts.ts';
import { AskingField } from './AskingField.tsx';
import { EmailFields } from './EmailFields.tsx';
import { JoiningFields } from './JoiningFields.tsx';
import classes from './OrganizationForm.module.css';
import { hasPatrolSetting, PatrolSettings } from './PatrolSettings.tsx';
import { SecondStepFields } from './SecondStepFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface OrganizationFormProps {
  organization: Organization;
  save: UseMutationResult<Organization, Error, OrganizationPatch>;
}

/** Edits an organization. Only changed fields are sent, so that others' edits in the meantime are kept. */
export function OrganizationForm({ organization, save }: OrganizationFormProps) {
  const [opened, setOpened] = useState(organization);
  const patchOf = (values: OrganizationSettings) => patchBody(values, settingsOf(opened));
  const { form: typed, submit } = useSaveForm<OrganizationSettings, OrganizationPatch, Organization>({
    initialValues: settingsOf(organization),
    schema: OrganizationPatch,
    bodyOf: patchOf,
    save: (patch, then) => save.mutate({ ...patch, version: opened.version }, then),
    onSaved: (answer, { setValues, resetDirty }) => {
      setValues(settingsOf(answer));
      resetDirty();
      settle();
      toastSuccess(feedbackTexts.updated);
    },
    onFailed: (error) =>
      isChangedMeanwhile(error) || toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  const { form, meanwhile, settle } = useFollowEdits(typed, {
    opened,
    onFollow: setOpened,
    current: organization,
    valuesOf: settingsOf,
    saving: save.isPending,
  });
  const { differences = {} } = meanwhile ?? {};
  const isDirty = () => Object.keys(patchOf(form.getValues())).length > 0;

  return (
    <SaveForm
      className={classes.form}
      form={form}
      onSubmit={submit}
      saving={save.isPending}
      fallback="/"
      isDirty={isDirty}
    >
      <SettingsSection
        title={organizationFieldTexts.organization}
        hint={
          <Filled
            text={organizationFieldTexts.callSignOf}
            values={{ code: <span className={classes.callSign}>{organization.code}</span> }}
          />
        }
      >
        <TextInput label={organizationFieldTexts.name} {...form.getInputProps('name')} />
        <TextInput label={organizationFieldTexts.policeStation} {...form.getInputProps('policeStation')} />
      </SettingsSection>
      <SettingsSection title={organizationFieldTexts.emails} hint={organizationFieldTexts.emailsMean}>
        <EmailFields inputProps={form.getInputProps} saved={organization} />
      </SettingsSection>
      <SettingsSection title={organizationSettingTexts.joining} hint={organizationSettingTexts.joiningMeans}>
        <JoiningFields inputProps={form.getInputProps} saved={organization} />
      </SettingsSection>
      <SettingsSection
        title={organizationSettingTexts.openPlaces}
        hint={organizationSettingTexts.openPlacesMean}
      >
        <AskingField inputProps={form.getInputProps('askInTurn')} />
      </SettingsSection>
      <SettingsSection
        title={organizationSettingTexts.signingIn}
        hint={organizationSettingTexts.signingInMeans}
      >
        <SecondStepFields inputProps={form.getInputProps} />
      </SettingsSection>
      <PatrolSettings
        timeZone={opened.timeZone}
        isMarked={hasPatrolSetting(form.errors) || hasPatrolSetting(differences)}
        inputProps={form.getInputProps}
      />
      <ChangedMeanwhile meanwhile={meanwhile} error={save.error} />
    </SaveForm>
  );
}

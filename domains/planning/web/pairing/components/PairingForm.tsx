import { Checkbox, MultiSelect } from '@mantine/core';
import { formatName } from '#contract';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import type { Person } from '#people/contract';
import { mayGo } from '#people/web/may-go.ts';
import { Pairing, type PairKind } from '#planning/contract';
import { pairingTexts } from '#planning/web/texts.ts';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useUpdatePairing } from '../queries.ts';
import classes from './PairingForm.module.css';
import '#ui/form/form-fields.css';
import '#ui/form/several-values.css';

/** The values of the form: the ids of the people in each list. */
type PairingValues = { experienced: boolean; notTogether: string[]; together: string[] };

interface PairingFormProps {
  id: string;
  pairing: Pairing;
  people: ReadonlyMap<string, Person>;
}

/** Edits whether somebody is experienced, with whom they must not go and with whom they wish to (product 6.50 and 6.51). */
export function PairingForm({ id, pairing, people }: PairingFormProps) {
  const goBack = useGoBack();
  const update = useUpdatePairing(id);
  const fallback = `/person/${id}`;
  const { form, submit } = useSaveForm<PairingValues, Pairing, Pairing>({
    initialValues: valuesOf(pairing),
    schema: Pairing,
    bodyOf,
    save: update.mutate,
    onSaved: (_, { resetDirty }) => {
      resetDirty();
      toastSuccess(feedbackTexts.updated);
      goBack(fallback);
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  const { notTogether, together } = form.values;
  const others = [...people.values()].filter((person) => person._id !== id && mayGo(person));
  const choices = (elsewhere: readonly string[]) =>
    others
      .filter(({ _id }) => !elsewhere.includes(_id))
      .map((person) => ({ value: person._id, label: formatName(person) }));
  const list = {
    searchable: true,
    clearButtonProps: { 'aria-label': actionTexts.clear },
    nothingFoundMessage: <NoOption>{pairingTexts.nobodyFound}</NoOption>,
  };
  return (
    <SaveForm form={form} onSubmit={submit} saving={update.isPending} fallback={fallback}>
      <SectionCard padded>
        <div className={classes.fields}>
          <Checkbox
            label={pairingTexts.experienced}
            description={pairingTexts.experiencedMeans}
            {...form.getInputProps('experienced', { type: 'checkbox' })}
          />
          <MultiSelect
            {...list}
            label={pairingTexts.notTogether}
            description={pairingTexts.notTogetherMeans}
            data={choices(together)}
            {...form.getInputProps('notTogether')}
          />
          <MultiSelect
            {...list}
            label={pairingTexts.together}
            description={pairingTexts.togetherMeans}
            data={choices(notTogether)}
            {...form.getInputProps('together')}
            error={form.errors.pairs}
          />
        </div>
      </SectionCard>
      <p className={classes.note}>{pairingTexts.forBoth}</p>
    </SaveForm>
  );
}

function valuesOf({ experienced, pairs }: Pairing): PairingValues {
  const idsOf = (kind: PairKind) => pairs.filter((pair) => pair.kind === kind).map((pair) => pair.personId);
  return { experienced, notTogether: idsOf('not-together'), together: idsOf('together') };
}

function bodyOf({ experienced, notTogether, together }: PairingValues): unknown {
  const pairsOf = (ids: readonly string[], kind: PairKind) => ids.map((personId) => ({ personId, kind }));
  return { experienced, pairs: [...pairsOf(notTogether, 'not-together'), ...pairsOf(together, 'together')] };
}

import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { limits } from '#contract';
import { ApiError, messageOf } from '#lib/http/api-error.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { importCheckQuery, useImport } from '../queries.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { recognize } from './columns.ts';
import type { ColumnField } from './headings.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { judge, refusedRow } from './judge.ts';
import { rowsOf } from './rows.ts';
import { TableField } from './TableField.tsx';
import { readTable } from './table.ts';
import { importTexts } from './texts.ts';

/** What was typed: the table, its columns if they were corrected, and the numbers of the rows to leave out. */
interface Fields extends Record<string, unknown> {
  text: string;
  fields: ColumnField[];
  leftOut: number[];
}

const nothing: Fields = { text: '', fields: [], leftOut: [] };

/** Reads people from a table, says what becomes of each row, and adds them, all or none (product 4.24). */
export function ImportForm() {
  const navigate = useNavigate();
  const form = useForm<Fields>({ initialValues: nothing });
  const { text, fields, leftOut } = form.values;
  const table = useMemo(() => readTable(text), [text]);
  const recognized = useMemo(() => recognize(table), [table]);
  const columns = recognized.columns.map((column, index) => ({
    ...column,
    field: fields[index] ?? column.field,
  }));
  const rows = rowsOf(table, { ...recognized, columns });
  const tooMany = rows.length > limits.imported.rows;
  const fit = rows.filter(({ number, errors }) => errors.length === 0 && !leftOut.includes(number));
  const people = fit.map(({ person }) => person);
  const check = useQuery({ ...importCheckQuery(people), enabled: people.length > 0 && !tooMany });
  const run = useImport();
  const refused =
    run.error instanceof ApiError ? refusedRow(run.error.issues, run.variables ?? []) : undefined;
  const judged = judge(rows, { leftOut, fit, outcomes: check.data, refused });
  const save = () => {
    if (judged.wrong.length > 0) {
      toastError(importTexts.correctFirst);
      document.getElementById('rows-to-correct')?.focus();
      return;
    }
    run.mutate(people, {
      onSuccess: ({ added }) => {
        form.reset();
        toastSuccess(importTexts.added(added));
        void navigate({ to: '/people' });
      },
      onError: (error) => toastError(importTexts.noneAdded({ reason: messageOf(error) })),
    });
  };
  const changeText = (changed: string) => {
    run.reset();
    form.setValues({ ...nothing, text: changed });
  };
  const hasRows = rows.length > 0 && !tooMany;
  return (
    <SaveForm
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasRows && check.data && judged.added.length + judged.wrong.length > 0) save();
      }}
      saving={run.isPending || run.isSuccess}
      label={
        judged.added.length > 0 ? importTexts.importSome({ count: judged.added.length }) : importTexts.import
      }
      fallback="/people"
    >
      <TableField
        text={text}
        onText={changeText}
        error={tooMany && importTexts.tooMany({ max: limits.imported.rows })}
      />
      {hasRows && (
        <>
          <ColumnFields columns={columns} onFields={(changed) => form.setFieldValue('fields', changed)} />
          <ImportPreview
            judged={judged}
            error={check.error}
            onLeaveOut={(number) => form.setFieldValue('leftOut', [...leftOut, number])}
            onTakeBack={(number) =>
              form.setFieldValue(
                'leftOut',
                leftOut.filter((one) => one !== number),
              )
            }
          />
        </>
      )}
    </SaveForm>
  );
}

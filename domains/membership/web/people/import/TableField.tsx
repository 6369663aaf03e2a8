import { Button, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { messageOf } from '#lib/http/api-error.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { readFile } from './file.ts';
import classes from './Import.module.css';
import { importTexts } from './texts.ts';

interface TableFieldProps {
  text: string;
  onText: (text: string) => void;
  error: string | false;
}

/** Where a table is pasted; a file's text is shown there too, so that it can be corrected. */
export function TableField({ text, onText, error }: TableFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same file can be chosen again
    if (!file) return;
    try {
      onText(await readFile(file));
    } catch (error) {
      toastError(messageOf(error));
    }
  };
  return (
    <SectionCard padded>
      <Textarea
        classNames={{ input: classes.table }}
        label={importTexts.table}
        description={importTexts.tableHint}
        rows={6}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xls,.htm,.html,text/csv"
        hidden
        aria-label={importTexts.file}
        onChange={(event) => void choose(event)}
      />
      <Button
        className={classes.choose}
        variant="default"
        leftSection={<IconFileUpload />}
        onClick={() => input.current?.click()}
      >
        {importTexts.chooseFile}
      </Button>
    </SectionCard>
  );
}

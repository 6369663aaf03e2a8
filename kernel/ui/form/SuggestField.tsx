import { TextInput, type TextInputProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { keepFocus } from '#lib/form/forms.ts';
import classes from './SuggestField.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps extends Omit<TextInputProps, 'label' | 'value' | 'onChange' | 'role'> {
  label: string;
  suggestions: readonly string[];
  /** Shows only the suggestions that contain what is typed. */
  narrows?: boolean;
  /** How a suggestion reads in the list, if not as itself. */
  describe?: (suggestion: string) => string;
  /** The suggestions open above the field instead of below it. */
  above?: boolean;
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * A text with suggestions; any other text may be typed. They open over what is beside the field, so that nothing moves. A card
 * that is not padded would cut them off.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { suggestions, narrows = false, describe = String, above, ...field } = props;
  const { value = '', onChange, inputContainer = asIs, ...input } = field;
  const id = useId();
  const matches = suggestions.filter((text) => !narrows || contains(text, value));
  const list = useSuggestions(matches, (chosen) => onChange?.(chosen));
  const optionId = (index: number) => `${id}-${index}`;
  const options = list.opened && (
    <div
      className={classes.list}
      data-above={above || undefined}
      role="listbox"
      id={id}
      aria-label={field.label}
      onMouseDown={keepFocus}
    >
      {matches.map((text, index) => (
        <button
          key={text}
          ref={index === list.active ? scrollIntoView : undefined}
          className={classes.option}
          type="button"
          role="option"
          id={optionId(index)}
          aria-selected={index === list.active}
          tabIndex={-1}
          onClick={() => list.choose(text)}
        >
          {describe(text)}
        </button>
      ))}
    </div>
  );
  return (
    <TextInput
      autoComplete="off"
      rightSection={suggestions.length > 0 && <IconChevronDown />}
      rightSectionPointerEvents="none"
      {...input}
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={list.opened}
      aria-controls={list.opened ? id : undefined}
      aria-activedescendant={list.active === null ? undefined : optionId(list.active)}
      value={value}
      onChange={(event) => {
        onChange?.(event.currentTarget.value);
        list.open();
      }}
      onClick={list.open}
      onKeyDown={list.onKeyDown}
      onBlur={(event) => {
        list.close();
        input.onBlur?.(event);
      }}
      inputContainer={(text) =>
        inputContainer(
          <div className={classes.anchor}>
            {text}
            {options}
          </div>,
        )
      }
    />
  );
}

function asIs(input: ReactNode): ReactNode {
  return input;
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

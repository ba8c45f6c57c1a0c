import type { StixField as Field } from '@halyard/contracts/intelligence/stix-kinds.ts';
import { stixVocabularies } from '@halyard/contracts/intelligence/stix-vocabularies.ts';
import { useId } from 'react';
import { InstantField } from '../../preferences/day-input.tsx';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixObjectWords } from '../../text/loaders/stix-object.ts';
import { Checkbox, TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { RecordsField } from './records-field.tsx';

type Props = {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Each suggestion appended to the existing words, since the browser replaces all of the field. */
function suggestionsFor({ shape, vocabulary }: Field, value: string): readonly string[] {
  if (!vocabulary) return [];
  const all = stixVocabularies[vocabulary];
  if (shape !== 'words') return all;
  const before = value.slice(0, value.lastIndexOf(',') + 1).trim();
  const used = new Set(before.split(',').map((word) => word.trim()));
  return all.filter((word) => !used.has(word)).map((word) => (before === '' ? word : `${before} ${word}`));
}

/** A property of a STIX object, as the description of its kind has it. */
export function StixField({ field, label, value, error, onChange }: Props) {
  const text = useMessages(stixObjectWords);
  const { timeZone } = usePreferences();
  const listId = useId();
  const required = field.need === 'required';
  const common = { label, value, error, required, hint: required ? text.required : undefined };
  const typed = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value);
  switch (field.shape) {
    case 'records':
      return <RecordsField {...common} field={field} onChange={onChange} />;
    case 'long':
      return <TextAreaField {...common} spellCheck={field.name !== 'pattern'} onChange={typed} />;
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      );
    case 'instant':
      return (
        <InstantField
          {...common}
          label={text.inZone(label, timeZone)}
          timeLabel={text.timeOf(label)}
          onInstant={onChange}
        />
      );
    default:
  }
  if (field.vocabulary === 'opinion')
    return (
      <SelectField {...common} onChange={typed}>
        <option value="" />
        {stixVocabularies.opinion.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </SelectField>
    );
  const suggestions = suggestionsFor(field, value);
  return (
    <>
      <TextField
        {...common}
        autoComplete="off"
        hint={field.shape === 'words' ? (field.vocabulary ? text.separated : text.commas) : common.hint}
        inputMode={field.shape === 'number' ? 'decimal' : undefined}
        list={suggestions.length > 0 ? listId : undefined}
        onChange={typed}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}

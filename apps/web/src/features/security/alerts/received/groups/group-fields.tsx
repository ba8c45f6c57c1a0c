import { groupFieldNames } from '@halyard/contracts/inflow/alert-groups.ts';
import { observableRoles, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { observablesWords } from '../../../../../text/loaders/observables.ts';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import styles from '../rules/rules.module.css';
import { type FieldDraft, fieldNameOf } from './group-draft.ts';

type FieldProps = {
  readonly field: FieldDraft;
  readonly place: number;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<FieldDraft>) => void;
};

/** One field, and of an observable its type and role. */
function OneField({ field, place, error, onChange }: FieldProps) {
  const { form: text, fields } = useMessages(alertGroupsWords);
  const { types, roles } = useMessages(observablesWords);
  const format = useFormat();
  const label = text.field(format.number(place));
  return (
    <div className={styles.pair}>
      <SelectField
        label={label}
        value={field.by}
        error={error}
        onChange={(event) => onChange({ by: fieldNameOf(event.target.value) })}
      >
        <option value="">{text.noField}</option>
        {groupFieldNames.map((one) => (
          <option key={one} value={one}>
            {fields[one]}
          </option>
        ))}
      </SelectField>
      {field.by === 'observable' && (
        <>
          <SelectField
            label={text.type}
            value={field.type}
            onChange={(event) =>
              onChange({ type: observableTypes.find((one) => one === event.target.value) ?? field.type })
            }
          >
            {observableTypes.map((one) => (
              <option key={one} value={one}>
                {types[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text.role}
            value={field.role}
            onChange={(event) =>
              onChange({ role: observableRoles.find((one) => one === event.target.value) ?? field.role })
            }
          >
            {observableRoles.map((one) => (
              <option key={one} value={one}>
                {roles[one]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  );
}

type Props = {
  readonly fields: readonly FieldDraft[];
  readonly isWrong: boolean;
  readonly onChange: (fields: readonly FieldDraft[]) => void;
};

/** The common values of the alerts of a group. */
export function GroupFields({ fields, isWrong, onChange }: Props) {
  const { form: text } = useMessages(alertGroupsWords);
  // As many as are chosen, and one more.
  const shown = fields.filter((field, place) => place === 0 || field.by !== '' || fields[place - 1]?.by !== '');
  return (
    <fieldset className={styles.filter}>
      <legend>{text.by}</legend>
      <p className={styles.quiet}>{text.byHint}</p>
      {shown.map((field) => {
        const place = fields.indexOf(field);
        return (
          <OneField
            key={place}
            field={field}
            place={place + 1}
            error={isWrong && place === 0 ? text.byMissing : undefined}
            onChange={(part) =>
              onChange(fields.map((one, index) => (index === place ? Object.assign({}, one, part) : one)))
            }
          />
        );
      })}
    </fieldset>
  );
}

import { SelectField } from '../../ui/form/select-field.tsx';

type Props<T extends string | number> = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: T;
  readonly choices: readonly T[];
  readonly describe: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
};

/** A select with typed values: a browser would return a number as text. */
export function Choice<T extends string | number>({ value, choices, describe, onChoose, ...rest }: Props<T>) {
  // Another client may have saved a value between the steps offered here.
  const offered = choices.includes(value) ? choices : [...choices, value];
  return (
    <SelectField
      {...rest}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = offered.find((choice) => String(choice) === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {offered.map((choice) => (
        <option key={choice} value={String(choice)}>
          {describe(choice)}
        </option>
      ))}
    </SelectField>
  );
}

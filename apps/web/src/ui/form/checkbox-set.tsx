import layout from '../layout/layout.module.css';
import { Checkbox } from './field.tsx';

type Props<T extends string> = {
  readonly legend: string;
  readonly hint?: string;
  /** Why the selection is invalid; shown as an error. */
  readonly error?: string | undefined;
  readonly offered: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly chosen: readonly T[];
  /** In the order in which they are offered. */
  readonly onChange: (chosen: T[]) => void;
};

/** Several of a few. */
export function CheckboxSet<T extends string>({ legend, hint, error, offered, words, chosen, onChange }: Props<T>) {
  return (
    <fieldset className={layout.plainList}>
      <legend className={layout.label}>{legend}</legend>
      <div className={layout.toolbarLines}>
        {offered.map((one) => (
          <Checkbox
            key={one}
            label={<span data-quantity>{words[one]}</span>}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(offered.filter((other) => (other === one ? target.checked : chosen.includes(other))))
            }
          />
        ))}
      </div>
      {hint && <p className={layout.faint}>{hint}</p>}
      {error && (
        <p role="alert" className={layout.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

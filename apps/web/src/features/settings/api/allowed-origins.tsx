import { allowedOriginsMax } from '@halyard/contracts/accounts/settings.ts';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import styles from '../settings.module.css';

type Props = {
  readonly origins: readonly string[];
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (origins: string[]) => void;
};

/** Origins of web pages that may use the key: one per line, and an empty line for the next. */
export function AllowedOrigins({ origins, problemOf, onChange }: Props) {
  const { api: text } = useMessages(settingsWords);
  const list = useRef<HTMLUListElement>(null);
  // State, not a note beside it: it has to arrive in the same drawing as the list it is about.
  const [focusAt, setFocusAt] = useState<{ readonly index: number } | null>(null);

  useEffect(() => {
    if (!focusAt) return;
    const fields = list.current?.querySelectorAll('input') ?? [];
    fields[Math.min(focusAt.index, fields.length - 1)]?.focus();
  }, [focusAt]);

  function add() {
    setFocusAt({ index: origins.length });
    onChange([...origins, '']);
  }

  function remove(index: number) {
    setFocusAt({ index });
    onChange(origins.toSpliced(index, 1));
  }

  const tooMany = problemOf('api.allowedOrigins');
  return (
    <div>
      <fieldset className={styles.origins}>
        <legend>{text.origins}</legend>
        <p className={styles.quiet}>{origins.length > 0 ? text.originsHint : text.noOrigins}</p>
        <ul ref={list} className={styles.stack}>
          {origins.map((origin, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two empty lines apart.
            <li key={index} className={styles.originRow}>
              <TextField
                label={text.origin(index + 1)}
                error={problemOf(`api.allowedOrigins.${index}`)}
                type="url"
                inputMode="url"
                spellCheck={false}
                value={origin}
                onChange={({ target }) => onChange(origins.with(index, target.value))}
              />
              <Button aria-label={text.removeOrigin(index + 1)} onClick={() => remove(index)}>
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
        {tooMany && <p className={styles.problem}>{tooMany}</p>}
        <div>
          <Button size="small" disabled={origins.length >= allowedOriginsMax} onClick={add}>
            {text.addOrigin}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}

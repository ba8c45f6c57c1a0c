import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeFilterWords } from '../../text/loaders/crime.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/field.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './crime-filter.module.css';

export type Choice = { readonly value: string; readonly name: string };

/** Maximum number of listed choices; the search finds the others. */
const listedAtMost = 100;

/** The choices whose name contains the words, selected ones first. */
function findChoices(choices: readonly Choice[], chosen: readonly string[], words: string): readonly Choice[] {
  const wanted = words.trim().toLowerCase();
  const known = new Set(choices.map(({ value }) => value));
  // A filter value of a link is listed even if no such rows were imported.
  const own = chosen.filter((value) => !known.has(value)).map((value) => ({ value, name: value }));
  return [...own, ...choices]
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(chosen.includes(other.value)) - Number(chosen.includes(one.value)));
}

/** Closes on Escape and on what happens elsewhere. */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  }

  return { isOpen, root, button, onKeyDown, toggle: () => setOpen(!isOpen) };
}

type Props = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

function ChoiceList({ label, choices, chosen, onChange }: Props) {
  const text = useMessages(crimeFilterWords);
  const format = useFormat();
  const [words, setWords] = useState('');
  // The order stays as it was when the list opened: ticked items do not move.
  const [chosenAtFirst] = useState(chosen);
  const found = findChoices(choices, [...new Set([...chosenAtFirst, ...chosen])], words);
  const listed = found.slice(0, listedAtMost);
  const choose = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <>
      <input
        type="search"
        aria-label={text.search(label)}
        placeholder={text.searchHint}
        className={styles.search}
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
      />
      <ul aria-label={label} className={styles.choices}>
        {listed.map(({ value, name }) => (
          <li key={value}>
            <Checkbox
              label={name}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={layout.quietSmall}>{text.nothingFound}</p>}
      {found.length > listed.length && (
        <p className={layout.quietSmall}>{text.more(format.number(found.length - listed.length))}</p>
      )}
      {chosen.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onChange([])}>
          {text.none}
        </Button>
      )}
    </>
  );
}

/** A searchable multi-select; no selection means all. */
export function FilterChoice(props: Props) {
  const { label, choices, chosen } = props;
  const text = useMessages(crimeFilterWords);
  const format = useFormat();
  const listId = useId();
  const { isOpen, root, button, onKeyDown, toggle } = useOpening();
  const [only] = chosen;
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.name ?? value;
  const value =
    only === undefined ? text.all : chosen.length === 1 ? nameOf(only) : text.chosen(format.number(chosen.length));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the button and the list inside.
    <div ref={root} className={styles.choice} onKeyDown={onKeyDown}>
      <span aria-hidden className={layout.label}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        aria-label={text.choose(label, value)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={styles.opener}
        onClick={toggle}
      >
        <span className={styles.value}>{value}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen && (
        <div id={listId} className={styles.list}>
          <ChoiceList {...props} />
        </div>
      )}
    </div>
  );
}

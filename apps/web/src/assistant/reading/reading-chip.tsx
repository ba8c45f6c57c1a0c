import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Chip } from '@halyard/contracts/work/assistant.ts';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Cross } from '../../ui/marks/icons.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './reading.module.css';

/** Runs a query in the place of the answer. */
export type OnRun = (spec: QuerySpec) => void;

/** `Source: Identity logs`, for those who listen and for notes. */
export const writeChip = ({ name, label }: Pick<Chip, 'name' | 'label'>): string =>
  name === null ? label : `${name}: ${label}`;

function ChipWords({ chip: { name, label } }: { readonly chip: Chip }) {
  return (
    <>
      {name !== null && (
        <>
          <span className={styles.name}>{name}</span>{' '}
        </>
      )}
      <span className={styles.value}>{label}</span>
    </>
  );
}

type Props = { readonly chip: Chip; readonly mayAsk: boolean; readonly onRun: OnRun };

/** One part of the query: its button offers other values, × and Backspace remove it. */
export function ReadingChip({ chip, mayAsk, onRun }: Props) {
  const { interpretation: text } = useMessages(assistantWords);
  const { name, label, without, options } = chip;
  const words = <ChipWords chip={chip} />;
  const written = writeChip(chip);

  function onKeyDown(event: KeyboardEvent) {
    const isOption = event.target instanceof Element && event.target.role === 'menuitem';
    if (!without || isOption || !['Backspace', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    onRun(without);
  }

  if (!mayAsk || (options.length === 0 && !without)) return <li className={styles.chip}>{words}</li>;
  return (
    <li className={styles.chip} data-changeable="" onKeyDown={onKeyDown}>
      {options.length === 0 ? (
        words
      ) : (
        <Menu
          trigger={
            <>
              {words}
              {!without && <ChevronDown size={14} aria-hidden />}
            </>
          }
          label={text.change(name === null ? label : `${name} ${label}`)}
          className={styles.part}
        >
          {(close) =>
            options.map((option) => (
              <button
                key={option.label}
                type="button"
                role="menuitem"
                onClick={() => {
                  close();
                  onRun(option.spec);
                }}
              >
                {option.label}
              </button>
            ))
          }
        </Menu>
      )}
      {without && (
        <button
          type="button"
          className={styles.remove}
          aria-label={text.remove(written)}
          onClick={() => onRun(without)}
        >
          <Cross size={12} />
        </button>
      )}
    </li>
  );
}

import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './reading.module.css';
import type { OnRun } from './reading-chip.tsx';

type Filters = AnswerReading['filters'];
type ItemsProps = { readonly filters: Filters; readonly onChoose: OnRun };

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The fields first, then the values of the one that was chosen. */
function FilterItems({ filters, onChoose }: ItemsProps) {
  const [field, setField] = useState<Filters[number]>();
  if (!field)
    return filters.map((filter) => (
      <button key={filter.label} type="button" role="menuitem" onClick={() => setField(filter)}>
        {filter.label}
      </button>
    ));
  return field.options.map((option) => (
    <button
      key={option.label}
      ref={option === field.options[0] ? takeFocus : undefined}
      type="button"
      role="menuitem"
      onClick={() => onChoose(option.spec)}
    >
      <span className={styles.name}>{field.label}</span> {option.label}
    </button>
  ));
}

type Props = { readonly filters: Filters; readonly onRun: OnRun };

/** Adds a filter to the query: a field, then its value. */
export function AddFilter({ filters, onRun }: Props) {
  const { interpretation: text } = useMessages(assistantWords);
  return (
    <Menu trigger={<Plus size={14} aria-hidden />} label={text.add} className={styles.add} hasTooltip>
      {(close) => (
        <FilterItems
          filters={filters}
          onChoose={(spec) => {
            close();
            onRun(spec);
          }}
        />
      )}
    </Menu>
  );
}

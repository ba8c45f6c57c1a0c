import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Answer, Chip } from '@halyard/contracts/work/assistant.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import styles from './reading.module.css';

/** Asks a specification; the label stands in the conversation until the server has named it. */
export type OnRun = (spec: QuerySpec, label: string) => void;

type ChipProps = { readonly chip: Chip; readonly mayAsk: boolean; readonly onRun: OnRun };

function ReadingChip({ chip, mayAsk, onRun }: ChipProps) {
  const text = useMessages(assistantWords).interpretation;
  const { label, without, options } = chip;
  if (!mayAsk || (options.length === 0 && !without)) return <span className={styles.chip}>{label}</span>;
  return (
    <Menu trigger={label} label={text.change(label)} className={styles.chipButton}>
      {(close) => (
        <>
          {options.map((option) => (
            <button
              key={option.label}
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                onRun(option.spec, option.label);
              }}
            >
              {option.label}
            </button>
          ))}
          {without && (
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                onRun(without, text.without(label));
              }}
            >
              {text.remove}
            </button>
          )}
        </>
      )}
    </Menu>
  );
}

type Props = {
  readonly reading: NonNullable<Answer['reading']>;
  readonly mayAsk: boolean;
  readonly onRun: OnRun;
};

/** What was read in a question, part by part: each can be changed or left out, and the answer runs again. */
export function ReadingChips({ reading, mayAsk, onRun }: Props) {
  const text = useMessages(assistantWords).interpretation;
  const { chips, href, spec } = reading;
  return (
    <div className={styles.reading}>
      <ul className={styles.chips} aria-label={text.label}>
        {chips.map((chip) => (
          <li key={chip.label}>
            <ReadingChip chip={chip} mayAsk={mayAsk} onRun={onRun} />
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        {href !== null && <InternalLink address={href}>{text.open}</InternalLink>}
        {mayAsk && (
          <button type="button" className={styles.tool} onClick={() => onRun(spec, text.again)}>
            {text.again}
          </button>
        )}
      </div>
    </div>
  );
}

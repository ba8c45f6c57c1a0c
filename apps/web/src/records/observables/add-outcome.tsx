import type { AddedObservables } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { IconButton } from '../../ui/button.tsx';
import { Quantity } from '../../ui/marks/figure.tsx';
import { Cross } from '../../ui/marks/icons.tsx';
import styles from './observables.module.css';

type RejectedProps = {
  readonly title: string;
  readonly rejected: AddedObservables['rejected'];
};

/** Rejected lines, each with the reason. */
export function RejectedLines({ title, rejected }: RejectedProps) {
  const { rejections } = useMessages(observablesWords);
  if (rejected.length === 0) return null;
  return (
    <div>
      <p>
        <Quantity>{title}</Quantity>
      </p>
      <ul className={styles.rejected}>
        {rejected.map(({ text, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal.
          <li key={index}>
            <code>{defang(text)}</code> <small>{rejections[reason]}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { readonly outcome: AddedObservables; readonly onClose: () => void };

/** The outcome of each line that someone added. */
export function AddOutcome({ outcome: { added, already, rejected }, onClose }: Props) {
  const { add: text, close } = useMessages(observablesWords);
  const format = useFormat();
  return (
    <section aria-label={text.outcome} className={styles.outcome}>
      <IconButton label={close} onClick={onClose}>
        <Cross size={16} />
      </IconButton>
      <p role="status">
        <Quantity>{added.length === 0 ? text.nothing : text.added(added.length, format.number(added.length))}</Quantity>
      </p>
      {already.length > 0 && (
        <p>
          <Quantity>{text.already(already.length, format.number(already.length))}</Quantity>{' '}
          {already.map(({ id, type, value }) => (
            <code key={id}>{defang(value, type)} </code>
          ))}
        </p>
      )}
      <RejectedLines title={text.rejected(rejected.length, format.number(rejected.length))} rejected={rejected} />
    </section>
  );
}

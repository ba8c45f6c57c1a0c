import type { OutgoingFields as Fields } from '@halyard/contracts/work/assistant-model.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import styles from './outgoing.module.css';
import { useModelSettings } from './outgoing-queries.ts';

function Names({ names }: Pick<Fields, 'names'>) {
  const { outgoing: text } = useMessages(assistantWords);
  return (
    <ul>
      {names.map(({ ref, label }) => (
        <li key={ref}>
          <code>{ref}</code> {label ?? <span className={styles.quiet}>{text.withheld}</span>}
        </li>
      ))}
    </ul>
  );
}

type FieldProps = { readonly label: string; readonly isWithheld?: boolean | undefined; readonly children: ReactNode };

/** One part of the request; an empty one says whether there is none or whether it is withheld. */
function Field({ label, isWithheld = false, children }: FieldProps) {
  const { outgoing: text } = useMessages(assistantWords);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <span className={styles.quiet}>{isWithheld ? text.withheld : text.none}</span>}</dd>
    </div>
  );
}

type Props = { readonly fields: Fields };

/** The user's own part of the request. */
export function OutgoingFields({ fields: { message, names, screen, lastQuestion, draft } }: Props) {
  const { outgoing: text } = useMessages(assistantWords);
  const withhold = useModelSettings().data?.withhold;
  return (
    <dl className={styles.fields}>
      {message !== null && <Field label={text.question}>{message}</Field>}
      {draft.length > 0 && <Field label={text.draft}>{draft.join(' ')}</Field>}
      <Field label={text.names}>{names.length > 0 ? <Names names={names} /> : null}</Field>
      <Field label={text.screen} isWithheld={withhold?.screen}>
        {screen === null ? null : <code>{screen}</code>}
      </Field>
      <Field label={text.lastQuestion} isWithheld={withhold?.lastQuestion}>
        {lastQuestion === null ? null : <code>{lastQuestion}</code>}
      </Field>
    </dl>
  );
}

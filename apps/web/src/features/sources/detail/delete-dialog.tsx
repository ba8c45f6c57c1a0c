import { type Source, whatStays } from '@halyard/contracts/inflow/sources.ts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSourceChanges } from '../source-queries.ts';
import styles from './detail.module.css';

type Props = { readonly source: Source; readonly onDeleted: () => void; readonly onClose: () => void };

/** Asks what becomes of the alerts of a source that is deleted; afterwards it can be undone. */
export function DeleteDialog({ source, onDeleted, onClose }: Props) {
  const text = useMessages(sourcesWords);
  const { remove: words } = text;
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const { remove } = useSourceChanges();
  const [alerts, setAlerts] = useState<(typeof whatStays)[number]>('keep');
  const name = useId();

  async function run() {
    try {
      const { changeId, removedAlerts } = await remove.mutateAsync({ id: source.id, alerts });
      const done =
        alerts === 'keep'
          ? words.done(source.name)
          : words.doneWith(source.name, removedAlerts, format.number(removedAlerts));
      offerUndo(done, changeId);
      onDeleted();
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.delete), { error });
    } finally {
      onClose();
    }
  }

  return (
    <Question
      title={words.title(source.name)}
      isDangerous
      isBusy={remove.isPending}
      yes={words.button}
      no={text.cancel}
      closeLabel={text.close}
      onYes={() => void run()}
      onClose={onClose}
    >
      {source.delivers === 'intelligence' ? (
        <p>
          {text.feed.imports.stay}{' '}
          <Link to="/imports" search={{ source: source.id }}>
            {text.feed.imports.show}
          </Link>
        </p>
      ) : (
        <fieldset className={styles.choices}>
          <legend>{words.about}</legend>
          {whatStays.map((choice) => (
            <label key={choice}>
              <input type="radio" name={name} checked={alerts === choice} onChange={() => setAlerts(choice)} />
              {words[choice]}
            </label>
          ))}
        </fieldset>
      )}
    </Question>
  );
}

import type { ImportRecord, UndoPreview } from '@halyard/contracts/intelligence/imports.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Question } from '../../../ui/overlay/question.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useUndoPreview } from '../import-queries.ts';
import styles from './list.module.css';

/** Connections and incidents of others that lose a record. */
function Hanging({ connections, incidents }: UndoPreview) {
  const { undo: text } = useMessages(importsWords);
  const { number } = useFormat();
  if (connections.count + incidents.count === 0) return null;
  const unnamed = incidents.count - incidents.first.length;
  return (
    <>
      <p>{text.hanging}</p>
      <ul className={styles.bullets}>
        {connections.count > 0 && (
          <li>
            {text.connections(connections.count, number(connections.count))}
            <ul className={styles.bullets}>
              {connections.imports.map(({ fileName, count }) => (
                <li key={fileName}>
                  {fileName === null ? text.drawnHere(number(count)) : text.fromImport(fileName, number(count))}
                </li>
              ))}
            </ul>
          </li>
        )}
        {incidents.count > 0 && (
          <li>
            {text.incidents(incidents.count, number(incidents.count))}
            <ul className={styles.bullets}>
              {incidents.first.map((incident) => (
                <li key={incident.number}>
                  {incidentName(incident.number)} {incident.title}
                </li>
              ))}
              {unnamed > 0 && <li>{text.more(number(unnamed))}</li>}
            </ul>
          </li>
        )}
      </ul>
    </>
  );
}

type Props = { readonly record: ImportRecord; readonly onYes: () => void; readonly onClose: () => void };

/** Shows how much will be deleted and its dependents beforehand: other users' work may be based on an import. */
export function UndoQuestion({ record, onYes, onClose }: Props) {
  const { undo: text, cancel, close } = useMessages(importsWords);
  const format = useFormat();
  const preview = useUndoPreview(record.id);
  const changed = record.updated;
  const removed = preview.data?.removed ?? record.created;
  return (
    <Question
      title={text.title}
      isDangerous
      isBusy={preview.isPending}
      yes={text.button}
      no={cancel}
      closeLabel={close}
      onYes={onYes}
      onClose={onClose}
    >
      <div className={layout.linesLoose}>
        <p>{text.question(record.fileName)}</p>
        <ul className={styles.bullets}>
          <li>{text.remove(removed, format.number(removed))}</li>
          <li>{text.restore(changed, format.number(changed))}</li>
        </ul>
        <p>{text.keep}</p>
        {preview.isPending && <Spinner label={text.checking} />}
        {preview.isError && <p>{text.checkFailed}</p>}
        {preview.data && <Hanging {...preview.data} />}
      </div>
    </Question>
  );
}

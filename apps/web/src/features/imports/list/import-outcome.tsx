import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import importItem from '../../../importing/import-item.module.css';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import { isRunning } from '../import-states.ts';
import { ImportCounts } from './import-counts.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportSummaryBar } from './import-summary-bar.tsx';
import styles from './list.module.css';
import { UndoProgress } from './undo-progress.tsx';

function Problem({ record: { problem, problemDetail } }: { readonly record: ImportRecord }) {
  const text = useMessages(importsWords);
  return (
    <p className={importItem.problem}>
      {text.problem(problem ?? 'interrupted')}
      {problemDetail && (
        <span className={importItem.where}>
          {text.problemAt} <code>{problemDetail}</code>
        </span>
      )}
    </p>
  );
}

/** The contents of a file before import: nothing is stored yet, so nothing is linked. */
function Previewed({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importsWords);
  return (
    <div className={layout.stackNear}>
      <ImportSummaryBar record={record} />
      <p className={styles.note}>{text.notStored}</p>
    </div>
  );
}

type Props = { readonly record: ImportRecord; readonly isOpen: boolean; readonly onOpen: () => void };

/** The result of an import: its progress, its import summary, or the error of the file. */
export function ImportOutcome({ record, isOpen, onOpen }: Props) {
  const { summary: text } = useMessages(importsWords);
  if (isRunning(record)) return <ImportProgress record={record} />;
  if (record.state === 'undoing' && record.undo) return <UndoProgress fileName={record.fileName} undo={record.undo} />;
  if (record.state === 'failed') return <Problem record={record} />;
  if (record.state === 'cancelled') return null;
  if (record.state === 'previewing') return <Previewed record={record} />;
  if (record.objectsIn === 0) return <p className={styles.note}>{text.nothing}</p>;
  return (
    <div className={layout.stackNear}>
      <ImportSummaryBar record={record} />
      <ImportCounts record={record} isOpen={isOpen} onOpen={onOpen} />
    </div>
  );
}

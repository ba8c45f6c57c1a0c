import type { ImportRecord, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { RejectionsTable } from '../../../importing/rejections-table.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Cell } from '../../../ui/table/table.tsx';
import { useSaveImportRejections } from '../import-queries.ts';
import styles from './list.module.css';

/** Of a file its number alone, of a list by URL `line 3`. */
const lineIn = (place: string) => /^(?:line )?(\d+)$/.exec(place)?.[1];

function RejectionCells({ rejection: { place, objectId, reason, detail } }: { readonly rejection: Rejection }) {
  const { rejections: text } = useMessages(importsWords);
  const line = lineIn(place);
  return (
    <>
      <Cell label={text.place}>{line !== undefined ? text.line(line) : <code>{place}</code>}</Cell>
      <Cell label={text.object}>{objectId === null ? text.noId : <code>{objectId}</code>}</Cell>
      <Cell label={text.reason}>
        <span>
          {text.sentence(reason)} {detail && <code className={styles.detail}>{detail}</code>}
        </span>
      </Cell>
    </>
  );
}

type Props = { readonly record: ImportRecord; readonly rejections: readonly Rejection[] };

/** The first rejected objects with location and reason; the file to download has all of them. */
export function RejectionList({ record, rejections }: Props) {
  const { rejections: text } = useMessages(importsWords);
  const saving = useSaveImportRejections(record.id);
  if (rejections.length === 0)
    return (
      record.state === 'finished' && <p className={styles.note}>{record.rejected > 0 ? text.deleted : text.none}</p>
    );
  return (
    <RejectionsTable
      title={text.title}
      columns={[text.place, text.object, text.reason]}
      rejections={rejections}
      row={(rejection) => <RejectionCells rejection={rejection} />}
      // A failed import counts nothing, but its earlier rejections are known.
      total={Math.max(record.rejected, rejections.length)}
      words={text}
      saving={saving}
    />
  );
}

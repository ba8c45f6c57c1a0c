import type { ImportRecord, Rejection } from '@halyard/contracts/imports.ts';
import { Download } from 'lucide-react';
import { useDescribeError } from '../../../api/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { useSaveRejections } from '../import-queries.ts';
import styles from './list.module.css';

const isLine = (place: string) => /^\d+$/.test(place);

function RejectionRow({ rejection: { place, objectId, reason, detail } }: { readonly rejection: Rejection }) {
  const { rejections: text } = useMessages(importsWords);
  return (
    <tr>
      <Cell label={text.place}>{isLine(place) ? text.line(place) : <code>{place}</code>}</Cell>
      <Cell label={text.object}>{objectId === null ? text.noId : <code>{objectId}</code>}</Cell>
      <Cell label={text.reason}>
        <span>
          {text.sentence(reason)} {detail && <code className={styles.detail}>{detail}</code>}
        </span>
      </Cell>
    </tr>
  );
}

function SaveButton({ id }: { readonly id: string }) {
  const { rejections: text } = useMessages(importsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const saving = useSaveRejections(id);

  async function save() {
    try {
      const rows = await saving.mutateAsync();
      toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeError(error, text.saveFailed), { error });
    }
  }

  return (
    <Button size="small" busy={saving.isPending} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {saving.isPending ? text.downloading : text.download}
    </Button>
  );
}

type Props = { readonly record: ImportRecord; readonly rejections: readonly Rejection[] };

/** The first errors with place and reason; the file has all of them. */
export function RejectionList({ record, rejections }: Props) {
  const { rejections: text } = useMessages(importsWords);
  const format = useFormat();
  if (rejections.length === 0) return record.state === 'finished' && <p className={styles.note}>{text.none}</p>;
  // A place and an object may be rejected more than once.
  const keyed = rejections.map((rejection, index) => ({ rejection, key: `${rejection.place} ${index}` }));
  // An import that has failed counts nothing, and what it rejected before is known all the same.
  const total = Math.max(record.rejected, rejections.length);
  return (
    <div>
      <Table label={text.title}>
        <thead>
          <tr>
            {[text.place, text.object, text.reason].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ rejection, key }) => (
            <RejectionRow key={key} rejection={rejection} />
          ))}
        </tbody>
      </Table>
      <p className={styles.foot}>
        <span>{text.shown(format.number(rejections.length), format.number(total))}</span>
        <SaveButton id={record.id} />
      </p>
    </div>
  );
}

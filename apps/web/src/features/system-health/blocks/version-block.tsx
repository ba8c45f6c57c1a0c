import { lazy, Suspense } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Block } from '../block.tsx';
import type { Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';

/** The running version, and whether all nodes run the same. */
export function VersionBlock({ query }: { readonly query: Blocks['version'] }) {
  const { version: text } = useMessages(systemHealthWords);
  const format = useFormat();
  return (
    <Block block="version" query={query}>
      {({ version, schema, startedAt, running }) => (
        <p className={styles.content}>
          <strong>{version}</strong> · {text.schema(schema)} · {text.since(format.dateTime(startedAt))} ·{' '}
          {running.length > 1 ? text.differ(running.join(', ')) : text.same}
        </p>
      )}
    </Block>
  );
}

type NotesProps = { readonly notes: string | null; readonly onClose: () => void };

const Markdown = lazy(async () => ({ default: (await import('../../../assistant/answer/markdown.tsx')).Markdown }));

/** The changelog entry of the newest version. */
export function UpgradeNotes({ notes, onClose }: NotesProps) {
  const { version: text, close, loading } = useMessages(systemHealthWords);
  return (
    <Dialog title={text.notes} closeLabel={close} onClose={onClose}>
      {notes === null ? (
        <p>{text.noNotes}</p>
      ) : (
        <div lang="en" className={styles.notes}>
          <Suspense fallback={<Spinner label={loading} />}>
            <Markdown text={notes} citations={[]} onCite={() => {}} />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
}

import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import { ImportButtons } from '../../../importing/import-buttons.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { useCancelImport, useUndoImport } from '../import-queries.ts';
import { isRunning } from '../import-states.ts';
import styles from './list.module.css';
import { UndoQuestion } from './undo-question.tsx';

function offerOf(record: ImportRecord) {
  if (isRunning(record)) return 'cancel';
  return record.state === 'finished' && record.created + record.updated + record.unchanged > 0 ? 'undo' : undefined;
}

/** Leads to the preview of an import that waits for a review. */
function ReviewLink({ record: { id, fileName } }: { readonly record: ImportRecord }) {
  const text = useMessages(importsWords);
  return (
    <Link to="/imports/$id/preview" params={{ id }} aria-label={text.reviewOf(fileName)} className={styles.review}>
      {text.review}
    </Link>
  );
}

/** Cancel while it runs, undo once it has completed; for users with the permission. */
export function ImportActions({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importsWords);
  const { mayWith } = useRights();
  const cancelling = useCancelImport();
  const undoing = useUndoImport();
  if (record.state === 'previewing') return <ReviewLink record={record} />;
  if (!mayWith('imports', 'delete', record)) return null;
  return (
    <ImportButtons
      name={record.fileName}
      words={text}
      offer={offerOf(record)}
      cancelling={{ isPending: cancelling.isPending, run: () => cancelling.mutateAsync(record.id) }}
      undoing={{
        isPending: undoing.isPending,
        // The list shows its progress and completion.
        run: async () => void (await undoing.mutateAsync(record.id)),
      }}
      question={(closing) => <UndoQuestion record={record} {...closing} />}
    />
  );
}

import type { CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { ImportButtons } from '../../../importing/import-buttons.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Question } from '../../../ui/overlay/question.tsx';
import { isRunning, useCancelImport, useUndoImport } from './import-queries.ts';

type AskProps = { readonly record: CrimeImport; readonly onYes: () => void; readonly onClose: () => void };

/** Shows how much will be deleted beforehand. */
function UndoQuestion({ record: { name, rowsImported }, onYes, onClose }: AskProps) {
  const { undo: text, cancel, close } = useMessages(crimeImportsWords);
  const format = useFormat();
  return (
    <Question
      title={text.title}
      isDangerous
      yes={text.button}
      no={cancel}
      closeLabel={close}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{text.question(name, format.number(rowsImported))}</p>
      <p>{text.restore}</p>
    </Question>
  );
}

function offerOf(record: CrimeImport) {
  if (isRunning(record) || record.state === 'held') return 'cancel';
  return record.state === 'finished' && record.rowsImported > 0 ? 'undo' : undefined;
}

/** Cancel while it runs or is on hold, undo once it has completed; for users with the permission. */
export function ImportActions({ record }: { readonly record: CrimeImport }) {
  const text = useMessages(crimeImportsWords);
  const { number } = useFormat();
  const { mayWith } = useRights();
  const cancelling = useCancelImport();
  const undoing = useUndoImport();
  if (!mayWith('imports', 'delete', record)) return null;

  async function undo() {
    const { removed, restored } = await undoing.mutateAsync(record.id);
    return text.undo.done(removed, number(removed), restored, number(restored));
  }

  return (
    <ImportButtons
      name={record.name}
      words={text}
      offer={offerOf(record)}
      cancelling={{ isPending: cancelling.isPending, run: () => cancelling.mutateAsync(record.id) }}
      undoing={{ isPending: undoing.isPending, run: undo }}
      question={(closing) => <UndoQuestion record={record} {...closing} />}
    />
  );
}

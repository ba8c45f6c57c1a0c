import type { CrimeImport } from '@halyard/contracts/crime-imports.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { isRunning } from './import-queries.ts';
import { useTakingBack } from './taking-back.ts';

type AskProps = { readonly record: CrimeImport; readonly onYes: () => void; readonly onClose: () => void };

/** Says how much goes before it goes. */
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

/** Cancel while it runs or waits for a decision, undo once it has finished; for those who may. */
export function ImportActions({ record }: { readonly record: CrimeImport }) {
  const text = useMessages(crimeImportsWords);
  const { mayWith } = useRights();
  const takingBack = useTakingBack(record);
  const [isAsking, setAsking] = useState(false);
  if (!mayWith('imports', 'delete', record)) return null;
  if (isRunning(record) || record.state === 'held')
    return (
      <Button
        size="small"
        busy={takingBack.isBusy}
        aria-label={text.stop(record.name)}
        onClick={() => void takingBack.cancel()}
      >
        {text.cancel}
      </Button>
    );
  if (record.state !== 'finished' || record.rowsImported === 0) return null;
  return (
    <>
      <Button
        size="small"
        busy={takingBack.isBusy}
        aria-label={text.undo.of(record.name)}
        onClick={() => setAsking(true)}
      >
        {text.undo.button}
      </Button>
      {isAsking && (
        <UndoQuestion
          record={record}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void takingBack.undo();
          }}
        />
      )}
    </>
  );
}

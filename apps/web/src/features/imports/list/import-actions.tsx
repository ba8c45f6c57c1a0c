import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useState } from 'react';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { isRunning } from '../import-states.ts';
import { UndoQuestion } from './undo-question.tsx';
import type { TakingBack } from './use-taking-back.ts';

type Props = { readonly record: ImportRecord; readonly takingBack: TakingBack };

/** Cancel while it runs, undo once it has finished; for those who may. */
export function ImportActions({ record, takingBack }: Props) {
  const text = useMessages(importsWords);
  const { mayWith } = useRights();
  const [isAsking, setAsking] = useState(false);
  const { fileName, state, created, updated } = record;
  if (!mayWith('imports', 'delete', record)) return null;
  if (isRunning(record))
    return (
      <Button
        size="small"
        busy={takingBack.isBusy}
        aria-label={text.stop(fileName)}
        onClick={() => void takingBack.cancel()}
      >
        {text.cancel}
      </Button>
    );
  if (state !== 'finished' || created + updated === 0) return null;
  return (
    <>
      <Button size="small" busy={takingBack.isBusy} aria-label={text.undo.of(fileName)} onClick={() => setAsking(true)}>
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

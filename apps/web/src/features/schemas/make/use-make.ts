import type { SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { useInferCrime, useSendSchema } from '../schema-queries.ts';
import { formatOf, type MakeDraft, nameForServer, nameOfDraft, writtenSchema } from './make-draft.ts';

type Stage =
  | { readonly stage: 'idle' }
  | { readonly stage: 'working'; readonly sent: number; readonly total: number }
  | { readonly stage: 'failed'; readonly error: unknown };

const isCancelled = (error: unknown) => error instanceof TransportError && error.problem === 'cancelled';

/** Creates a schema from the input; it can be canceled. */
export function useMake(onMade: (schema: SchemaSummary) => void) {
  const send = useSendSchema();
  const inferCrime = useInferCrime();
  const [stage, setStage] = useState<Stage>({ stage: 'idle' });
  const cut = useRef<AbortController | null>(null);
  useEffect(() => () => cut.current?.abort(), []);

  function ask(draft: MakeDraft, of: string | undefined, signal: AbortSignal): Promise<SchemaSummary> {
    if (draft.source === 'police') {
      setStage({ stage: 'working', sent: 0, total: 0 });
      return inferCrime.mutateAsync({ kind: draft.kind, month: draft.month, signal });
    }
    const file = draft.source === 'file' && draft.sample ? draft.sample : writtenSchema(draft);
    const onProgress = (sent: number) => setStage({ stage: 'working', sent, total: file.size });
    onProgress(0);
    const sending = { file, name: nameForServer(nameOfDraft(draft)), of, onProgress, signal };
    const format = draft.source === 'file' && draft.sample ? formatOf(draft.sample) : undefined;
    return format ? send.infer({ ...sending, format }) : send.add(sending);
  }

  return {
    stage,
    /** `of` is the schema this becomes the next version of. */
    async start(draft: MakeDraft, of: string | undefined) {
      const controller = new AbortController();
      cut.current = controller;
      try {
        const made = await ask(draft, of, controller.signal);
        setStage({ stage: 'idle' });
        onMade(made);
      } catch (error) {
        setStage(isCancelled(error) ? { stage: 'idle' } : { stage: 'failed', error });
      }
    },
    stop: () => cut.current?.abort(),
  };
}

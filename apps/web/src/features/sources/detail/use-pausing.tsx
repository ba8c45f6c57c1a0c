import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { ReactNode } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { undoOfferedForMs } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { failureOf } from '../../../ui/page/failure-banner.tsx';
import { useSourceChanges } from '../source-queries.ts';
import type { SourcesSearch } from '../sources-search.ts';
import type { ChangeSearch } from '../use-sources-search.ts';
import { PauseDialog } from './pause-dialog.tsx';

type Options = {
  readonly sources: readonly Source[];
  readonly search: SourcesSearch;
  readonly change: ChangeSearch;
};

/** Pauses a source, with a reason, and resumes it; both show a toast, and a pause can be undone. */
export function usePausing({ sources, search, change }: Options): {
  readonly resume: (source: Pick<Source, 'id' | 'name'>) => void;
  /** Pauses or resumes. */
  readonly turn: (source: Source) => void;
  readonly dialog: ReactNode;
} {
  const text = useMessages(sourcesWords);
  const toasts = useToasts();
  const describeError = useDescribeError();
  const changes = useSourceChanges();
  const failed = useMutationFailure(changes.pause);
  const asked = sources.find(({ id, paused }) => id === search.pause && paused === null);

  async function resume({ id, name }: Pick<Source, 'id' | 'name'>) {
    try {
      await changes.resume.mutateAsync(id);
      toasts.show('success', text.detail.resumed(name));
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.change), { error });
    }
  }

  async function pause(source: Source, reason: string): Promise<boolean> {
    try {
      await changes.pause.mutateAsync({ id: source.id, reason });
    } catch {
      // It is in the window.
      return false;
    }
    const action = { label: text.undo, run: () => void resume(source) };
    toasts.show('success', text.detail.paused(source.name), { action, durationMs: undoOfferedForMs });
    return true;
  }

  return {
    resume: (source) => void resume(source),
    turn: (source) => (source.paused ? void resume(source) : change({ pause: source.id })),
    dialog: asked && (
      <PauseDialog
        source={asked}
        isBusy={changes.pause.isPending}
        failure={failed && failureOf(failed, describeError(failed, text.failures.change))}
        onPause={(reason) => pause(asked, reason)}
        onClose={() => change({ pause: undefined }, { replace: true })}
      />
    ),
  };
}

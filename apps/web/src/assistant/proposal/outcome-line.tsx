import type { ProposedAction } from '@halyard/contracts/work/assistant-actions.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { InternalLink } from '../../ui/internal-link.tsx';
import type { UndoAction } from './actions/action.ts';
import styles from './proposal.module.css';
import { type Done, useDescribeRejection, useReadAgain } from './use-proposal.ts';

type UndoState = { readonly is: 'offered' | 'busy' | 'undone' } | { readonly is: 'failed'; readonly why: string };

/** Undoes an action once, and reports records kept because someone changed them since. */
function useUndo(action: ProposedAction['action'], undo: UndoAction | undefined) {
  const { proposal: text } = useMessages(assistantWords);
  const describeRejection = useDescribeRejection();
  const readAgain = useReadAgain(action);
  const [state, setState] = useState<UndoState>({ is: 'offered' });

  async function run() {
    if (!undo || state.is === 'busy') return;
    setState({ is: 'busy' });
    try {
      const kept = await undo();
      setState(kept.length === 0 ? { is: 'undone' } : { is: 'failed', why: text.undo.kept(kept.join(', ')) });
    } catch (error) {
      setState({ is: 'failed', why: describeRejection(error) ?? text.undo.failed });
    }
    readAgain();
  }

  return { state, run: () => void run() };
}

type Props = {
  readonly action: ProposedAction['action'];
  readonly done: Done;
  /** The user asked in words to undo it. */
  readonly isToBeUndone: boolean;
};

/** The completed action with its time, a link to its record, and undo. */
export function OutcomeLine({ action, done: { address, at, undo }, isToBeUndone }: Props) {
  const { proposal: text } = useMessages(assistantWords);
  const format = useFormat();
  const { state, run } = useUndo(action, undo);
  const undoNow = useEffectEvent(run);
  useEffect(() => {
    if (isToBeUndone) undoNow();
  }, [isToBeUndone]);
  const isOffered = state.is === 'offered' || state.is === 'busy';
  return (
    <>
      <p role="status" className={styles.outcome}>
        <CircleCheck size={14} aria-hidden />
        {state.is === 'undone' ? text.undo.done : text.done[action]}
        <time dateTime={new Date(at).toISOString()} title={`${format.dateTime(at)} ${format.zone(at)}`}>
          {format.time(at)}
        </time>
        {state.is !== 'undone' && <InternalLink address={address}>{text.open}</InternalLink>}
        {undo && isOffered && (
          <Button size="small" busy={state.is === 'busy'} onClick={run}>
            {text.undo.button}
          </Button>
        )}
      </p>
      {state.is === 'failed' && (
        <p role="alert" className={styles.failure}>
          {state.why}
        </p>
      )}
    </>
  );
}

import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Proposal } from '@halyard/contracts/work/assistant.ts';
import { useRef } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { RequestId } from '../../ui/page/request-id.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { AnswerView } from '../answer/answer-view.tsx';
import type { AnswerMessage } from '../conversation/conversation.ts';
import { ProposalCard } from '../proposal/proposal-card.tsx';
import { CloseReadings } from '../reading/close-readings.tsx';
import { ReadingChips } from '../reading/reading-chips.tsx';
import { AnswerWays } from '../ways/answer-ways.tsx';
import { ChangedLine } from '../ways/changed-line.tsx';
import { DraftWays } from '../ways/draft-ways.tsx';
import { useDescribeProblem } from './describe-problem.ts';
import { MessageFrame } from './message-frame.tsx';
import { Suggestions } from './suggestions.tsx';
import styles from './thread.module.css';

export type AnswerActions = {
  readonly onSettle: (proposal: Proposal) => void;
  readonly onAsk: (question: string) => void;
  /** Runs a query in the place of the answer. */
  readonly onRun: (answerId: string, spec: QuerySpec) => void;
  /** Restores the replaced answer. */
  readonly onBringBack: (answerId: string) => void;
  readonly onStop: () => void;
};

type Props = AnswerActions & {
  readonly message: AnswerMessage;
  /** The question as written. */
  readonly question: string | undefined;
  /** Nothing has been said since: the suggestions are still relevant. */
  readonly isLatest: boolean;
  /** It is new enough to be compared with the data of now. */
  readonly isWatched: boolean;
  readonly mayAsk: boolean;
};

const saysNothing = ({ answer }: AnswerMessage) =>
  answer === null || (answer.sentences.length === 0 && answer.markdown === null);

/** The outcome of a query that runs in the place of an answer. */
function RerunLine({ message: { rerun }, onStop }: Pick<Props, 'message' | 'onStop'>) {
  const text = useMessages(assistantWords);
  const describeProblem = useDescribeProblem();
  if (rerun?.is === 'pending')
    return (
      <div className={styles.pendingHead}>
        <Spinner label={text.pending} />
        <Button size="small" onClick={onStop}>
          {text.stop}
        </Button>
      </div>
    );
  if (rerun?.is !== 'failed') return null;
  return (
    <div role="alert" className={styles.error}>
      {describeProblem(rerun.failure)}
      <RequestId error={rerun.failure.error} />
    </div>
  );
}

/** A message of the assistant. If it has no parts, or is an error, its plain text is shown. */
export function AnswerItem(props: Props) {
  const { message, question, isLatest, isWatched, mayAsk, onSettle, onAsk, onBringBack } = props;
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  const frame = useRef<HTMLDivElement>(null);
  const { id, at, isError, before } = message;
  const answer = isError ? null : message.answer;
  const reading = answer?.reading;

  // The pressed control disappears with the answer; its focus waits here for the next one.
  const keepFocus = () => frame.current?.focus({ preventScroll: true });
  function run(spec: QuerySpec) {
    keepFocus();
    props.onRun(id, spec);
  }
  function bringBack() {
    keepFocus();
    onBringBack(id);
  }

  return (
    <MessageFrame ref={frame} by="assistant" name={text.name(name)} at={at}>
      {reading && <ReadingChips reading={reading} mayAsk={mayAsk} onRun={run} />}
      {(before || message.rerun) && (
        <div className={styles.ways}>
          {before && (
            <Button size="small" disabled={!mayAsk} onClick={bringBack}>
              {text.undo}
            </Button>
          )}
          <RerunLine {...props} />
        </div>
      )}
      {(isError || saysNothing(message)) && <p className={isError ? styles.error : styles.words}>{message.text}</p>}
      {answer?.draft && <DraftWays answer={answer} at={at} />}
      {answer && <AnswerView answer={answer} />}
      {answer?.readings && <CloseReadings readings={answer.readings} mayAsk={mayAsk && isLatest} onRun={run} />}
      {answer?.proposal && <ProposalCard proposal={answer.proposal} told={message.told} onSettle={onSettle} />}
      {reading && isWatched && <ChangedLine key={id} reading={reading} at={at} mayAsk={mayAsk} onRun={run} />}
      {reading && <AnswerWays message={message} reading={reading} question={question} mayAsk={mayAsk} onRun={run} />}
      {answer && isLatest && (
        <Suggestions label={text.suggestions} questions={answer.suggestions} isDisabled={!mayAsk} onAsk={onAsk} />
      )}
    </MessageFrame>
  );
}

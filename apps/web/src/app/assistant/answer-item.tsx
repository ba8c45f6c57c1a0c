import type { Proposal } from '@halyard/contracts/work/assistant.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { AnswerView } from './answer/answer-view.tsx';
import styles from './assistant.module.css';
import type { AnswerMessage } from './conversation.ts';
import { MessageFrame } from './message-frame.tsx';
import { ProposalCard } from './proposal/proposal-card.tsx';
import { CloseReadings } from './reading/close-readings.tsx';
import { type OnRun, ReadingChips } from './reading/reading-chips.tsx';
import { Suggestions } from './suggestions.tsx';

export type AnswerActions = {
  readonly onSettle: (proposal: Proposal) => void;
  readonly onAsk: (question: string) => void;
  readonly onRun: OnRun;
};

type Props = AnswerActions & {
  readonly message: AnswerMessage;
  /** Nothing has been said since: what could be asked next still fits. */
  readonly isLatest: boolean;
  readonly mayAsk: boolean;
};

const saysNothing = ({ answer }: AnswerMessage) =>
  answer === null || (answer.sentences.length === 0 && answer.markdown === null);

/** What the assistant said. Where it came without its parts, or is an error, its plain words are shown. */
export function AnswerItem({ message, isLatest, mayAsk, onSettle, onAsk, onRun }: Props) {
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  const { answer, isError } = message;
  return (
    <MessageFrame by="assistant" name={text.name(name)} at={message.at}>
      {(isError || saysNothing(message)) && <p className={isError ? styles.error : styles.words}>{message.text}</p>}
      {answer?.reading && !isError && <ReadingChips reading={answer.reading} mayAsk={mayAsk} onRun={onRun} />}
      {answer && !isError && <AnswerView answer={answer} />}
      {answer?.readings && <CloseReadings readings={answer.readings} mayAsk={mayAsk && isLatest} onRun={onRun} />}
      {answer?.proposal && <ProposalCard proposal={answer.proposal} onSettle={onSettle} />}
      {answer && isLatest && (
        <Suggestions label={text.suggestions} questions={answer.suggestions} isDisabled={!mayAsk} onAsk={onAsk} />
      )}
    </MessageFrame>
  );
}

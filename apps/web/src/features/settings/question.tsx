import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { Question as BaseQuestion, type QuestionProps } from '../../ui/overlay/question.tsx';

type Props = Omit<QuestionProps, 'no' | 'closeLabel'> & {
  /** The label of the cancel button; "Cancel" by default. */
  readonly no?: string;
};

/** A question in the words of this screen. */
export function Question({ no, ...asked }: Props) {
  const text = useMessages(settingsWords);
  return <BaseQuestion {...asked} no={no ?? text.cancel} closeLabel={text.close} />;
}

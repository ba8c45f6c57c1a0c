import { useMessages } from '../../text/lazy-messages.ts';
import { profileWords } from '../../text/loaders/account.ts';
import { Question as BaseQuestion, type QuestionProps } from '../../ui/overlay/question.tsx';

type Props = Omit<QuestionProps, 'no' | 'closeLabel'> & {
  /** The label of the cancel button; "Cancel" by default. */
  readonly no?: string;
};

/** A question in the words of this screen. */
export function Question({ no, children, ...asked }: Props) {
  const text = useMessages(profileWords);
  return (
    <BaseQuestion {...asked} no={no ?? text.cancel} closeLabel={text.close}>
      <p>{children}</p>
    </BaseQuestion>
  );
}

import type { UnsentQuestion } from '../../api/assistant/show-outgoing.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './outgoing.module.css';
import { OutgoingFields } from './outgoing-fields.tsx';
import { useOutgoing } from './outgoing-queries.ts';
import { WithholdSwitches } from './withhold-switches.tsx';

export type Model = { readonly name: string; readonly host: string };

type ContentProps = { readonly question: UnsentQuestion };

/** The request that the question would cause, or why there would be none. */
function OutgoingContent({ question }: ContentProps) {
  const { outgoing: text, tryAgain } = useMessages(assistantWords);
  const describeError = useDescribeError();
  const outgoing = useOutgoing(question);
  if (question.message === '') return <p className={styles.quiet}>{text.noQuestion}</p>;
  if (outgoing.isError)
    return (
      <Banner tone="error" error={outgoing.error}>
        {describeError(outgoing.error, text.failed)}{' '}
        <Button size="small" busy={outgoing.isFetching} onClick={() => void outgoing.refetch()}>
          {tryAgain}
        </Button>
      </Banner>
    );
  if (!outgoing.data) return <Spinner label={text.loading} />;
  const { request, reason } = outgoing.data;
  if (!request)
    return (
      <p className={styles.nothing}>
        {text.nothing} {reason && text.reasons[reason]}
      </p>
    );
  return (
    <div aria-busy={outgoing.isFetching}>
      <OutgoingFields fields={request.fields} />
    </div>
  );
}

/** The request exactly, for those who want to see all of it. */
function OutgoingBody({ question }: ContentProps) {
  const { outgoing: text } = useMessages(assistantWords);
  const body = useOutgoing(question).data?.request?.body;
  if (body === undefined) return null;
  return (
    <details className={styles.body}>
      <summary>{text.body}</summary>
      <p className={styles.quiet}>{text.bodyNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long request is scrolled with the keyboard too. */}
      <pre tabIndex={0}>{body}</pre>
    </details>
  );
}

type Props = ContentProps & {
  readonly model: Model;
  readonly onClose: () => void;
};

/**
 * The request that a question would send to the language model, part by part and exactly, and what of it is withheld.
 */
export function OutgoingDialog({ model: { name, host }, question, onClose }: Props) {
  const { outgoing: text, close } = useMessages(assistantWords);
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.quiet}>{text.intro(name, host)}</p>
        <OutgoingContent question={question} />
        <WithholdSwitches />
        <OutgoingBody question={question} />
      </div>
    </Dialog>
  );
}

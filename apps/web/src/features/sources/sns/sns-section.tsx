import type { SnsTopic } from '@halyard/contracts/inflow/sns.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { snsWords } from '../../../text/loaders/sns.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { describeFailure } from '../describe-health.ts';
import styles from '../detail/detail.module.css';
import { When } from '../list/when.tsx';
import { useSnsChanges, useSnsTopics } from './sns-queries.ts';

type Props = { readonly source: Source; readonly mayEdit: boolean };
type Deed = 'add' | 'confirm' | 'remove';

const isArn = (text: string) => /^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[A-Za-z0-9_.-]{1,256}$/.test(text);

type LineProps = {
  readonly topic: SnsTopic;
  /** Absent for those who may not decide. */
  readonly act: ((deed: Deed, topicArn: string) => void) | undefined;
  readonly busy: boolean;
};

/** A topic, the state of its subscription, and its actions. */
function TopicLine({ topic: { topicArn, state, askedAt, confirmedAt, failure }, act, busy }: LineProps) {
  const text = useMessages(snsWords);
  const words = useMessages(sourcesWords);
  const isAsking = askedAt !== null && state !== 'confirmed';
  return (
    <li className={styles.tokenLine}>
      <span>
        <code data-quantity>{topicArn}</code>{' '}
        <span className={styles.quiet}>
          {text.states[state]} <When at={state === 'confirmed' ? confirmedAt : askedAt} never="" />
          {failure !== null && <Quantity> {text.failed(describeFailure(failure, words))}</Quantity>}
        </span>
      </span>
      {act && (
        <span className={styles.buttons}>
          {isAsking && (
            <Button
              size="small"
              variant="primary"
              busy={busy}
              aria-label={text.confirmOf(topicArn)}
              onClick={() => act('confirm', topicArn)}
            >
              {text.confirm}
            </Button>
          )}
          <Button size="small" busy={busy} aria-label={text.removeOf(topicArn)} onClick={() => act('remove', topicArn)}>
            {text.remove}
          </Button>
        </span>
      )}
    </li>
  );
}

/** The Amazon SNS topics whose signed messages a source accepts. */
export function SnsSection({ source: { id }, mayEdit }: Props) {
  const text = useMessages(snsWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const topics = useSnsTopics(id);
  const changes = useSnsChanges(id);
  const [typed, setTyped] = useState('');
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const arn = typed.trim();

  async function act(deed: Deed, topicArn: string) {
    setBusy(true);
    try {
      await changes[deed](topicArn);
      if (deed === 'add') setTyped('');
      if (deed === 'add') setCheckedAt(0);
      if (deed === 'remove') toasts.show('success', text.removed(topicArn));
    } catch (error) {
      toasts.show('error', describeError(error, text.failures[deed]), { error });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.section} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p className={styles.quiet}>{text.lead}</p>
      {topics.isPending && <Spinner label={text.loading} />}
      {topics.isError && (
        <Banner error={topics.error} tone={topics.data ? 'warning' : 'error'}>
          {describeError(topics.error, text.failures.load)}{' '}
          <Button size="small" busy={topics.isFetching} onClick={() => void topics.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {topics.data?.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      {topics.data && topics.data.length > 0 && (
        <ul className={styles.part}>
          {topics.data.map((topic) => (
            <TopicLine
              key={topic.topicArn}
              topic={topic}
              busy={isBusy}
              act={mayEdit ? (deed, topicArn) => void act(deed, topicArn) : undefined}
            />
          ))}
        </ul>
      )}
      {mayEdit && (
        <Form
          aria-label={text.add}
          className={styles.part}
          checkedAt={checkedAt}
          onSubmit={() => (isArn(arn) ? void act('add', arn) : setCheckedAt(checkedAt + 1))}
        >
          <TextField
            label={text.topic}
            hint={text.hint}
            error={checkedAt > 0 && !isArn(arn) ? text.missing : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div>
            <Button type="submit" busy={isBusy}>
              {text.add}
            </Button>
          </div>
        </Form>
      )}
      <p className={styles.quiet}>{text.offline}</p>
    </section>
  );
}

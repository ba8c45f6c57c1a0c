import type { Conversation } from '@halyard/contracts/work/conversations.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import page from '../assistant-page.module.css';
import { assistantPageWords } from '../assistant-page-words.ts';
import { useConversations } from './conversation-queries.ts';
import { type GroupName, groupConversations } from './group-conversations.ts';
import styles from './list.module.css';

const aMinuteMs = 60_000;

type ItemProps = { readonly conversation: Conversation; readonly group: GroupName; readonly isOpen: boolean };

function ConversationLink({ conversation: { id, title, questions, updatedAt }, group, isOpen }: ItemProps) {
  const text = useMessages(assistantPageWords);
  const format = useFormat();
  const at = group === 'earlier' ? format.date(updatedAt) : format.time(updatedAt);
  return (
    <li>
      <Link
        to="/assistant"
        search={(before) => ({ ...before, conversation: id })}
        className={styles.conversation}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={styles.title}>{title === '' ? text.untitled : title}</span>
        <span className={styles.meta}>
          {text.questions(questions, format.number(questions))}, <time dateTime={updatedAt}>{at}</time>
        </span>
      </Link>
    </li>
  );
}

type Props = {
  readonly search: string;
  /** The conversation that is open. */
  readonly openId: string | undefined;
};

/** Conversations that match, by day. One without questions is there only while it is open. */
export function ConversationLinks({ search, openId }: Props) {
  const text = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const { timeZone } = usePreferences();
  const now = useNow(aMinuteMs);
  const list = useConversations(search);
  if (list.isPending) return <Spinner label={text.loading} />;
  const shown = (list.data ?? []).filter(({ id, title, questions }) => questions > 0 || title !== '' || id === openId);
  return (
    <>
      {list.isError && (
        <Banner tone="warning" error={list.error}>
          {describeError(list.error, text.loadFailed)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.data && shown.length === 0 && (
        <p role="status" className={page.quiet}>
          {search === '' ? text.none : text.noMatch}
        </p>
      )}
      {groupConversations(shown, { now, timeZone }).map(({ name, conversations }) => (
        <section key={name} aria-label={text.groups[name]}>
          <h2 className={styles.group}>{text.groups[name]}</h2>
          <ul>
            {conversations.map((one) => (
              <ConversationLink key={one.id} conversation={one} group={name} isOpen={one.id === openId} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

import type { SavedQuestion } from '@halyard/contracts/work/conversations.ts';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useAddress } from '../../records/address/use-address.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { MissingRecord } from '../../ui/page/missing-record.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import page from './assistant-page.module.css';
import { assistantPageWords } from './assistant-page-words.ts';
import { type RowsWanted, readAssistantSearch } from './assistant-search.ts';
import { ConversationList } from './conversations/conversation-list.tsx';
import { useConversations, useStartConversation } from './conversations/conversation-queries.ts';
import { ConversationScreen } from './screen/conversation-screen.tsx';
import styles from './screen/screen.module.css';

type FailedProps = { readonly error: unknown; readonly words: string; readonly onRetry: () => void };

function Failed({ error, words, onRetry }: FailedProps) {
  const text = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  return (
    <div className={styles.thread}>
      <Banner tone="error" error={error}>
        {describeError(error, words)}{' '}
        <Button size="small" onClick={onRetry}>
          {text.retry}
        </Button>
      </Banner>
    </div>
  );
}

/** A user without conversations gets an empty one. */
function FirstConversation() {
  const text = useMessages(assistantPageWords);
  const { mutate, data, error } = useStartConversation();
  const begin = useEffectEvent(() => mutate());
  useEffect(() => begin(), []);
  if (error) return <Failed error={error} words={text.startFailed} onRetry={() => mutate()} />;
  if (data) return <Navigate to="/assistant" search={{ conversation: data.id }} replace />;
  return <Spinner label={text.loading} />;
}

/** A question that is not typed: a saved question, or the rows of a figure. */
type Wanted = SavedQuestion | RowsWanted;

type OpenProps = {
  /** The contents of the URL. */
  readonly id: string | undefined;
  readonly wanted: Wanted | undefined;
  readonly onTaken: () => void;
};

/** The conversation that the address names, or the newest one, which the address then names. */
function OpenConversation({ id, wanted, onTaken }: OpenProps) {
  const text = useMessages(assistantPageWords);
  const navigate = useNavigate();
  const list = useConversations();
  if (list.isPending) return <Spinner label={text.loading} />;
  if (!list.data) return <Failed error={list.error} words={text.loadFailed} onRetry={() => void list.refetch()} />;
  const [newest] = list.data;
  if (id === undefined)
    return newest ? <Navigate to="/assistant" search={{ conversation: newest.id }} replace /> : <FirstConversation />;
  const open = list.data.find((one) => one.id === id);
  if (open) return <ConversationScreen key={id} id={id} title={open.title} wanted={wanted} onTaken={onTaken} />;
  // One that was just started or restored may not be listed yet.
  if (list.isFetching) return <Spinner label={text.loading} />;
  return (
    <div className={styles.thread}>
      <MissingRecord
        sentence={text.gone}
        back={text.openNewest}
        onBack={() => void navigate({ to: '/assistant', search: {} })}
      />
    </div>
  );
}

/** Long work with the assistant: several named conversations, saved questions, and the sources of each answer. */
export function AssistantPage() {
  const { name: nameOf } = useMessages(assistantWords);
  const { name } = useProduct();
  useTitle(nameOf(name));
  const { search, change } = useAddress(readAssistantSearch);
  const [wanted, setWanted] = useState<Wanted>();
  // Asked once: the address then names the conversation only.
  const takeRows = useEffectEvent(() => {
    if (!search.wanted) return;
    setWanted(search.wanted);
    change({ ask: undefined, rows: undefined }, { replace: true });
  });
  const isWanted = search.wanted !== undefined;
  useEffect(() => {
    if (isWanted) takeRows();
  }, [isWanted]);
  return (
    <div className={page.page}>
      <ConversationList onAsk={setWanted} />
      <OpenConversation id={search.conversation} wanted={wanted} onTaken={() => setWanted(undefined)} />
    </div>
  );
}

import type { SavedQuestion } from '@halyard/contracts/work/conversations.ts';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useAddress } from '../../../records/address/use-address.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { useProduct } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { assistantPageWords } from '../assistant-page-words.ts';
import { readAssistantSearch } from '../assistant-search.ts';
import { SavedQuestionList } from '../saved/saved-question-list.tsx';
import { ConversationLinks } from './conversation-links.tsx';
import { useStartConversation } from './conversation-queries.ts';
import styles from './list.module.css';

function NewButton() {
  const text = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const navigate = useNavigate();
  const start = useStartConversation();
  async function open() {
    try {
      const { id } = await start.mutateAsync();
      void navigate({ to: '/assistant', search: { conversation: id } });
    } catch (error) {
      toasts.show('error', describeError(error, text.startFailed), { error });
    }
  }
  return (
    <Button size="small" busy={start.isPending} onClick={() => void open()}>
      <Plus size={16} aria-hidden />
      {text.start}
    </Button>
  );
}

type Props = { readonly onAsk: (question: SavedQuestion) => void };

/** Conversations and saved questions: a column, or a menu where there is no room for one. */
export function ConversationList({ onAsk }: Props) {
  const text = useMessages(assistantPageWords);
  const { name: nameOf } = useMessages(assistantWords);
  const { name } = useProduct();
  const { search, change } = useAddress(readAssistantSearch);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const contentId = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the menu inside.
    <div className={styles.list} onKeyDown={onKeyDown}>
      <header className={styles.listHead}>
        <h1>{nameOf(name)}</h1>
        <Button
          ref={toggle}
          size="small"
          className={styles.listToggle}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          {text.conversations}
          <ChevronDown size={16} aria-hidden />
        </Button>
        <NewButton />
      </header>
      <nav
        id={contentId}
        aria-label={text.conversations}
        className={styles.listContent}
        data-open={isOpen || undefined}
      >
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={search.q}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link. */}
        <div className={styles.groups} onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}>
          <ConversationLinks search={search.q} openId={search.conversation} />
          <SavedQuestionList
            onAsk={(question) => {
              setOpen(false);
              onAsk(question);
            }}
          />
        </div>
      </nav>
    </div>
  );
}

import type { SavedQuestion } from '@halyard/contracts/work/conversations.ts';
import { Bookmark, Pencil, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { assistantPageWords } from '../assistant-page-words.ts';
import styles from '../conversations/list.module.css';
import { SavedQuestionDialog } from './saved-question-dialog.tsx';
import { useSavedQuestions } from './saved-question-queries.ts';

type ItemProps = {
  readonly question: SavedQuestion;
  readonly onAsk: () => void;
  readonly onChange: () => void;
};

function SavedQuestionItem({ question: { title, shared, owner }, onAsk, onChange }: ItemProps) {
  const { saved: text } = useMessages(assistantPageWords);
  const sharing = owner.isMe ? text.sharedByMe : text.sharedBy(owner.name);
  const Icon = shared ? Users : Bookmark;
  return (
    <li className={styles.savedItem}>
      <button type="button" className={styles.saved} title={shared ? sharing : undefined} onClick={onAsk}>
        <Icon size={14} aria-hidden />
        <span className={styles.title}>{title}</span> {shared && <VisuallyHidden>{sharing}</VisuallyHidden>}
      </button>
      {owner.isMe && (
        <IconButton label={text.changeNamed(title)} className={styles.savedChange} onClick={onChange}>
          <Pencil size={14} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** Saved questions, run with one press: one's own, and shared ones. */
export function SavedQuestionList({ onAsk }: { readonly onAsk: (question: SavedQuestion) => void }) {
  const { saved: text, retry } = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const headingId = useId();
  const list = useSavedQuestions();
  const [changed, setChanged] = useState<SavedQuestion>();
  if (list.isError)
    return (
      <Banner tone="warning" error={list.error}>
        {describeError(list.error, text.loadFailed)}{' '}
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {retry}
        </Button>
      </Banner>
    );
  if (!list.data || list.data.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.group}>
        {text.heading}
      </h2>
      <ul>
        {list.data.map((question) => (
          <SavedQuestionItem
            key={question.id}
            question={question}
            onAsk={() => onAsk(question)}
            onChange={() => setChanged(question)}
          />
        ))}
      </ul>
      {list.data
        .filter(({ owner }) => owner.isMe)
        .map((question) => (
          <DraftOffer
            key={question.id}
            name={`saved question ${question.id}`}
            form={text.changeNamed(question.title)}
            onContinue={() => setChanged(question)}
          />
        ))}
      {changed && <SavedQuestionDialog question={changed} onClose={() => setChanged(undefined)} />}
    </section>
  );
}

import type { User } from '@halyard/contracts/accounts/users.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { usersWords } from '../../text/loaders/administration.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Question } from './question.tsx';
import styles from './users.module.css';
import { useDeleteUser } from './users-queries.ts';

type Props = {
  readonly user: User;
  readonly onDeleted: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
};

/** Asks before a user is deleted: it cannot be undone. */
export function DeleteQuestion({ user, onDeleted, onFailed, onClose }: Props) {
  const text = useMessages(usersWords);
  const toasts = useToasts();
  const removal = useDeleteUser();
  const { title, question, about, yes } = text.questions.delete;

  async function remove() {
    try {
      await removal.mutateAsync(user);
      toasts.show('success', text.deleted(user.username));
      onDeleted();
    } catch (error) {
      onFailed(error);
    } finally {
      onClose();
    }
  }

  return (
    <Question
      title={title(user.username)}
      yes={yes}
      isDangerous
      isBusy={removal.isPending}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>{question}</p>
      <p className={styles.quiet}>{about}</p>
    </Question>
  );
}

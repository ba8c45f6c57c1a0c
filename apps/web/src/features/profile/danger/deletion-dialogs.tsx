import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Question } from '../question.tsx';
import type { useDeletion } from './use-deletion.ts';

type Props = { readonly deletion: ReturnType<typeof useDeletion>; readonly requestedAt: string | null };

const aMinuteMs = 60_000;

function Sent({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages(profileWords);
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  );
  return (
    <Dialog role="alertdialog" title={text.danger.sentTitle} closeLabel={text.close} onClose={onClose} actions={done}>
      <p>{text.danger.sent}</p>
    </Dialog>
  );
}

/** Questions and messages of deleting an account. */
export function DeletionDialogs({ deletion, requestedAt }: Props) {
  const { danger: text } = useMessages(profileWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { talk, isBusy, send, withdraw, close } = deletion;
  switch (talk) {
    case 'none':
      return null;
    case 'ask':
      return (
        <Question
          title={text.delete}
          yes={text.delete}
          isDangerous
          isBusy={isBusy}
          onYes={() => void send()}
          onClose={close}
        >
          {text.question}
        </Question>
      );
    case 'sent':
      return <Sent onClose={close} />;
    case 'open':
      return (
        <Question
          title={text.openTitle}
          yes={text.withdraw}
          no={text.keep}
          isBusy={isBusy}
          onYes={() => void withdraw()}
          onClose={close}
        >
          {requestedAt === null ? text.openUndated : text.open(format.relative(requestedAt, now))}
        </Question>
      );
  }
}

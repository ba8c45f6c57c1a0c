import { Download, Trash2 } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import type { useAbout } from '../../../assistant/conversation/use-about.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { assistantPageWords } from '../assistant-page-words.ts';
import { useExportConversation } from '../conversations/conversation-queries.ts';
import { ConversationTitle } from './conversation-title.tsx';
import styles from './screen.module.css';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly about: Pick<ReturnType<typeof useAbout>, 'data' | 'isError'>;
};

/** The engine that answers, and whether data leaves this server for it. */
function Engine({ about: { data, isError } }: Pick<Props, 'about'>) {
  const text = useMessages(assistantWords);
  if (!data) return <p className={styles.engine}>{isError && text.unknownEngine}</p>;
  const { model } = data;
  return <p className={styles.engine}>{model ? text.model(model.name, model.host) : text.builtIn}</p>;
}

/** Title of the conversation, who answers in it, and what can be done with all of it. */
export function ConversationHeader({ id, title, about }: Props) {
  const text = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const download = useExportConversation(id);
  const remove = useDeleteWithUndo(id);

  async function save() {
    try {
      await download.mutateAsync();
    } catch (error) {
      toasts.show('error', describeError(error, text.exportFailed), { error });
    }
  }

  return (
    <header className={styles.head}>
      <ConversationTitle id={id} title={title} />
      <Engine about={about} />
      <Button size="small" variant="quiet" busy={download.isPending} onClick={() => void save()}>
        <Download size={16} aria-hidden />
        {text.export}
      </Button>
      <IconButton label={text.delete} onClick={() => void remove()}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </header>
  );
}

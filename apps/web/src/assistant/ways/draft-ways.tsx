import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { Copy, Paperclip } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { useCopy } from './use-copy.ts';
import { WayButton } from './way-button.tsx';
import styles from './ways.module.css';
import { writeAnswer, writeNote } from './write-note.ts';

const AttachDialog = lazy(async () => ({ default: (await import('./attach-dialog.tsx')).AttachDialog }));

type Props = { readonly answer: Answer; readonly at: number };

/** Says that a draft must be reviewed, and exports it: as Markdown, a report also to an incident. */
export function DraftWays({ answer, at }: Props) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const { may } = useRights();
  const copy = useCopy();
  const [isAttaching, setAttaching] = useState(false);
  const words = writeAnswer(answer);
  const writtenAt = `${format.dateTime(at)} ${format.zone(at)}`;
  return (
    <div className={styles.ways}>
      <Badge tone="warning">{text.draft}</Badge>
      <WayButton label={text.copyDraft} icon={<Copy size={14} aria-hidden />} onClick={() => void copy(words)} />
      {answer.draft === 'incident_report' && may('incidents', 'update') && (
        <WayButton
          label={text.attach.button}
          icon={<Paperclip size={14} aria-hidden />}
          onClick={() => setAttaching(true)}
        />
      )}
      <Suspense>
        {isAttaching && (
          <AttachDialog
            note={writeNote({ words, reading: answer.reading, writtenAt })}
            onClose={() => setAttaching(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { ArrowUpRight, Bookmark, Copy, Paperclip, RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { DraftOffer } from '../../records/drafts/draft-offer.tsx';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { InternalLink } from '../../ui/internal-link.tsx';
import type { AnswerMessage } from '../conversation/conversation.ts';
import type { OnRun } from '../reading/reading-chip.tsx';
import { useCopy } from './use-copy.ts';
import { WayButton } from './way-button.tsx';
import styles from './ways.module.css';
import { writeAnswer, writeNote, writeQuery } from './write-note.ts';

// Most answers are only read.
const AttachDialog = lazy(async () => ({ default: (await import('./attach-dialog.tsx')).AttachDialog }));
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

type Props = {
  readonly message: AnswerMessage;
  readonly reading: AnswerReading;
  /** The question as it was written. */
  readonly question: string | undefined;
  readonly mayAsk: boolean;
  readonly onRun: OnRun;
};

/** Actions on an answer: open, attach, save, copy, and run again. */
export function AnswerWays({ message, reading, question, mayAsk, onRun }: Props) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const { may } = useRights();
  const copy = useCopy();
  const [dialog, setDialog] = useState<'attach' | 'save'>();
  const close = () => setDialog(undefined);
  const words = message.answer ? writeAnswer(message.answer) : message.text;
  const writtenAt = `${format.dateTime(message.at)} ${format.zone(message.at)}`;
  const title = question ?? reading.chips.map(({ label }) => label).join(', ');
  // Once chips were changed the words would be read as another query.
  const asked = message.before ? null : (question ?? null);
  return (
    <div className={styles.ways}>
      {reading.href !== null && (
        <InternalLink address={reading.href} className={styles.open}>
          <ArrowUpRight size={14} aria-hidden /> {text.openIt}
        </InternalLink>
      )}
      {may('incidents', 'update') && (
        <WayButton
          label={text.attach.button}
          icon={<Paperclip size={14} aria-hidden />}
          onClick={() => setDialog('attach')}
        />
      )}
      <span className={styles.quietWays}>
        <WayButton
          isQuiet
          label={text.save.button}
          icon={<Bookmark size={14} aria-hidden />}
          onClick={() => setDialog('save')}
        />
        <WayButton
          isQuiet
          label={text.copySpec}
          icon={<Copy size={14} aria-hidden />}
          onClick={() => void copy(writeQuery(reading))}
        />
        <WayButton
          isQuiet
          label={text.interpretation.again}
          icon={<RotateCw size={14} aria-hidden />}
          disabled={!mayAsk}
          onClick={() => onRun(reading.spec)}
        />
      </span>
      <DraftOffer name={`question to save ${title}`} form={text.save.title} onContinue={() => setDialog('save')} />
      <Suspense>
        {dialog === 'attach' && <AttachDialog note={writeNote({ words, reading, writtenAt })} onClose={close} />}
        {dialog === 'save' && <SaveDialog question={{ title, message: asked, spec: reading.spec }} onClose={close} />}
      </Suspense>
    </div>
  );
}

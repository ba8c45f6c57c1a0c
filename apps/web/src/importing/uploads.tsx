import type { ReactNode } from 'react';
import { LeaveQuestion } from '../records/drafts/leave-question.tsx';
import { useMessages } from '../text/lazy-messages.ts';
import { importingWords } from '../text/loaders/shared.ts';
import { useToasts } from '../ui/overlay/toasts.tsx';
import { DropZone } from './drop-zone.tsx';
import type { AcceptedFiles } from './file-fault.ts';
import { UploadList } from './upload-list.tsx';
import styles from './uploads.module.css';
import { type Sending, useUploadQueue } from './use-upload-queue.ts';

type Props = {
  readonly taken: AcceptedFiles;
  readonly send: (sending: Sending) => Promise<unknown>;
  /** Another source of files, shown beside the drop zone. */
  readonly beside?: ReactNode;
  /** Options for the next files, shown below the drop zone. */
  readonly options?: ReactNode;
};

type Address = { readonly pathname: string; readonly search: unknown };

const tabOf = ({ search }: Address) => String((search as { readonly tab?: unknown })?.tab ?? '');

/** Opening an import stays on the screen; another tab of it ends the uploads. */
const isOtherTab = (current: Address, next: Address) =>
  current.pathname !== next.pathname || tabOf(current) !== tabOf(next);

/** Uploads: drop zone, progress, and failures. */
export function Uploads({ taken, send, beside, options }: Props) {
  const text = useMessages(importingWords);
  const toasts = useToasts();
  const onStored = (fileName: string) => toasts.show('info', text.stored(fileName));
  const queue = useUploadQueue({ validate: taken.validate, send, onStored });
  const zone = <DropZone taken={taken} onFiles={queue.add} />;
  return (
    <>
      {beside ? (
        <div className={styles.ways}>
          {zone}
          {beside}
        </div>
      ) : (
        zone
      )}
      {options}
      <UploadList taken={taken} queue={queue} />
      <LeaveQuestion isDirty={queue.isBusy} leaves={isOtherTab} words={text.leave} />
    </>
  );
}

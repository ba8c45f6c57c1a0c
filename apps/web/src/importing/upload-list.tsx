import { useDescribeError } from '../api/errors/describe-error.ts';
import { TransportError } from '../api/errors/transport-error.ts';
import { useFormat } from '../preferences/format.ts';
import { useMessages } from '../text/lazy-messages.ts';
import { importingWords } from '../text/loaders/shared.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Cross } from '../ui/marks/icons.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { AcceptedFiles } from './file-fault.ts';
import { ProgressBar } from './progress-bar.tsx';
import styles from './uploads.module.css';
import { percentOf, useSize } from './use-size.ts';
import type { Upload, UploadQueue } from './use-upload-queue.ts';

/** Why a file was not uploaded, with the remedy. */
function useDescribeFault({ words }: AcceptedFiles) {
  const text = useMessages(importingWords);
  const describeError = useDescribeError();
  const size = useSize();
  return (upload: Upload): string | undefined => {
    if (upload.stage === 'unfit') {
      if (upload.fault === 'empty') return text.empty;
      return upload.fault === 'tooLarge' ? words.tooLarge(size(upload.file.size)) : words.wrongKind;
    }
    if (upload.stage !== 'failed') return undefined;
    const { error } = upload;
    const isBroken = error instanceof TransportError && error.problem === 'unreachable';
    return describeError(error, isBroken ? text.unreachable : text.failed);
  };
}

function Sending({ name, sent, total }: { readonly name: string; readonly sent: number; readonly total: number }) {
  const text = useMessages(importingWords);
  const format = useFormat();
  const size = useSize();
  const percent = percentOf(sent, total);
  const words = sent >= total ? text.checking : text.sent(format.percent(percent), size(sent), size(total));
  return <ProgressBar label={text.sending(name)} percent={percent} words={words} />;
}

type ListProps = { readonly taken: AcceptedFiles; readonly queue: UploadQueue };
type ItemProps = ListProps & { readonly upload: Upload };

function UploadItem({ upload, taken, queue }: ItemProps) {
  const text = useMessages(importingWords);
  const describeFault = useDescribeFault(taken);
  const { key, stage, file } = upload;
  const fault = describeFault(upload);
  const isUnderWay = fault === undefined;
  return (
    <li className={styles.item}>
      <span className={styles.name}>{file.name}</span>
      <div className={styles.stage}>
        {stage === 'sending' && <Sending name={file.name} sent={upload.sent} total={file.size} />}
        {stage === 'waiting' && <span>{text.waiting}</span>}
        {fault !== undefined && (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        )}
      </div>
      {stage === 'failed' && (
        <Button size="small" aria-label={text.again(file.name)} onClick={() => queue.retry(key)}>
          {text.retry}
        </Button>
      )}
      <IconButton label={isUnderWay ? text.stop(file.name) : text.dismiss(file.name)} onClick={() => queue.remove(key)}>
        <Cross />
      </IconButton>
    </li>
  );
}

/** Running, waiting, and failed uploads. */
export function UploadList({ taken, queue }: ListProps) {
  const text = useMessages(importingWords);
  if (queue.uploads.length === 0) return null;
  return (
    <Panel aria-label={text.list}>
      <ul>
        {queue.uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} taken={taken} queue={queue} />
        ))}
      </ul>
    </Panel>
  );
}

import { useDescribeRefusal } from '../../../api/describe-refusal.ts';
import { TransportError } from '../../../api/transport-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime-imports-words.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ProgressLine } from './progress-line.tsx';
import { percentOf, useSize } from './size-words.ts';
import styles from './upload.module.css';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** Why a file did not arrive, in words that say what to do. */
function useDescribeFault() {
  const { upload: text } = useMessages(crimeImportsWords);
  const describeRefusal = useDescribeRefusal();
  const size = useSize();
  return (upload: Upload): string | undefined => {
    if (upload.stage === 'unfit')
      return upload.fault === 'tooLarge' ? text.tooLarge(size(upload.file.size)) : text[upload.fault];
    if (upload.stage !== 'failed') return undefined;
    const { error } = upload;
    const isBroken = error instanceof TransportError && error.problem === 'unreachable';
    return describeRefusal(error, isBroken ? text.unreachable : text.failed);
  };
}

function Sending({ name, sent, total }: { readonly name: string; readonly sent: number; readonly total: number }) {
  const { upload: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  const size = useSize();
  const percent = percentOf(sent, total);
  const words = sent >= total ? text.checking : text.sent(format.percent(percent), size(sent), size(total));
  return <ProgressLine label={text.sending(name)} percent={percent} words={words} />;
}

type ItemProps = { readonly upload: Upload; readonly queue: UploadQueue };

function UploadItem({ upload, queue }: ItemProps) {
  const { upload: text, retry } = useMessages(crimeImportsWords);
  const describeFault = useDescribeFault();
  const { key, stage, file } = upload;
  const fault = describeFault(upload);
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
          {retry}
        </Button>
      )}
      <IconButton
        label={fault === undefined ? text.stop(file.name) : text.dismiss(file.name)}
        onClick={() => queue.remove(key)}
      >
        <Cross />
      </IconButton>
    </li>
  );
}

/** What is on its way, what waits, and what did not arrive. */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const { upload: text } = useMessages(crimeImportsWords);
  if (queue.uploads.length === 0) return null;
  return (
    <Panel aria-label={text.list}>
      <ul>
        {queue.uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} queue={queue} />
        ))}
      </ul>
    </Panel>
  );
}

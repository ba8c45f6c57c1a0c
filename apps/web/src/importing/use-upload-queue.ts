import { useEffect, useRef, useState } from 'react';
import { TransportError } from '../api/errors/transport-error.ts';
import type { FileFault } from './file-fault.ts';

type Stage =
  | { readonly stage: 'waiting' }
  | { readonly stage: 'sending'; readonly sent: number }
  /** Never sent: the file is not one that can be imported. */
  | { readonly stage: 'unfit'; readonly fault: FileFault }
  | { readonly stage: 'failed'; readonly error: unknown };

export type Upload = Stage & { readonly key: number; readonly file: File };

const isCancelled = (error: unknown) => error instanceof TransportError && error.problem === 'cancelled';

export type Sending = {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Called with the number of bytes that have been sent. */
  readonly onProgress: (sent: number) => void;
};

type Options = {
  readonly validate: (file: File) => FileFault | undefined;
  readonly send: (sending: Sending) => Promise<unknown>;
  readonly onStored: (fileName: string) => void;
};

/** Files being uploaded, one at a time; a completed one leaves the queue. */
export function useUploadQueue({ validate, send, onStored }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(1);
  const cut = useRef<AbortController | null>(null);

  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));
  const move = (key: number, stage: Stage) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { key, file: upload.file, ...stage } : upload)));

  async function start({ key, file }: Upload) {
    const controller = new AbortController();
    cut.current = controller;
    move(key, { stage: 'sending', sent: 0 });
    try {
      const onProgress = (sent: number) => move(key, { stage: 'sending', sent });
      await send({ file, signal: controller.signal, onProgress });
      drop(key);
      onStored(file.name);
    } catch (error) {
      if (isCancelled(error)) drop(key);
      else move(key, { stage: 'failed', error });
    }
  }

  useEffect(() => {
    const next = uploads.find(({ stage }) => stage === 'waiting');
    if (next && !uploads.some(({ stage }) => stage === 'sending')) void start(next);
  });

  useEffect(() => () => cut.current?.abort(), []);

  return {
    uploads,
    isBusy: uploads.some(({ stage }) => stage === 'sending' || stage === 'waiting'),
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        const fault = validate(file);
        const stage: Stage = fault ? { stage: 'unfit', fault } : { stage: 'waiting' };
        return { key: nextKey.current++, file, ...stage };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: number) => move(key, { stage: 'waiting' }),
    /** Removes it from the queue; a running upload is aborted. */
    remove(key: number) {
      const isSending = uploads.some((upload) => upload.key === key && upload.stage === 'sending');
      if (isSending) cut.current?.abort();
      else drop(key);
    },
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

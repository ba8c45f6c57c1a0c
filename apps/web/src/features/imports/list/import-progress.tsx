import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { ProgressBar } from '../../../importing/progress-bar.tsx';
import { percentOf, useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';

/** How far a running import is: bytes of the file, and objects met in them. */
export function ImportProgress({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importsWords);
  const format = useFormat();
  const size = useSize();
  const { fileName, state, bytes, bytesRead, objectsIn } = record;
  if (state === 'waiting') return null;
  const percent = percentOf(bytesRead, bytes);
  const isRead = state === 'storing' || bytesRead >= bytes;
  return (
    <div className={layout.stackClose}>
      <ProgressBar
        label={text.progress(fileName)}
        percent={isRead ? undefined : percent}
        words={isRead ? text.storing : text.read(format.percent(percent), size(bytesRead), size(bytes))}
      />
      <span className={layout.figuresSmall}>{text.objectsSoFar(objectsIn, format.number(objectsIn))}</span>
    </div>
  );
}

import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { ProgressBar } from '../../../importing/progress-bar.tsx';
import { percentOf } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';

type Props = { readonly fileName: string; readonly undo: NonNullable<ImportRecord['undo']> };

/** How far an undo is, in records. */
export function UndoProgress({ fileName, undo: { done, total } }: Props) {
  const { undo: text } = useMessages(importsWords);
  const format = useFormat();
  const percent = percentOf(done, total);
  const words =
    done === 0 ? text.waits : text.progress(format.percent(percent), format.number(done), format.number(total));
  return (
    <div className={layout.stackClose}>
      <ProgressBar label={text.underWay(fileName)} percent={percent} words={words} />
    </div>
  );
}

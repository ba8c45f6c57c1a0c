import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { importsWords } from '../../../text/imports-words.ts';
import { usePack } from '../../../text/pack.ts';
import { Question } from '../../../ui/question.tsx';
import { countChanged } from '../import-states.ts';
import styles from './list.module.css';

type Props = { readonly record: ImportRecord; readonly onYes: () => void; readonly onClose: () => void };

/** Says how much goes before it goes: an import may be the work of many records. */
export function UndoQuestion({ record, onYes, onClose }: Props) {
  const { undo: text, cancel, close } = usePack(importsWords);
  const format = useFormat();
  const changed = countChanged(record);
  return (
    <Question
      title={text.title}
      isDangerous
      yes={text.button}
      no={cancel}
      closeLabel={close}
      onYes={onYes}
      onClose={onClose}
    >
      <div className={styles.question}>
        <p>{text.question(record.fileName)}</p>
        <ul className={styles.bullets}>
          <li>{text.remove(record.stored, format.number(record.stored))}</li>
          <li>{text.restore(changed, format.number(changed))}</li>
        </ul>
        <p>{text.keep}</p>
      </div>
    </Question>
  );
}

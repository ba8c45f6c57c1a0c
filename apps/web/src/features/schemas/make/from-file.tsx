import { useSize } from '../../../importing/use-size.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { TextField } from '../../../ui/form/field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { FileChoice } from '../file-choice.tsx';
import styles from './make.module.css';
import type { PartProps } from './make-draft.ts';

/** A schema from a sample: CSV, JSON or NDJSON. */
export function FromFile({ draft, fault, onChange }: PartProps) {
  const { make: text } = useMessages(schemaWorkWords);
  const size = useSize();
  const { sample, name } = draft;
  const problems = {
    noFile: text.noFile,
    emptyFile: text.emptyFile,
    wrongKind: text.wrongKind,
    sampleTooLarge: text.sampleTooLarge(size(sample?.size ?? 0)),
  };
  return (
    <div className={styles.part}>
      <p className={layout.quiet}>{text.fileAbout}</p>
      <FileChoice
        label={text.choose}
        drop={text.drop}
        accept=".csv,.json,.ndjson,.jsonl,text/csv,application/json"
        chosen={sample ? text.chosen(sample.name, size(sample.size)) : undefined}
        error={fault && fault in problems ? problems[fault as keyof typeof problems] : undefined}
        onFile={(chosen) => onChange({ sample: chosen })}
      />
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={name}
        placeholder={sample?.name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </div>
  );
}

import { useSize } from '../../../importing/use-size.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { FileChoice } from '../file-choice.tsx';
import styles from './make.module.css';
import type { PartProps } from './make-draft.ts';
import { writtenSchema } from './make-draft.ts';

/** A JSON Schema: from a file, or pasted. */
export function FromWritten({ draft, fault, onChange }: PartProps) {
  const { make: text } = useMessages(schemaWorkWords);
  const size = useSize();
  const { schemaFile, pasted, name } = draft;
  const problems = {
    nothingWritten: text.nothingWritten,
    notJson: text.notJson,
    schemaTooLarge: text.schemaTooLarge(size(writtenSchema(draft).size)),
  };
  return (
    <div className={styles.part}>
      <p className={layout.quiet}>{text.writtenAbout}</p>
      <FileChoice
        label={text.choose}
        drop={text.drop}
        accept=".json,application/json,application/schema+json"
        chosen={schemaFile ? text.chosen(schemaFile.name, size(schemaFile.size)) : undefined}
        onFile={(chosen) => onChange({ schemaFile: chosen })}
      />
      <TextAreaField
        label={text.paste}
        hint={text.pasteHint}
        error={fault && fault in problems ? problems[fault as keyof typeof problems] : undefined}
        rows={6}
        spellCheck={false}
        className={styles.document}
        value={pasted}
        onChange={(event) => onChange({ pasted: event.target.value, schemaFile: null })}
      />
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={fault === 'noName' ? text.noName : undefined}
        value={name}
        placeholder={schemaFile?.name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </div>
  );
}

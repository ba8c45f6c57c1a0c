import { type SchemaExportFormat, type SchemaRecord, schemaExportFormats } from '@halyard/contracts/work/schemas.ts';
import { Download } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSaveSchema } from '../schema-queries.ts';
import styles from './detail.module.css';

type Props = {
  readonly record: SchemaRecord;
  /** It replaces one that could not be loaded: there is nothing on the server to export. */
  readonly isSubstitute: boolean;
};

const jsonSchema: readonly SchemaExportFormat[] = ['json-schema'];

/** Takes the schema along: the document itself, TypeScript types, a document that fits it. */
export function ExportMenu({ record, isSubstitute }: Props) {
  const { export: text } = useMessages(schemaWorkWords);
  const describe = useDescribeError();
  const toasts = useToasts();
  const save = useSaveSchema();

  function saveSubstitute() {
    const marked = { $comment: text.marked, ...(record.schema as object) };
    saveFile({ name: text.fileName, mediaType: 'application/schema+json', text: JSON.stringify(marked, null, 2) });
    return text.fileName;
  }

  async function run(format: SchemaExportFormat) {
    try {
      const name = isSubstitute ? saveSubstitute() : await save.mutateAsync({ id: record.id, format });
      toasts.show('success', text.saved(name));
    } catch (error) {
      toasts.show('error', describe(error, text.failed), { error });
    }
  }

  return (
    <Menu
      align="end"
      className={styles.menu}
      trigger={
        <>
          <Download size={16} aria-hidden />
          {text.label}
        </>
      }
    >
      {(close) =>
        (isSubstitute ? jsonSchema : schemaExportFormats).map((format) => (
          <button
            key={format}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              void run(format);
            }}
          >
            {text.formats[format]}
          </button>
        ))
      }
    </Menu>
  );
}

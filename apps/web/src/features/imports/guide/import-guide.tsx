import { Download } from 'lucide-react';
import { saveFile } from '../../../api/files/save-file.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { type CsvTable, csvTables, csvTemplates, writeTemplate } from './csv-templates.ts';
import styles from './guide.module.css';

const command = 'npm run halyard -- import FILE';

/** Commands for importing a file by program. */
const writeCall = (origin: string) =>
  `curl "${origin}/api/imports?name=threats.csv" -H "x-api-key: $HALYARD_KEY" -H "content-type: text/csv" --data-binary @threats.csv`;

function CsvGuide({ table }: { readonly table: CsvTable }) {
  const { guide: text } = useMessages(importsWords);
  const { name, about } = text.tables[table];
  const { required, optional } = csvTemplates[table];
  return (
    <li className={styles.table}>
      <h3>{name}</h3>
      <p>{about}</p>
      <ul aria-label={text.columns} className={styles.columns}>
        {required.map((column) => (
          <li key={column}>
            <code>{column}</code> <span>{text.required}</span>
          </li>
        ))}
        {optional.map((column) => (
          <li key={column}>
            <code>{column}</code>
          </li>
        ))}
      </ul>
      <Button size="small" aria-label={text.templateOf(name)} onClick={() => saveFile(writeTemplate(table))}>
        <Download size={16} aria-hidden />
        {text.template}
      </Button>
    </li>
  );
}

/** Supported imports, their columns, and how to import without this screen. */
export function ImportGuide() {
  const { guide: text } = useMessages(importsWords);
  const copying = { copyLabel: text.copy, copiedLabel: text.copied, failedLabel: text.copyFailed };
  return (
    <div className={styles.guide}>
      <section className={styles.part}>
        <h3>{text.stix}</h3>
        <p>{text.stixAbout}</p>
      </section>
      <ul className={styles.tables}>
        {csvTables.map((table) => (
          <CsvGuide key={table} table={table} />
        ))}
      </ul>
      <section aria-label={text.automation} className={styles.part}>
        <h3>{text.automation}</h3>
        <CopyField label={text.command} value={command} {...copying} />
        <CopyField label={text.api} value={writeCall(window.location.origin)} {...copying} />
      </section>
    </div>
  );
}

import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import type { ReactNode } from 'react';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { CopyText } from './copy-text.tsx';
import styles from './detail.module.css';

type FactProps = { readonly name: string; readonly children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How many descriptions a rule wrote, if any. */
const countDescribed = ({ evidence }: SchemaRecord) =>
  evidence.filter(({ described }) => described !== undefined).length;

/** The origin of a schema: time, source, author, draft. */
export function Facts({ record, title }: { readonly record: SchemaRecord; readonly title: string }) {
  const { detail: text } = useMessages(schemasWords);
  const format = useFormat();
  const size = useSize();
  const described = countDescribed(record);
  const { by, rows, version, versions } = record;
  return (
    <dl className={styles.facts}>
      <Fact name={text.created}>
        <time dateTime={record.createdAt}>{format.dateTime(record.createdAt)}</time>
      </Fact>
      <Fact name={text.source}>{record.source}</Fact>
      <Fact name={text.id}>
        <CopyText value={record.id} name={text.id} />
      </Fact>
      {record.title !== '' && record.title !== title && <Fact name={text.name}>{record.title}</Fact>}
      <Fact name={text.origin}>{text.originOf(record.origin)}</Fact>
      <Fact name={text.draft}>{record.draft ?? text.noDraft}</Fact>
      <Fact name={text.version}>
        {versions.length > 1
          ? text.versionOf(format.number(version), format.number(versions.length))
          : format.number(version)}
      </Fact>
      <Fact name={text.size}>{size(record.bytes)}</Fact>
      {rows !== null && <Fact name={text.rows}>{format.number(rows)}</Fact>}
      {described > 0 && <Fact name={text.descriptions}>{text.byRules(described, format.number(described))}</Fact>}
      {by && <Fact name={text.by}>{by.name}</Fact>}
    </dl>
  );
}

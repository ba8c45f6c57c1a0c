import type { SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import styles from './list.module.css';

type Props = {
  readonly schemas: readonly SchemaSummary[];
  /** The family of the displayed schema. */
  readonly openFamily: string | undefined;
  /** They replace a list that could not be loaded. */
  readonly areSubstitutes: boolean;
  readonly onSelect: (id: string) => void;
};

type ItemProps = {
  readonly schema: SchemaSummary;
  readonly isOpen: boolean;
  readonly isSubstitute: boolean;
  readonly onSelect: (id: string) => void;
};

function SchemaListItem({ schema, isOpen, isSubstitute, onSelect }: ItemProps) {
  const { list: text, detail, sample, sampleData } = useMessages(schemasWords);
  const format = useFormat();
  const { id, title, description, createdAt, version } = schema;
  const isDescribed = description.trim() !== '';
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isOpen || undefined} onClick={() => onSelect(id)}>
        <span className={styles.name}>{isDescribed ? description : title || detail.noDescription}</span>
        <span className={styles.about}>
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {text.created(format.date(createdAt))}
          </time>
          {!isDescribed && <code>{id}</code>}
          {version > 1 && <span>{text.version(format.number(version))}</span>}
          {isSubstitute && <Badge tone="violet">{sampleData}</Badge>}
          {schema.sample && !isSubstitute && <Badge tone="quiet">{sample}</Badge>}
        </span>
      </button>
    </li>
  );
}

/** The schemas that are there, newest first. */
export function SchemaList({ schemas, openFamily, areSubstitutes, onSelect }: Props) {
  const { list: text } = useMessages(schemasWords);
  return (
    <ul aria-label={text.title} className={styles.list}>
      {schemas.map((schema) => (
        <SchemaListItem
          key={schema.id}
          schema={schema}
          isOpen={schema.family === openFamily}
          isSubstitute={areSubstitutes}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
}

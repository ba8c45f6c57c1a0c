import { isMissing } from '../../../api/errors/is-missing.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import type { useSchema } from '../schema-queries.ts';
import type { SchemasSearch } from '../schemas-search.ts';
import { substituteRecord } from '../substitute.ts';
import type { ChangeSearch } from '../use-schemas-search.ts';
import styles from './detail.module.css';
import { type DocumentDraft, SchemaDetail } from './schema-detail.tsx';

type Props = {
  readonly schema: ReturnType<typeof useSchema>;
  readonly search: SchemasSearch;
  readonly change: ChangeSearch;
  readonly draft: DocumentDraft;
};

function Failed({ schema }: Pick<Props, 'schema'>) {
  const { detail: text, retry } = useMessages(schemasWords);
  return (
    <div className={styles.failed}>
      <Banner error={schema.error} tone={schema.data ? 'warning' : 'error'}>
        <p>{schema.data ? text.notFresh : text.failed}</p>
        {!schema.data && <p>{text.substituted}</p>}
        <Button size="small" busy={schema.isFetching} onClick={() => void schema.refetch()}>
          {retry}
        </Button>
      </Banner>
    </div>
  );
}

const nothingChosen = { schema: undefined, view: undefined, node: undefined, older: undefined, newer: undefined };

/** The details of the selected schema; if loading fails, an example that says so. */
export function OpenSchema({ schema, ...rest }: Props) {
  const { detail: text } = useMessages(schemasWords);
  const now = useNow(600_000);
  if (schema.isPending) return <Spinner label={text.loading} />;
  if (schema.isError && isMissing(schema.error))
    return (
      <div className={styles.failed}>
        <MissingRecord sentence={text.gone} back={text.back} onBack={() => rest.change(nothingChosen)} />
      </div>
    );
  const record = schema.data ?? substituteRecord(now);
  return (
    <div className={styles.detail}>
      {schema.isError && <Failed schema={schema} />}
      {record && <SchemaDetail key={record.id} record={record} isSubstitute={!schema.data} {...rest} />}
    </div>
  );
}

/** The pane before a schema is chosen. */
export function NothingOpen() {
  const { detail: text } = useMessages(schemasWords);
  return <p className={styles.nothing}>{text.nothing}</p>;
}

import { sampleSchemaList } from '@halyard/schema-inference/sample-schemas';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useSchemaList } from '../schema-queries.ts';
import styles from './list.module.css';
import { SchemaList } from './schema-list.tsx';

type Props = {
  /** The family of the displayed schema, once known. */
  readonly openFamily: string | undefined;
  /** A schema is requested. */
  readonly hasOpen: boolean;
  readonly onSelect: (id: string) => void;
};

type Schemas = ReturnType<typeof useSchemaList>;

function ListFailed({ list }: { readonly list: Schemas }) {
  const { list: text, retry } = useMessages(schemasWords);
  if (!list.isError) return null;
  return (
    <div className={styles.failed}>
      <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
        <p>{list.data ? text.notFresh : text.failed}</p>
        {!list.data && <p>{text.substituted}</p>}
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {retry}
        </Button>
      </Banner>
    </div>
  );
}

/** All schemas. On a narrow screen it collapses once one is selected. */
export function ListPanel({ openFamily, hasOpen, onSelect }: Props) {
  const { list: text } = useMessages(schemasWords);
  const format = useFormat();
  const now = useNow(60_000);
  const list = useSchemaList();
  const [isExpanded, setExpanded] = useState(false);
  const areSubstitutes = list.isError && list.data === undefined;
  const schemas = list.data ?? (areSubstitutes ? sampleSchemaList(new Date(now)) : []);

  function select(id: string) {
    setExpanded(false);
    onSelect(id);
  }

  return (
    <Panel
      title={text.title}
      className={classNames(styles.panel, hasOpen && !isExpanded && styles.folded)}
      actions={
        list.data && (
          <ListCount rows={list.data.length} className={styles.count}>
            {text.count(list.data.length, format.number(list.data.length))}
          </ListCount>
        )
      }
    >
      {hasOpen && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isExpanded}
          onClick={() => setExpanded((before) => !before)}
        >
          {text.choose}
          <ChevronDown size={16} aria-hidden />
        </button>
      )}
      <div className={styles.content}>
        {list.isPending && <Spinner label={text.loading} />}
        <ListFailed list={list} />
        {list.data?.length === 0 && (
          <div className={styles.empty}>
            <p>{text.empty}</p>
            <p>{text.emptyAbout}</p>
          </div>
        )}
        {schemas.length > 0 && (
          <SchemaList schemas={schemas} openFamily={openFamily} areSubstitutes={areSubstitutes} onSelect={select} />
        )}
      </div>
    </Panel>
  );
}

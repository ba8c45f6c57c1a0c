import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { type SchemasSearch, type View, views } from '../schemas-search.ts';
import { TreeView } from '../tree/tree-view.tsx';
import { useTree } from '../tree/use-tree.ts';
import type { ChangeSearch } from '../use-schemas-search.ts';
import { useValidation } from '../validate/use-validation.ts';
import { ValidateTab } from '../validate/validate-tab.tsx';
import { VersionsTab } from '../versions/versions-tab.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DescriptionLine } from './description-line.tsx';
import styles from './detail.module.css';
import { ExportMenu } from './export-menu.tsx';
import { Facts } from './facts.tsx';
import { titleOf } from './title-of.ts';

/** The document pasted for validation; it outlives the displayed schema. */
export type DocumentDraft = { readonly document: string; readonly setDocument: (document: string) => void };

type Props = {
  readonly record: SchemaRecord;
  /** It replaces one that could not be loaded. */
  readonly isSubstitute: boolean;
  readonly search: SchemasSearch;
  readonly change: ChangeSearch;
  readonly draft: DocumentDraft;
};

function Head({ record, isSubstitute, change }: Omit<Props, 'search' | 'draft'>) {
  const { detail: text, sample, sampleData } = useMessages(schemasWords);
  const { may } = useRights();
  const title = titleOf(record.schema, text.untitled);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>
          {title}
          {isSubstitute && <Badge tone="violet">{sampleData}</Badge>}
          {record.sample && !isSubstitute && <Badge tone="quiet">{sample}</Badge>}
        </h2>
        <div className={layout.wrap}>
          <ExportMenu record={record} isSubstitute={isSubstitute} />
          {!isSubstitute && <DeleteButton record={record} title={title} change={change} />}
        </div>
      </div>
      <DescriptionLine record={record} mayEdit={may('schemas', 'update') && !isSubstitute} />
      <Facts record={record} title={title} />
    </header>
  );
}

/** A schema with all its details: its origin, its tree, its versions, and validation. */
export function SchemaDetail({ record, isSubstitute, search, change, draft }: Props) {
  const { detail: text } = useMessages(schemasWords);
  const tree = useTree(record, search.node);
  const validation = useValidation(record.id, draft);
  // A placeholder has neither versions nor server-side validation.
  const offered: readonly View[] = isSubstitute ? ['tree'] : views;
  const view = offered.includes(search.view) ? search.view : 'tree';

  return (
    <article className={styles.detail}>
      <Head record={record} isSubstitute={isSubstitute} change={change} />
      <Tabs
        label={text.views}
        tabs={offered.map((id) => ({ id, label: text[id] }))}
        selected={view}
        onSelect={(next) => change({ view: next }, { replace: true })}
      >
        {view === 'tree' && (
          <TreeView
            title={titleOf(record.schema, text.untitled)}
            tree={tree}
            evidence={record.evidence}
            errors={validation.result?.errors ?? []}
            search={search.search}
            change={change}
          />
        )}
        {view === 'versions' && <VersionsTab record={record} search={search} change={change} />}
        {view === 'validate' && (
          <ValidateTab
            validation={validation}
            onShow={({ schema, instance }) => {
              const path = tree.findRule(schema, instance);
              change({ view: undefined, node: path.at(-1) });
            }}
          />
        )}
      </Tabs>
    </article>
  );
}

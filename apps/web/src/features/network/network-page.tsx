import { type Connection, type Entity, incidentNodePrefix } from '@halyard/contracts/intelligence/entities.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { OpenStixObject } from '../../records/stix-object/open-stix-object.tsx';
import { useRights } from '../../records/use-rights.ts';
import { SavedViews } from '../../records/views/saved-views.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { networkWords, stixFactsWords } from '../../text/loaders/intelligence.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChangeDialogs, type OpenDialog } from './change-dialogs.tsx';
import { DetailPanel } from './detail/detail-panel.tsx';
import { OutsidePanel } from './detail/outside-panel.tsx';
import { GraphPanel } from './graph/graph-panel.tsx';
import { GroupList } from './graph/grouping/group-list.tsx';
import { useNetworkGraph } from './graph/use-network-graph.ts';
import { ListPanel } from './list/list-panel.tsx';
import styles from './network.module.css';
import { NetworkDrafts } from './network-drafts.tsx';
import { useEntity } from './network-queries.ts';
import { toFilterQuery, viewNames } from './network-search.ts';
import { useNetworkSearch } from './use-network-search.ts';
import { useRecordActions } from './use-record-actions.ts';

/** Persons, organisations and places, and how they hang together: as a list, as a graph and as a table. */
export function NetworkPage() {
  const text = useMessages(networkWords);
  // Read with the screen, so that it stays in sight when a record is opened.
  useMessages(stixFactsWords);
  useTitle(text.title);
  const format = useFormat();
  const { timeZone } = usePreferences();
  const { may } = useRights();
  const { search, change } = useNetworkSearch();
  const filter = toFilterQuery(search, timeZone);
  const graph = useNetworkGraph(search, filter);
  const actions = useRecordActions({ graph, search, change });
  const detail = useEntity(search.entity);
  const selected = graph.model.hasNode(search.entity) ? graph.model.getNodeAttributes(search.entity) : undefined;
  const outside = selected?.family === 'incident' || selected?.family === 'observable' ? selected : undefined;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const clear = () => change({ entity: undefined, depth: undefined, view: undefined });

  const changes = {
    onConnect: (entity: Entity) => setDialog({ kind: 'connect', entity }),
    onEdit: (entity: Entity) => setDialog({ kind: 'edit', entity }),
    onDelete: (entity: Entity) => setDialog({ kind: 'delete', entity }),
    onEditConnection: (connection: Connection) => setDialog({ kind: 'editConnection', connection }),
  };

  return (
    <div className={styles.page} data-open={search.entity !== undefined || undefined}>
      <header className={layout.split}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lead}>
            <span>{text.lead}</span>
            <span className={styles.asOf}>{graph.base.data && text.asOf(format.time(graph.base.dataUpdatedAt))}</span>
          </p>
        </div>
        <div className={styles.tools}>
          <SavedViews list="network" names={viewNames} asks={toFilterQuery({ ...search, within: [] }, timeZone)} />
          <OpenStixObject id={null} kind="report" onSaved={(id) => change({ entity: id })} />
          {may('intelligence', 'create') && (
            <Button variant="primary" onClick={() => setDialog({ kind: 'add' })}>
              <Plus size={16} aria-hidden />
              {text.newEntity}
            </Button>
          )}
        </div>
      </header>
      <VisuallyHidden>
        <span role="status">{actions.said}</span>
      </VisuallyHidden>
      {dialog === null && may('intelligence', 'create') && (
        <NetworkDrafts key={search.entity} detail={detail.data} onContinue={setDialog} />
      )}
      <div className={styles.board}>
        <ListPanel search={search} filter={filter} change={change} actions={actions}>
          {graph.isClustered && <GroupList nodes={graph.base.data?.nodes ?? []} within={search.within} />}
        </ListPanel>
        <GraphPanel graph={graph} search={search} filter={filter} change={change} actions={actions} />
      </div>
      {search.entity === undefined ? (
        <p className={layout.quiet}>{text.detail.choose}</p>
      ) : outside ? (
        <OutsidePanel node={outside} onClear={clear} />
      ) : search.entity.startsWith(incidentNodePrefix) ? null : (
        <DetailPanel detail={detail} actions={actions} changes={changes} onClear={clear} />
      )}
      {dialog && (
        <ChangeDialogs dialog={dialog} onOpen={setDialog} onSaved={(id) => change({ entity: id })} onDeleted={clear} />
      )}
    </div>
  );
}

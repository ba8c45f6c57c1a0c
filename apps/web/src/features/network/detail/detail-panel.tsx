import type { EntityDetail } from '@halyard/contracts/intelligence/entities.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { isMissing as isGone } from '../../../api/errors/is-missing.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from '../network.module.css';
import type { RecordActions } from '../use-record-actions.ts';
import { ConnectionsTable } from './connections-table.tsx';
import type { EntityChanges } from './entity-changes.ts';
import { EntityFacts } from './entity-facts.tsx';
import { EntityHeading } from './entity-heading.tsx';
import { EntityHistory } from './entity-history.tsx';
import { EntityIncidents } from './entity-incidents.tsx';
import { SimilarEntities } from './similar-entities.tsx';

type Props = {
  readonly detail: UseQueryResult<EntityDetail>;
  readonly actions: RecordActions;
  readonly changes: EntityChanges;
  readonly onClear: () => void;
};

/** Everything about the selected record: what is known, whom it is connected with, its incidents and its history. */
export function DetailPanel({ detail, actions, changes, onClear }: Props) {
  const text = useMessages(networkWords);
  const describe = useDescribeError();
  if (detail.isPending)
    return (
      <section aria-label={text.detail.label} className={styles.panel}>
        <Spinner label={text.detail.loading} />
      </section>
    );
  const failure = detail.isError && (
    <Banner error={detail.error} tone="error">
      {isGone(detail.error) ? text.detail.gone : describe(detail.error, text.detail.failed)}{' '}
      {isGone(detail.error) ? (
        <Button size="small" onClick={onClear}>
          {text.actions.clearSelection}
        </Button>
      ) : (
        <Button size="small" busy={detail.isFetching} onClick={() => void detail.refetch()}>
          {text.retry}
        </Button>
      )}
    </Banner>
  );
  if (!detail.data || (detail.isError && isGone(detail.error))) return failure;
  const { entity, connections, incidents, history, facts } = detail.data;
  return (
    <section aria-label={text.detail.label} aria-busy={detail.isFetching || undefined} className={styles.panel}>
      {failure}
      <EntityHeading entity={entity} actions={actions} changes={changes} onClear={onClear} />
      <ConnectionsTable entity={entity} connections={connections} actions={actions} onEdit={changes.onEditConnection} />
      <EntityFacts entity={entity} facts={facts} />
      <div className={styles.halves}>
        <EntityIncidents incidents={incidents} />
        <SimilarEntities id={entity.id} actions={actions} />
        <EntityHistory entity={entity} history={history} />
      </div>
    </section>
  );
}

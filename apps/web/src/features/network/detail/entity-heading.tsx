import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { iconOf, TypeIcon } from '../../../records/marks/type-icon.tsx';
import { RecordLink } from '../../../records/record-link.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useTypeName } from '../../../records/use-type-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { isEditable } from '../change/entity-values.ts';
import styles from '../network.module.css';
import { RiskMark } from '../risk-mark.tsx';
import type { RecordAction, RecordActions } from '../use-record-actions.ts';
import type { EntityChanges } from './entity-changes.ts';

type Props = {
  readonly entity: Entity;
  readonly actions: RecordActions;
  readonly changes: EntityChanges;
  readonly onClear: () => void;
};

const inGraph = [
  'expand',
  'collapse',
  'pin',
  'pathFrom',
  'pathTo',
  'neighbors',
] as const satisfies readonly RecordAction[];

/** What the selected record is, and what can be done with it. */
export function EntityHeading({ entity, actions, changes, onClear }: Props) {
  const { actions: text, sample } = useMessages(networkWords);
  const typeName = useTypeName();
  const { may } = useRights();
  const { name, family, risk } = entity;
  const isThreat = family === 'threat';
  const wordsFor = (action: (typeof inGraph)[number]) =>
    action === 'pin' && actions.isPinned(entity.id) ? text.unpin : text[action];
  return (
    <header className={layout.splitCentered}>
      <div className={styles.who}>
        <h2>{name}</h2>
        <span className={layout.inlineClose}>
          <TypeIcon type={iconOf(entity)} />
          {typeName(entity)}
        </span>
        <RiskMark severity={null} risk={risk} />
        {entity.sample && <Badge tone="quiet">{sample}</Badge>}
      </div>
      <div className={layout.toolbar}>
        {inGraph.map((action) => (
          <Button key={action} size="small" onClick={() => actions.run(action, entity)}>
            {wordsFor(action)}
          </Button>
        ))}
        {may('intelligence', 'create') && (
          <Button size="small" onClick={() => changes.onConnect(entity)}>
            {text.connect}
          </Button>
        )}
        {may('intelligence', 'update') && isEditable(entity) && (
          <Button size="small" onClick={() => changes.onEdit(entity)}>
            {text.edit}
          </Button>
        )}
        {may('intelligence', 'delete') && !isThreat && (
          <Button size="small" variant="danger" onClick={() => changes.onDelete(entity)}>
            {text.delete}
          </Button>
        )}
        {isThreat && (
          <RecordLink record={entity} className={styles.link}>
            {text.openThreat}
          </RecordLink>
        )}
        <Button size="small" variant="quiet" onClick={onClear}>
          {text.clearSelection}
        </Button>
      </div>
    </header>
  );
}

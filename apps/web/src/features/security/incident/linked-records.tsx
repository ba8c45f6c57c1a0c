import { incidentNodePrefix } from '@halyard/contracts/intelligence/entities.ts';
import type { RecordLink as LinkedRecord } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Incident, incidentName, incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import { Building2, Hexagon, Link2, MapPin, UserRound, X } from 'lucide-react';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { OpenInGraph } from '../../../records/open-in-graph.tsx';
import { RecordLink } from '../../../records/record-link.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import styles from './incident.module.css';

const pictures = { Person: UserRound, Organization: Building2, Location: MapPin } as const;
const isPictured = (type: string): type is keyof typeof pictures => type in pictures;

function Picture({ record }: { readonly record: LinkedRecord }) {
  const severity = incidentSeverities.find((one) => one === record.severity);
  if (severity) return <SeverityMark severity={severity} compact />;
  const Chosen = isPictured(record.type) ? pictures[record.type] : Hexagon;
  return <Chosen size={16} aria-hidden />;
}

/** The type of a record, and its risk or severity. */
function Kind({ record }: { readonly record: LinkedRecord }) {
  const text = useMessages(securityWords);
  const { incident: words } = text;
  const type = words.types[record.type] ?? record.type;
  if (record.family !== 'entity') return <>{type}</>;
  return <>{record.risk === null ? words.notRated(type) : words.risk(type, words.riskName(record.risk))}</>;
}

type GroupProps = {
  readonly title: string;
  readonly none: string;
  readonly records: readonly LinkedRecord[];
  readonly onUnlink: ((record: LinkedRecord) => void) | undefined;
};

function Group({ title, none, records, onUnlink }: GroupProps) {
  const { incident: text } = useMessages(securityWords);
  return (
    <section>
      <h3>{title}</h3>
      {records.length === 0 && <p className={layout.quiet}>{none}</p>}
      <ul aria-label={title}>
        {records.map((record) => (
          <li key={record.id} className={styles.record}>
            <Picture record={record} />
            <RecordLink record={record} className={styles.recordName}>
              {record.name}
            </RecordLink>
            <span className={styles.small}>
              <Kind record={record} />
            </span>
            <OpenInGraph record={record} className={styles.inGraph} isCompact />
            {onUnlink && (
              <IconButton label={text.unlink(record.name)} onClick={() => onUnlink(record)}>
                <X size={14} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { readonly incident: Incident; readonly onLink: () => void };

/** The entities and threats an incident is about. */
export function LinkedRecords({ incident, onLink }: Props) {
  const { incident: text } = useMessages(securityWords);
  const { may } = useRights();
  const changes = useIncidentChanges();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();

  async function unlink({ id, name }: LinkedRecord) {
    try {
      const { changeId } = await changes.unlink(incident.id, id);
      offerUndo(`${incidentName(incident.number)}: ${text.unlinked(name)}`, changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    }
  }

  const onUnlink = may('incidents', 'update') ? (record: LinkedRecord) => void unlink(record) : undefined;
  return (
    <>
      <Group title={text.entities} none={text.noEntities} records={incident.entities} onUnlink={onUnlink} />
      <Group title={text.threats} none={text.noThreats} records={incident.threats} onUnlink={onUnlink} />
      <div className={layout.toolbar}>
        {may('incidents', 'update') && (
          <Button size="small" onClick={onLink}>
            <Link2 size={14} aria-hidden />
            {text.link}
          </Button>
        )}
        <OpenInGraph
          record={{ id: `${incidentNodePrefix}${incident.id}`, name: incidentName(incident.number) }}
          className={styles.wholeInGraph}
        />
      </div>
    </>
  );
}

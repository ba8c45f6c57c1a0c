import type { AlertPage } from '@halyard/contracts/intelligence/alerts.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { RecordLink } from '../../../records/record-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './alerts.module.css';

type Props = {
  readonly alert: AlertPage['alerts'][number];
  readonly isChosen: boolean;
  readonly mayAct: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onAcknowledge: () => void;
  readonly onIncident: () => void;
};

/** One threat that waits, with the rules that match it and what can be done about it. */
export function AlertItem({ alert, isChosen, mayAct, isBusy, onChoose, onAcknowledge, onIncident }: Props) {
  const text = useMessages(securityWords);
  const { alerts: words } = text;
  const format = useFormat();
  const { threat, rules } = alert;
  const { name, confidence, incidentIds } = threat;
  return (
    <li className={styles.alert} data-chosen={isChosen || undefined}>
      {mayAct && (
        <TickBox
          checked={isChosen}
          aria-label={words.select(name)}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <div className={styles.words}>
        <p className={styles.heading}>
          <SeverityMark severity={threat.severity} />
          <RecordLink record={{ id: threat.id, family: 'threat' }} className={styles.name}>
            {name}
          </RecordLink>
          {threat.sample && <Badge tone="quiet">{text.sample}</Badge>}
        </p>
        <p className={styles.facts}>
          <span>{threat.type}</span>
          <span>{threat.source}</span>{' '}
          <time
            dateTime={threat.timestamp}
            title={`${format.dateTime(threat.timestamp)} ${format.zone(threat.timestamp)}`}
          >
            {words.seen(format.dateTime(threat.timestamp))}
          </time>
          <Quantity>{confidence === null ? words.noConfidence : words.confidence(format.number(confidence))}</Quantity>
          {incidentIds.length > 0 && (
            <AddressLink change={{ tab: undefined, incident: incidentIds[0] }}>
              {words.inIncidents(incidentIds.length)}
            </AddressLink>
          )}
        </p>
        <ul aria-label={words.rulesOf(name)} className={styles.held}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <AddressLink change={{ rule: rule.id }}>{rule.name}</AddressLink>
            </li>
          ))}
        </ul>
      </div>
      {mayAct && (
        <div className={styles.buttons}>
          <Button size="small" busy={isBusy} aria-label={words.acknowledgeThis(name)} onClick={onAcknowledge}>
            {words.acknowledge}
          </Button>
          <Button size="small" aria-label={words.createFrom(name)} onClick={onIncident}>
            {words.createIncident}
          </Button>
        </div>
      )}
    </li>
  );
}

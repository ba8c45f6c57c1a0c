import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useRights } from '../../../../records/use-rights.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../text/loaders/alert-rules.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { Figure } from '../../../../ui/marks/figure.tsx';
import { Banner } from '../../../../ui/page/banner.tsx';
import { AlertSeverity, WorkMark } from '../../alerts/received/marks/marks.tsx';
import { AddAlertsDialog } from './add-alerts-dialog.tsx';
import { useIncidentAlertChange, useIncidentAlerts } from './incident-alert-queries.ts';
import styles from './incident-alerts.module.css';

type RowProps = {
  readonly alert: ReceivedAlert;
  readonly isBusy: boolean;
  readonly onRemove: (() => void) | undefined;
};

/** One alert of the incident; its title opens it in the queue. */
function AlertRow({ alert, isBusy, onRemove }: RowProps) {
  const { incident: text } = useMessages(alertRulesWords);
  const number = alertNumber(alert.number);
  return (
    <li className={styles.linked}>
      <span className={styles.what}>
        <Link to="/security" search={{ tab: 'alerts', alerts: 'received', queue: 'all', alert: alert.id }}>
          {alert.title}
        </Link>
        <span className={layout.quietSmall}>
          <code>{number}</code> {alert.entity && <code>{alert.entity}</code>} {alert.source.name}
        </span>
        <span className={styles.marks}>
          <AlertSeverity severity={alert.severity} severityStated={alert.severityStated} />
          <WorkMark status={alert.workStatus} />
        </span>
      </span>
      {onRemove && (
        <IconButton label={text.remove(number)} disabled={isBusy} onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

type Props = { readonly incident: Incident };

/** The received alerts of an incident: their number, the newest of them, and a link to all. */
export function IncidentAlerts({ incident }: Props) {
  const words = useMessages(alertRulesWords);
  const { incident: text } = words;
  const format = useFormat();
  const describeError = useDescribeError();
  const { may } = useRights();
  const found = useIncidentAlerts(incident.id);
  const { busy, change } = useIncidentAlertChange(incident);
  const [isAdding, setAdding] = useState(false);
  const mayLink = may('alerts', 'link') && incident.status !== 'Closed';
  const page = found.data;
  return (
    <section aria-label={text.title}>
      <h3>{text.title}</h3>
      {found.isPending && <p role="status">{text.loading}</p>}
      {found.isError && (
        <Banner error={found.error} tone="error">
          {describeError(found.error, text.failed)}{' '}
          <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
            {words.retry}
          </Button>
        </Banner>
      )}
      {page?.total === 0 && <p className={layout.quiet}>{text.none}</p>}
      {page && page.total > 0 && (
        <>
          <ul aria-label={text.title}>
            {page.alerts.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                isBusy={busy === alert.id}
                onRemove={mayLink ? () => void change(alert, 'removed') : undefined}
              />
            ))}
          </ul>
          <p className={styles.all}>
            <Link
              to="/security"
              search={{ tab: 'alerts', alerts: 'received', queue: 'all', alertIncident: incident.id }}
            >
              <Figure rows={page.total}>{text.all(page.total, format.number(page.total))}</Figure>
            </Link>
          </p>
        </>
      )}
      {mayLink && (
        <Button size="small" className={styles.add} onClick={() => setAdding(true)}>
          <Plus size={14} aria-hidden />
          {text.add}
        </Button>
      )}
      {isAdding && <AddAlertsDialog incident={incident} onClose={() => setAdding(false)} />}
    </section>
  );
}

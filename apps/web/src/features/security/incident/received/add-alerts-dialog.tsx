import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../../api/errors/describe-error.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../text/loaders/alert-rules.ts';
import { Button } from '../../../../ui/button.tsx';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../../ui/page/banner.tsx';
import { AlertSeverity } from '../../alerts/received/marks/marks.tsx';
import { useAlertSearch, useIncidentAlertChange } from './incident-alert-queries.ts';
import styles from './incident-alerts.module.css';

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** Finds received alerts, and adds them to the incident one after the other. */
export function AddAlertsDialog({ incident, onClose }: Props) {
  const words = useMessages(alertRulesWords);
  const { incident: text } = words;
  const describeError = useDescribeError();
  const [wanted, setWanted] = useState('');
  const found = useAlertSearch(wanted);
  const { busy, change } = useIncidentAlertChange(incident);
  return (
    <Dialog title={text.dialog(incidentName(incident.number))} closeLabel={words.close} onClose={onClose}>
      <div className={layout.stackFar}>
        <SearchField label={text.search} placeholder={text.searchHint} value={wanted} onSearch={setWanted} />
        {found.isPending && <p role="status">{text.loading}</p>}
        {found.isError && (
          <Banner error={found.error} tone="error">
            {describeError(found.error, text.failed)}
          </Banner>
        )}
        {found.data?.length === 0 && <p role="status">{text.noneFound}</p>}
        {found.data && found.data.length > 0 && (
          <ul aria-label={text.found}>
            {found.data.map((alert) => (
              <li key={alert.id} className={styles.alert}>
                <AlertSeverity severity={alert.severity} severityStated={alert.severityStated} />
                <span className={styles.what}>
                  <span>{alert.title}</span>
                  <span className={layout.quietSmall}>
                    <code>{alertNumber(alert.number)}</code> {alert.entity && <code>{alert.entity}</code>}{' '}
                    {alert.source.name}
                  </span>
                </span>
                {alert.incidents.some(({ id }) => id === incident.id) ? (
                  <span className={layout.quietSmall}>{text.isAdded}</span>
                ) : (
                  <Button size="small" busy={busy === alert.id} onClick={() => void change(alert, 'added')}>
                    {text.addOne(alertNumber(alert.number))}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

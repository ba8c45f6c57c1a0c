import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { WorkMark } from '../marks/marks.tsx';
import { SharedThings } from '../marks/shared-things.tsx';
import { useSimilarAlerts } from '../received-queries.ts';
import styles from './parts.module.css';

/** Alerts with the same entity or observables, and which those are; each opens in the place of this one. */
export function SimilarAlerts({ id }: { readonly id: string }) {
  const { similar: text } = useMessages(alertRulesWords);
  const found = useSimilarAlerts(id);
  return (
    <section aria-label={text.title} className={styles.block}>
      <h3>{text.title}</h3>
      {found.isError && (
        <Banner error={found.error} tone="error">
          {text.failed}
        </Banner>
      )}
      {found.data?.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      {found.data && found.data.length > 0 && (
        <>
          <p className={styles.quiet}>{text.about}</p>
          <ul>
            {found.data.map(({ alert, shared }) => (
              <li key={alert.id} className={styles.similar}>
                <AddressLink change={{ alert: alert.id, part: undefined }}>
                  <code>{alertNumber(alert.number)}</code> {alert.title}
                </AddressLink>
                <WorkMark status={alert.workStatus} />
                <SharedThings shared={shared} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

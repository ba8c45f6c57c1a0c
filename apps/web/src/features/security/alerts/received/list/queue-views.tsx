import type { ReceivedAlertPage } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Figure } from '../../../../../ui/marks/figure.tsx';
import { useFlash } from '../../../../../ui/marks/use-flash.ts';
import { type QueueView, queueViews, toView } from '../received-search.ts';
import styles from './list.module.css';

function Count({ rows }: { readonly rows: number }) {
  const format = useFormat();
  const flash = useFlash(rows);
  return (
    <Figure rows={rows} ref={flash} className={styles.viewCount}>
      {format.number(rows)}
    </Figure>
  );
}

type Props = {
  readonly chosen: QueueView;
  /** Undefined until they have arrived. */
  readonly counts: ReceivedAlertPage['views'] | undefined;
};

/** The views of the queue, each with how many alerts it holds whatever the filter; it leads to all of them. */
export function QueueViews({ chosen, counts }: Props) {
  const { queue: text } = useMessages(receivedAlertsWords);
  const shown: readonly QueueView[] = chosen === 'all' ? [...queueViews, 'all'] : queueViews;
  return (
    <nav aria-label={text.views}>
      <ul className={styles.views}>
        {shown.map((view) => (
          <li key={view}>
            <AddressLink change={toView(view)} isChosen={view === chosen} className={styles.view}>
              {text.view[view]} {counts && view !== 'all' && <Count rows={counts[view]} />}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

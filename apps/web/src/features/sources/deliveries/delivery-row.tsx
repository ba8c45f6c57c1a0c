import type { Delivery } from '@halyard/contracts/inflow/deliveries.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './deliveries.module.css';

const kilo = 1_000;

/** The size of a delivery in readable units. */
export function Bytes({ bytes }: { readonly bytes: number }) {
  const { deliveries: text } = useMessages(sourcesWords);
  const format = useFormat();
  const written =
    bytes < kilo ? text.bytes(format.number(bytes)) : text.kilobytes(format.number(Math.round(bytes / kilo)));
  return <Quantity>{written}</Quantity>;
}

/** The outcome of the items of a delivery; of a dead one why. */
export function Outcome({ delivery }: { readonly delivery: Delivery }) {
  const { deliveries: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { state, reason, counts } = delivery;
  if (state === 'dead' && reason) return <Quantity>{reason}</Quantity>;
  const names = ['created', 'updated', 'folded', 'rejected'] as const;
  const parts = names.flatMap((name) => (counts[name] > 0 ? [text[name](format.number(counts[name]))] : []));
  if (state === 'waiting') return null;
  return <Quantity>{parts.length > 0 ? parts.join(', ') : text.nothing}</Quantity>;
}

/** The state of a delivery, with its shape. */
export function DeliveryMark({ state }: Pick<Delivery, 'state'>) {
  const { states } = useMessages(sourcesWords);
  return (
    <span className={styles.state} data-state={state}>
      {states[state]}
    </span>
  );
}

/** One request of a source; it opens with its headers and body. */
export function DeliveryRow({ delivery }: { readonly delivery: Delivery }) {
  const { deliveries: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { id, receivedAt, state, bytes } = delivery;
  return (
    <li className={styles.row}>
      <AddressLink change={{ delivery: String(id) }} aria-label={text.open(String(id))} className={styles.open}>
        <time dateTime={receivedAt} title={format.zone(receivedAt)}>
          {format.dateTime(receivedAt)}
        </time>
      </AddressLink>
      <DeliveryMark state={state} />
      <span className={styles.outcome}>
        <Outcome delivery={delivery} />
      </span>
      <span className={styles.bytes}>
        <Bytes bytes={bytes} />
      </span>
    </li>
  );
}

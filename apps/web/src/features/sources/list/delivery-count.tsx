import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { opening } from '../sources-search.ts';
import styles from './list.module.css';

type Props = { readonly source: Pick<Source, 'id'>; readonly count: number };

/** How many deliveries of a source are in a state; it opens them. */
export function DeliveryCount({ source, count, state }: Props & { readonly state: 'waiting' | 'dead' }) {
  const format = useFormat();
  return (
    <AddressLink change={opening(source.id, state)} className={styles.number}>
      <Figure rows={count}>{format.number(count)}</Figure>
    </AddressLink>
  );
}

type ItemProps = {
  readonly source: Pick<Source, 'id' | 'delivers'>;
  readonly count: number;
  readonly of: 'all' | 'rejected';
};

/** The number of items of a source: it opens their deliveries or imports, which are fewer. */
export function ItemCount({ source, count, of }: ItemProps) {
  const format = useFormat();
  if (source.delivers === 'intelligence')
    return (
      <Link to="/imports" search={{ source: source.id }} className={styles.number}>
        <Quantity>{format.number(count)}</Quantity>
      </Link>
    );
  return (
    <AddressLink change={opening(source.id, of)} className={styles.number}>
      <Quantity>{format.number(count)}</Quantity>
    </AddressLink>
  );
}

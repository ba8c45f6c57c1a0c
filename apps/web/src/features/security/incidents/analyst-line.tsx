import type { Kpis } from '@halyard/contracts/operations/incidents.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { noNarrowing } from '../security-search.ts';
import styles from './incidents.module.css';

/** Users counted by the figure of active analysts, each with their unresolved incidents. */
export function AnalystLine({ analysts }: Pick<Kpis, 'analysts'>) {
  const { list: text } = useMessages(securityWords);
  const format = useFormat();
  if (analysts.length === 0) return null;
  return (
    <ul aria-label={text.analysts} className={styles.chips}>
      {analysts.map(({ id, name, unresolved }) => (
        <li key={id}>
          <AddressLink change={{ ...noNarrowing, assignee: id, unresolved: 'yes' }} className={styles.chip}>
            {name} <Figure rows={unresolved}>{format.number(unresolved)}</Figure>
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}

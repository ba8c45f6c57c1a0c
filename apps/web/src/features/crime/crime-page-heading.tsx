import { useFormat } from '../../preferences/format.ts';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeWords } from '../../text/loaders/crime.ts';
import layout from '../../ui/layout/layout.module.css';
import { useCrimeChoices } from './crime-filter-queries.ts';
import styles from './crime-page.module.css';

/** The freshness of the data; an empty line until it is known. */
function Freshness() {
  const text = useMessages(crimeWords);
  const format = useFormat();
  const choices = useCrimeChoices();
  if (!choices.data) return <span className={styles.fresh} />;
  const { months, forces } = choices.data;
  const newest = months.at(-1);
  if (newest === undefined) {
    return (
      <span className={styles.fresh}>
        {text.nothingYet} <AddressLink change={{ tab: 'imports' }}>{text.toImports}</AddressLink>
      </span>
    );
  }
  return (
    <span className={styles.fresh}>
      {text.fresh(text.monthYear(newest), months.length, format.number(months.length), format.number(forces.length))}{' '}
      <AddressLink change={{ tab: 'coverage' }}>{text.toCoverage}</AddressLink>
    </span>
  );
}

/** The subject of the screen, its freshness, and the limits of this data. */
export function CrimePageHeading() {
  const text = useMessages(crimeWords);
  return (
    <header className={layout.lines}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>
        <span>{text.lead}</span> <Freshness />
      </p>
      <details className={styles.about}>
        <summary>{text.about.title}</summary>
        <ul>
          {text.about.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
    </header>
  );
}

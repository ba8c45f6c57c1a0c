import type { Enrichment } from '@halyard/contracts/inflow/enrichment.ts';
import { Suspense } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { Quantity } from '../../ui/marks/figure.tsx';
import styles from './observables.module.css';
import { useFactName } from './use-fact-words.ts';

const factsShown = 6;

function Lines({ enrichment }: { readonly enrichment: readonly Enrichment[] }) {
  const format = useFormat();
  const factName = useFactName();
  return enrichment.map(({ kind, id, name, at, facts }) => (
    <p key={`${kind} ${id}`} className={styles.notes} title={at === null ? name : `${name}, ${format.dateTime(at)}`}>
      <Quantity>
        {name}:{' '}
        {facts
          .slice(0, factsShown)
          .map((fact) => `${factName(fact.name)} ${fact.value}`)
          .join(' · ')}
      </Quantity>
    </p>
  ));
}

/** Data of tables and files about an observable, a line for each source; its page has all of it. */
export const FactLines = ({ enrichment }: { readonly enrichment: readonly Enrichment[] }) =>
  enrichment.length === 0 ? null : (
    <Suspense>
      <Lines enrichment={enrichment} />
    </Suspense>
  );

import type { StixFacts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords } from '../../text/loaders/intelligence.ts';
import { referenceId } from './cited-description.tsx';
import styles from './stix-facts.module.css';

type Reference = StixFacts['references'][number];

const nameOf = ({ source, externalId }: Reference) => [source, externalId].filter(Boolean).join(' ');

/** The origin and references of a record; URLs open in a separate window without access to ours. */
export function ReferenceList({ references }: Pick<StixFacts, 'references'>) {
  const text = useMessages(stixFactsWords);
  if (references.length === 0) return null;
  return (
    <section aria-label={text.references} className={styles.part}>
      <h4>{text.references}</h4>
      <ol className={styles.references}>
        {references.map((reference) => (
          <li key={reference.number} id={referenceId(reference.number)} value={reference.number}>
            {reference.url === null ? (
              nameOf(reference)
            ) : (
              <a href={reference.url} target="_blank" rel="noopener noreferrer">
                {nameOf(reference) || reference.url}
              </a>
            )}
            {/* The description of a source repeats its name in many bundles. */}
            {reference.description !== '' && reference.description !== reference.source && (
              <small>{reference.description}</small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

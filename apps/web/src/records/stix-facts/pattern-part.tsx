import type { StixFacts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { useContext } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords } from '../../text/loaders/intelligence.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import styles from './stix-facts.module.css';

/** The pattern of an indicator, its language, and its validity. */
export function PatternPart({ pattern }: Pick<StixFacts, 'pattern'>) {
  const text = useMessages(stixFactsWords);
  const format = useFormat();
  const clock = useContext(ClockContext);
  if (pattern === null) return null;
  const { type, version, validFrom, validUntil } = pattern;
  const written = (at: string | null) => (at === null ? null : format.dateTime(at));
  const isExpired = validUntil !== null && Date.parse(validUntil) <= clock();
  return (
    <section aria-label={text.pattern} className={styles.part}>
      <h4>{text.pattern}</h4>
      <pre className={styles.pattern}>
        <code>{pattern.text}</code>
      </pre>
      <p className={styles.quiet}>
        <Badge tone="quiet">{text.patternType(type, version)}</Badge>{' '}
        {(validFrom ?? validUntil) && `${text.valid}: ${text.validity(written(validFrom), written(validUntil))}`}{' '}
        {isExpired && <Badge>{text.expired}</Badge>}
      </p>
    </section>
  );
}

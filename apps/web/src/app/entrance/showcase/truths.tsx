import type { ReactNode } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { showcaseWords } from '../../../text/loaders/entrance.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { useProduct } from '../../../text/product.ts';
import { Severity } from '../../../ui/marks/severity.tsx';
import { figures, hashBefore, logEntries, openIncidents, start } from './sample.ts';
import styles from './truths.module.css';

/** Enough of a hash to see that one row's end equals the next one's beginning. */
const ends = (before: string, own: string) => `${before.slice(0, 4)}…${own.slice(0, 4)}`;

type TruthProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

function Truth({ title, text, children }: TruthProps) {
  return (
    <div className={styles.truth}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

/** A count, beside the rows that it counts. */
function FigureProof() {
  const text = useMessages(showcaseWords);
  const { age } = useMessages(securityWords);
  return (
    <div className={styles.figureProof}>
      <strong>{figures.open}</strong>
      <ul>
        {openIncidents.map((incident) => (
          <li key={incident.id}>
            <Severity level={incident.severity} label="" compact />
            <span className={styles.name}>{text.incidents[incident.title].title}</span>
            <span>{age({ days: 0, hours: Math.floor(incident.age / 60), minutes: incident.age % 60 })}</span>
          </li>
        ))}
        <li className={styles.more}>{text.truths.figures.more}</li>
      </ul>
    </div>
  );
}

/** Log entries whose hashes chain. */
function LogProof() {
  const { log } = useMessages(showcaseWords).truths;
  return (
    <div>
      <ol className={styles.log}>
        {logEntries.map(({ sequence, time, hash }, index) => (
          <li key={sequence}>
            <span>{log.numbers[index]}</span>
            <span>{time}</span>
            <span className={styles.name}>{log.events[index]}</span>
            <span>{ends(logEntries[index + 1]?.hash ?? hashBefore, hash)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.verified}>
        <svg width="14" height="14" viewBox="0 0 24 24" className={styles.shield} aria-hidden="true">
          <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4" />
        </svg>
        {log.verified}
      </p>
    </div>
  );
}

/** The welcome. That nothing is sent outside is stated only if no external service is configured. */
function HostingProof() {
  const { hosting } = useMessages(showcaseWords).truths;
  const { isSelfContained } = useProduct();
  const lines = [
    { label: hosting.database, value: hosting.builtIn },
    { label: hosting.identity, value: hosting.builtIn },
    ...(isSelfContained ? [{ label: hosting.outbound, value: hosting.connections }] : []),
  ];
  return (
    <dl className={styles.terminal}>
      <div>
        <dt>$</dt>
        <dd>{start.command}</dd>
      </div>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{hosting.readyAt}</dt>
        <dd>{start.address}</dd>
      </div>
    </dl>
  );
}

/** Three things that are true of the product, each with its proof. */
export function Truths() {
  const { truths, sampleNote } = useMessages(showcaseWords);
  return (
    <section aria-label={truths.label}>
      <div className={styles.truths}>
        <Truth title={truths.figures.title} text={truths.figures.text}>
          <FigureProof />
        </Truth>
        <Truth title={truths.log.title} text={truths.log.text}>
          <LogProof />
        </Truth>
        <Truth title={truths.hosting.title} text={truths.hosting.text}>
          <HostingProof />
        </Truth>
      </div>
      <p className={styles.sampleNote}>{sampleNote}</p>
    </section>
  );
}

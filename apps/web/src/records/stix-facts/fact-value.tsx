import type { RecordLink as LinkedRecord } from '@halyard/contracts/intelligence/intelligence.ts';
import type { FactValue } from '@halyard/contracts/intelligence/stix-facts.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords } from '../../text/loaders/intelligence.ts';
import { Quantity } from '../../ui/marks/figure.tsx';
import { RecordLink } from '../record-link.tsx';
import styles from './stix-facts.module.css';

/** Leads to a record of any family; references are in the network as well. */
export function AnyRecordLink({ record }: { readonly record: LinkedRecord }) {
  if (record.family !== 'reference') return <RecordLink record={record}>{record.name}</RecordLink>;
  return (
    <Link to="/network" search={{ show: 'all', entity: record.id }}>
      {record.name}
    </Link>
  );
}

type RecordsProps = Extract<FactValue, { kind: 'records' }>;

/** The records that an object refers to, and how many of them are here. */
function Records({ records, total }: RecordsProps) {
  const text = useMessages(stixFactsWords);
  const format = useFormat();
  return (
    <>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.id}>
            <AnyRecordLink record={record} /> <small>{record.type}</small>
          </li>
        ))}
      </ul>
      <small>
        <Quantity>{text.known(format.number(records.length), format.number(total))}</Quantity>
      </small>
    </>
  );
}

/** The value of a property, formatted by its kind. */
export function FactContent({ value }: { readonly value: FactValue }) {
  const text = useMessages(stixFactsWords);
  const format = useFormat();
  switch (value.kind) {
    case 'text':
      return <span className={styles.text}>{value.text}</span>;
    case 'words':
      return value.words.map((word) => (
        <span key={word} className={styles.word}>
          {word}
        </span>
      ));
    case 'instant':
      return <time dateTime={value.at}>{`${format.dateTime(value.at)} ${format.zone(value.at)}`}</time>;
    case 'flag':
      return value.holds ? text.yes : text.no;
    case 'number':
      return <Quantity>{format.number(value.number)}</Quantity>;
    case 'records':
      return <Records {...value} />;
  }
}

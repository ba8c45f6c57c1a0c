import { listIncidentTechniques, listRecordTechniques } from '@halyard/contracts/intelligence/attack.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/call.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { recordsWords } from '../../text/loaders/records.ts';
import { classNames } from '../../ui/class-names.ts';
import { Quantity } from '../../ui/marks/figure.tsx';
import styles from './technique-chips.module.css';

type Props = { readonly of: 'record' | 'incident'; readonly id: string; readonly className?: string | undefined };

const endpoints = { record: listRecordTechniques, incident: listIncidentTechniques } as const;

/** The ATT&CK techniques of a record or an incident, each linked to the matrix; nothing if it has none. */
export function TechniqueChips({ of, id, className }: Props) {
  const call = useApi();
  const { techniques: text } = useMessages(recordsWords);
  const { data, isError } = useQuery({
    queryKey: ['attack', 'techniques-of', of, id],
    queryFn: ({ signal }) => call(endpoints[of], { params: { id }, signal }),
  });
  if (isError) return <p className={styles.failed}>{text.failed}</p>;
  if (!data || data.techniques.length === 0) return null;
  return (
    <section className={classNames(styles.techniques, className)} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ul className={styles.list}>
        {data.techniques.map(({ number, name }) => (
          <li key={number}>
            <Link to="/attack" search={{ technique: number }} className={styles.chip}>
              <code>{number}</code>
              <Quantity>{name}</Quantity>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

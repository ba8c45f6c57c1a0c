import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { nameIn } from '../name-in.ts';
import styles from '../network.module.css';
import { useSimilar } from '../network-queries.ts';
import type { RecordActions } from '../use-record-actions.ts';

type Props = { readonly id: string; readonly actions: RecordActions };

/** The records that share most neighbours with the selected one, and which they share. */
export function SimilarEntities({ id, actions }: Props) {
  const { similar: text } = useMessages(graphViewWords);
  const { types, retry } = useMessages(networkWords);
  const format = useFormat();
  const describe = useDescribeError();
  const { data, isPending, isError, error, refetch } = useSimilar(id);
  const nameButton = (record: { readonly id: string; readonly name: string }) => (
    <button key={record.id} type="button" className={styles.open} onClick={() => actions.run('select', record)}>
      {record.name}
    </button>
  );
  return (
    <section aria-label={text.title} className={styles.part}>
      <h3>{text.title}</h3>
      <p className={layout.faint}>{text.hint}</p>
      {isPending && <p role="status">{text.loading}</p>}
      {isError && (
        <Banner error={error} tone="error">
          {describe(error, text.failed)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {data?.similar.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      {data && data.similar.length > 0 && (
        <ol>
          {data.similar.map(({ record, score, sharedCount, shared }) => (
            <li key={record.id} className={styles.entry}>
              <span>
                {nameButton(record)} <span className={styles.quiet}>{nameIn(types, record.type)}</span>
              </span>
              <span>{text.score(format.percent(score * 100))}</span>
              <span className={styles.shared}>
                {text.shared(sharedCount, format.number(sharedCount))}: {shared.map(nameButton)}
                {sharedCount > shared.length && text.more(format.number(sharedCount - shared.length))}
              </span>
            </li>
          ))}
        </ol>
      )}
      {data?.isPartial && <p className={layout.faint}>{text.partial}</p>}
    </section>
  );
}

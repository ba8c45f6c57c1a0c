import type { Enrichment } from '@halyard/contracts/inflow/enrichment.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useFactName } from '../../../records/observables/use-fact-words.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useEnrichment, useEnrichmentChanges } from '../enrichment/enrichment-queries.ts';
import styles from './detail.module.css';

/** Source, age, and matched key. */
function useOrigin() {
  const { part: text } = useMessages(enrichmentWords);
  const format = useFormat();
  return ({ kind, at, match }: Enrichment): string => {
    const says = { table: text.loaded, file: text.built, action: text.answered }[kind];
    const parts = [at === null ? text.action : says(format.dateTime(at)), match === null ? '' : text.match(match)];
    return parts.filter((part) => part !== '').join(', ');
  };
}

function Failure({ lastTry }: Pick<Enrichment, 'lastTry'>) {
  const { part: text, problems } = useMessages(enrichmentWords);
  const format = useFormat();
  if (!lastTry?.problem) return null;
  const why = problems[lastTry.problem];
  const told = lastTry.status === null ? why : text.status(why, String(lastTry.status));
  return (
    <p className={styles.quiet} role="status">
      <Quantity>{text.failed(format.dateTime(lastTry.at), told)}</Quantity>
    </p>
  );
}

function Source({ one, onRun }: { readonly one: Enrichment; readonly onRun: (() => Promise<void>) | undefined }) {
  const { part: text } = useMessages(enrichmentWords);
  const originOf = useOrigin();
  const factName = useFactName();
  const [isBusy, setBusy] = useState(false);
  const hasRun = one.lastTry !== null;
  return (
    <li className={styles.source}>
      <div className={styles.tools}>
        <strong>
          <Quantity>{one.name}</Quantity>
        </strong>
        <span className={styles.quiet}>
          <Quantity>{originOf(one)}</Quantity>
        </span>
        {onRun && (
          <Button
            size="small"
            busy={isBusy}
            aria-label={text.runName(one.name)}
            onClick={() => {
              setBusy(true);
              void onRun().finally(() => setBusy(false));
            }}
          >
            {hasRun ? text.again : text.run}
          </Button>
        )}
      </div>
      {one.facts.length > 0 && (
        <dl className={styles.facts}>
          {one.facts.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name.
            <Fact key={index} label={factName(name)}>
              <Quantity>{value}</Quantity>
            </Fact>
          ))}
        </dl>
      )}
      {one.facts.length === 0 && (
        <p className={styles.quiet}>{one.kind === 'action' && !hasRun ? text.notRun : text.noFacts}</p>
      )}
      <Failure lastTry={one.lastTry} />
    </li>
  );
}

/** Data about an observable from tables, files and services, each with its source and age. */
export function EnrichmentPart({ id }: { readonly id: string }) {
  const words = useMessages(enrichmentWords);
  const { part: text, failures } = words;
  const describeError = useDescribeError();
  const toasts = useToasts();
  const { may } = useRights();
  const found = useEnrichment(id);
  const { run } = useEnrichmentChanges();

  async function runAction(action: string) {
    try {
      await run(id, action);
    } catch (error) {
      toasts.show('error', describeError(error, failures.run), { error });
    }
  }

  return (
    <section aria-label={text.title} className={styles.part}>
      <h3>{text.title}</h3>
      {found.isPending && <Spinner label={words.loading} />}
      {found.isError && (
        <Banner error={found.error} tone="error">
          {describeError(found.error, failures.load)}{' '}
          <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
            {words.retry}
          </Button>
        </Banner>
      )}
      {found.data?.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.parts}>
        {found.data?.map((one) => (
          <Source
            key={`${one.kind} ${one.id}`}
            one={one}
            onRun={one.kind === 'action' && may('observables', 'edit') ? () => runAction(one.id) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

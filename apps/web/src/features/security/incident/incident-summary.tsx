import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { summariseIncident } from '@halyard/contracts/work/assistant.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { CitedAnswer } from '../../../ui/answer/cited-answer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { incidentKey } from '../incident-queries.ts';
import styles from './incident.module.css';

/** Regenerated when the incident or its timeline changes. */
function useSummary({ id, version, updates }: Incident) {
  const call = useApi();
  return useQuery({
    queryKey: [...incidentKey(id), 'summary', version, updates.length],
    queryFn: ({ signal }) => call(summariseIncident, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
}

function SummaryText({ incident }: { readonly incident: Incident }) {
  const { summary: text, retry } = useMessages(securityWords);
  const words = useMessages(assistantWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const summary = useSummary(incident);
  return (
    <>
      {summary.isError && (
        <Banner error={summary.error} tone="error">
          {describeError(summary.error, text.failed)}{' '}
          <Button size="small" busy={summary.isFetching} onClick={() => void summary.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {summary.isPending && <Spinner label={text.making} />}
      {summary.data && (
        <>
          <CitedAnswer
            sentences={summary.data.sentences}
            sources={summary.data.citations}
            words={words}
            writeNumber={format.number}
          />
          <p className={styles.small}>{text.made(format.dateTime(summary.data.madeAt))}</p>
        </>
      )}
    </>
  );
}

/** The incident in a few sentences, each citing entries and records; generated on request. */
export function IncidentSummary({ incident }: { readonly incident: Incident }) {
  const { summary: text } = useMessages(securityWords);
  const [isWanted, setWanted] = useState(false);
  const section = useRef<HTMLElement>(null);

  function make() {
    setWanted(true);
    // The button is removed; the focus moves to the summary.
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.summary} aria-label={text.title} aria-live="polite">
      <h3>{text.title}</h3>
      {isWanted ? (
        <Suspense fallback={<Spinner label={text.making} />}>
          <SummaryText incident={incident} />
        </Suspense>
      ) : (
        <Button size="small" onClick={make}>
          {text.make}
        </Button>
      )}
    </section>
  );
}

import {
  removedSampleKinds,
  type SampleKind,
  type SampleWorkspace,
  sampleKinds,
} from '@halyard/contracts/intelligence/intelligence.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sampleDataWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Section } from '../section.tsx';
import styles from '../settings.module.css';
import { useRemoveSample, useSampleWorkspace } from './sample-data-queries.ts';
import { SampleRecords } from './sample-records.tsx';

type Counts = { readonly counts: SampleWorkspace };

function RemoveQuestion({
  counts,
  onYes,
  onClose,
}: Counts & { readonly onYes: () => void; readonly onClose: () => void }) {
  const text = useMessages(sampleDataWords);
  const format = useFormat();
  const going = removedSampleKinds.filter((kind) => counts[kind] > 0);
  return (
    <Question
      title={text.question}
      isDangerous
      yes={text.remove}
      no={text.cancel}
      closeLabel={text.close}
      onYes={onYes}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{text.goes}</p>
        <ul className={styles.bullets}>
          {going.map((kind) => (
            <li key={kind}>{text[kind](counts[kind], format.number(counts[kind]))}</li>
          ))}
        </ul>
        <p>{text.stays}</p>
        <p>{text.backup}</p>
      </div>
    </Question>
  );
}

/** Removes it, and reports how much. */
function useRemoval() {
  const text = useMessages(sampleDataWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const removal = useRemoveSample();
  return {
    isBusy: removal.isPending,
    async remove() {
      try {
        const { removed } = await removal.mutateAsync();
        toasts.show('success', text.removed(removed, format.number(removed)));
      } catch (error) {
        if (!(error instanceof StepUpDeclined))
          toasts.show('error', describeError(error, text.removeFailed), { error });
      }
    },
  };
}

/** The kind of which the address opens the records. */
function useOpenKind() {
  const navigate = useNavigate();
  const { sample } = useSearch({ strict: false });
  return {
    openKind: sampleKinds.find((kind) => kind === sample),
    close: () => void navigate({ to: '.', search: ({ sample: _, ...rest }) => rest, replace: true }),
  };
}

function Remaining({ counts }: Counts) {
  const text = useMessages(sampleDataWords);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, remove } = useRemoval();
  const { openKind, close } = useOpenKind();
  const describe = (kind: SampleKind) => text[kind](counts[kind], format.number(counts[kind]));
  const kinds = sampleKinds.filter((kind) => counts[kind] > 0);
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{text.about}</p>
      <ul aria-label={text.holds} className={styles.bullets}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to="/settings" search={{ sample: kind }} resetScroll={false}>
              <Figure rows={counts[kind]}>{describe(kind)}</Figure>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="danger" busy={isBusy} onClick={() => setAsking(true)}>
          {isBusy ? text.removing : text.remove}
        </Button>
      </div>
      {openKind && <SampleRecords key={openKind} kind={openKind} onClose={close} />}
      {isAsking && (
        <RemoveQuestion
          counts={counts}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void remove();
          }}
        />
      )}
    </div>
  );
}

function SampleDataPanel() {
  const text = useMessages(sampleDataWords);
  const describeError = useDescribeError();
  const loading = useSampleWorkspace();
  if (loading.isPending) return null;
  if (loading.isError)
    return (
      <Section title={text.title}>
        <Banner tone="warning">
          {describeError(loading.error, text.failed)}{' '}
          <Button size="small" busy={loading.isFetching} onClick={() => void loading.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      </Section>
    );
  if (removedSampleKinds.every((kind) => loading.data[kind] === 0)) return null;
  return (
    <Section title={text.title}>
      <Remaining counts={loading.data} />
    </Section>
  );
}

/** For administrators, as long as there is any: how much of the workspace is sample data, and its removal. */
export function SampleData() {
  const { may } = useRights();
  if (!may('platform', 'update')) return null;
  return <SampleDataPanel />;
}

import type { KeptData } from '@halyard/contracts/server/kept-data.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import type { retention } from '../../../text/en/administration/retention.ts';
import { defineMessages, useMessages } from '../../../text/lazy-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { InternalLink } from '../../../ui/internal-link.tsx';
import sections from '../../../ui/layout/sections.module.css';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Choice } from '../choice.tsx';
import { Section } from '../section.tsx';
import styles from '../settings.module.css';
import { useKeepData, useKeptData } from './retention-queries.ts';

const retentionWords = defineMessages(
  import.meta.glob<typeof retention>('../../../text/*/administration/retention.ts', { import: 'retention' }),
);

/** Offered numbers of days, within the limits of a kind; 0 means forever. */
const steps = [1, 7, 14, 30, 90, 180, 365, 730, 1_095, 2_555, 0];
const stepOf = ({ days }: KeptData) => days ?? 0;

function stepsOf({ leastDays, mostDays }: KeptData): readonly number[] {
  return steps.filter((step) => (step === 0 ? mostDays === null : step >= leastDays && step <= (mostDays ?? step)));
}

/** Whether more would be deleted than before. */
const isShorter = (kept: KeptData, step: number) => step !== 0 && (kept.days === null || step < kept.days);

const messages = '/admin/health?show=all&channel=';
/** The screen that lists rows of a kind; for others the text says who sees them. */
const listedAt = {
  audit: '/audit',
  analyses: '/crime-analysis',
  webhookDeliveries: `${messages}webhook`,
  sourceDeliveries: `${messages}source`,
} satisfies Partial<Record<KeptData['kind'], string>>;
const isListed = (kind: KeptData['kind']): kind is keyof typeof listedAt => kind in listedAt;

function Rows({ kind, rows }: Pick<KeptData, 'kind' | 'rows'>) {
  const text = useMessages(retentionWords);
  const format = useFormat();
  if (rows === 0) return text.none;
  const words = text.rows(rows, format.number(rows));
  if (!isListed(kind)) return `${words} (${text.notListed[kind]})`;
  return (
    <InternalLink address={listedAt[kind]}>
      <Quantity>{words}</Quantity>
    </InternalLink>
  );
}

function Kind({ kept, onChoose }: { readonly kept: KeptData; readonly onChoose: (step: number) => void }) {
  const text = useMessages(retentionWords);
  const format = useFormat();
  const size = useSize();
  const { kind, rows, oldestAt, bytesPerYear } = kept;
  const details = [
    oldestAt !== null && text.since(format.date(oldestAt)),
    bytesPerYear === null ? text.growthUnknown : text.growth(size(bytesPerYear)),
  ];
  return (
    <li className={styles.line}>
      <div>
        {text.kinds[kind]}
        <p className={styles.quiet}>
          <Rows kind={kind} rows={rows} />
          {details.filter(Boolean).map((detail) => ` · ${detail}`)}
        </p>
      </div>
      <Choice
        label={text.keepFor(text.kinds[kind])}
        value={stepOf(kept)}
        choices={stepsOf(kept)}
        describe={(step) => (step === 0 ? text.forGood : text.days(step, format.number(step)))}
        onChoose={onChoose}
      />
    </li>
  );
}

type Asked = { readonly kept: KeptData; readonly step: number };

function ShorterQuestion({
  asked: { kept, step },
  onYes,
  onClose,
}: {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onClose: () => void;
}) {
  const text = useMessages(retentionWords);
  const format = useFormat();
  return (
    <Question
      title={text.question}
      isDangerous
      yes={text.yes}
      no={text.back}
      closeLabel={text.close}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{text.means(text.kinds[kept.kind], text.days(step, format.number(step)))}</p>
    </Question>
  );
}

function KindList({ kinds }: { readonly kinds: readonly KeptData[] }) {
  const text = useMessages(retentionWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const { mutateAsync } = useKeepData();
  const [asked, setAsked] = useState<Asked>();
  async function keep({ kept, step }: Asked) {
    setAsked(undefined);
    try {
      await mutateAsync({ kind: kept.kind, days: step === 0 ? null : step });
      toasts.show('success', text.saved);
    } catch (error) {
      toasts.show('error', describeError(error, text.saveFailed), { error });
    }
  }
  const choose = (choice: Asked) => (isShorter(choice.kept, choice.step) ? setAsked(choice) : void keep(choice));
  return (
    <>
      <ul className={sections.rows} aria-label={text.title}>
        {kinds.map((kept) => (
          <Kind key={kept.kind} kept={kept} onChoose={(step) => choose({ kept, step })} />
        ))}
      </ul>
      {asked && <ShorterQuestion asked={asked} onYes={() => void keep(asked)} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Each kind of data: how long it is kept, how many rows there are, since when, and what a year adds. */
export function RetentionPanel() {
  const text = useMessages(retentionWords);
  const describeError = useDescribeError();
  const { data, error, isPending, isFetching, refetch } = useKeptData();
  return (
    <Section title={text.title}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{text.about}</p>
        {isPending && <Spinner label={text.loading} />}
        {data && <KindList kinds={data} />}
        {!data && error && (
          <Banner tone="warning" error={error}>
            {describeError(error, text.loadFailed)}{' '}
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {text.again}
            </Button>
          </Banner>
        )}
      </div>
    </Section>
  );
}

import type { SampleKind, SampleRecord } from '@halyard/contracts/intelligence/intelligence.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sampleDataWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import styles from '../settings.module.css';
import { useSampleRecords } from './sample-data-queries.ts';

/** The screens that show one record; the rest is text. */
const screenOf: Readonly<Partial<Record<SampleRecord['kind'], string>>> = {
  threat: '/threats?threat=',
  entity: '/network?entity=',
  incident: '/security?incident=',
  playbook: '/security?tab=playbooks&playbook=',
  task: '/todos?task=',
  schema: '/schemas?schema=',
  source: '/sources?source=',
  alert: '/security?tab=alerts&alerts=received&alert=',
  person: '/users?user=',
};

function RecordName({ kind, id, name }: Pick<SampleRecord, 'kind' | 'id' | 'name'>) {
  const screen = screenOf[kind];
  return screen ? <InternalLink address={screen + encodeURIComponent(id)}>{name}</InternalLink> : name;
}

function RecordLine({ record }: { readonly record: SampleRecord }) {
  const text = useMessages(sampleDataWords);
  const { owner, ends } = record;
  // Only their owner opens a task.
  if (owner !== null) return text.taskOf(owner);
  if (record.kind !== 'connection') return <RecordName kind={record.kind} id={record.id} name={record.name} />;
  return (
    <>
      {ends.map(({ id, name, family }, place) => (
        <span key={id}>
          {place > 0 && ' – '}
          <RecordName kind={family} id={id} name={name} />
        </span>
      ))}{' '}
      <span className={styles.quiet}>{record.name}</span>
    </>
  );
}

function RecordList({ kind }: { readonly kind: SampleKind }) {
  const text = useMessages(sampleDataWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const list = useSampleRecords(kind);
  if (list.isPending) return <Spinner label={text.loading} />;
  if (!list.data)
    return (
      <Banner tone="warning" error={list.error}>
        {describeError(list.error, text.listFailed)}{' '}
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {text.retry}
        </Button>
      </Banner>
    );
  const { pages } = list.data;
  const total = pages[0]?.total ?? 0;
  const records = pages.flatMap((page) => page.records);
  return (
    <div className={styles.stack}>
      {total === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <p className={styles.quiet}>
          <ListCount rows={total}>{text[kind](total, format.number(total))}</ListCount>
        </p>
      )}
      <ul className={styles.bullets}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordLine record={record} />
          </li>
        ))}
      </ul>
      <OlderRows list={list} label={text.more} failure={text.moreFailed} />
    </div>
  );
}

type Props = { readonly kind: SampleKind; readonly onClose: () => void };

/** The sample records of one kind, each linked to its screen. */
export function SampleRecords({ kind, onClose }: Props) {
  const text = useMessages(sampleDataWords);
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <RecordList kind={kind} />
    </Dialog>
  );
}

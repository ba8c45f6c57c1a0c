import type { HistoryObject, PastState, RecordChange } from '@halyard/contracts/work/history.ts';
import { useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { ActivityList } from '../../records/activity-list.tsx';
import { useEventSentence } from '../../text/event-sentence.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { FieldChanges, useFieldValue } from './field-changes.tsx';
import { GapNotes } from './gap-notes.tsx';
import styles from './history.module.css';
import { useRecordChanges } from './history-queries.ts';
import type { Span } from './history-search.ts';
import { ObjectLink } from './object-link.tsx';
import { Reading } from './reading.tsx';

function ChangeWords({ change }: { readonly change: RecordChange }) {
  const text = useMessages(historyWords);
  const eventSentence = useEventSentence();
  const { kind, details, fields, by } = change;
  const isImport = kind === 'import_created' || kind === 'import_updated' || kind === 'source_updated';
  return (
    <>
      <p>{isImport ? text.imported[kind] : eventSentence(kind, details?.name ?? null).replace(/: \?$/, '')}</p>
      {details?.reason && <p className={styles.quiet}>{details.reason}</p>}
      {details?.message && <p className={styles.quiet}>{details.message}</p>}
      {fields.length > 0 && <FieldChanges fields={fields} />}
      {by.kind !== 'person' && by.kind !== 'system' && <p className={styles.quiet}>{text.by[by.kind]}</p>}
    </>
  );
}

/** The fields of a record at an instant, for reading only. */
function StateTable({ state }: { readonly state: PastState }) {
  const text = useMessages(historyWords);
  const write = useFieldValue();
  if (state.isThere === null) return <p className={styles.unknown}>{text.state.unknown}</p>;
  if (!state.isThere) return <p className={styles.quiet}>{text.state.absent}</p>;
  return (
    <dl className={styles.state}>
      {state.fields.map(({ field, value, isKnown }) => (
        <div key={field}>
          <dt>{text.fields[field]}</dt>
          <dd className={isKnown && value !== null ? undefined : styles.unknown}>
            {isKnown ? write(field, value) : text.notKept}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StatePanel({ states }: { readonly states: { readonly from: PastState; readonly to: PastState } }) {
  const text = useMessages(historyWords);
  const format = useFormat();
  const [side, setSide] = useState<'from' | 'to'>('from');
  const choice = (one: 'from' | 'to') => (
    <label className={styles.side}>
      <input type="radio" name="state" checked={side === one} onChange={() => setSide(one)} />
      {format.dateTime(states[one].at)}
    </label>
  );
  return (
    <Panel title={text.state.title} aria-label={text.state.title}>
      <fieldset className={styles.sides} aria-label={text.state.at}>
        {choice('from')}
        {choice('to')}
      </fieldset>
      <StateTable state={states[side]} />
    </Panel>
  );
}

type Props = { readonly object: HistoryObject; readonly id: string; readonly span: Span };

/** Changes of a record, field by field, and its state at both ends of the period. */
export function RecordHistory({ object, id, span }: Props) {
  const text = useMessages(historyWords);
  const read = useRecordChanges(object, id, span);
  return (
    <Reading query={read} failed={text.failures.record}>
      {read.data && (
        <>
          <p className={styles.subject}>
            <ObjectLink object={object} id={id} number={read.data.number} name={read.data.name} />
          </p>
          <GapNotes gaps={read.data.gaps} logSince={read.data.logSince} />
          <div className={styles.pair}>
            <Panel title={text.changes}>
              <ActivityList
                label={text.changes}
                empty={read.data.gaps.includes('before_log') ? text.noneLogged : text.none}
                activities={read.data.changes.map((change) => ({
                  id: change.id,
                  time: change.at,
                  by: change.by.name,
                  words: <ChangeWords change={change} />,
                }))}
              />
            </Panel>
            <StatePanel states={read.data.states} />
          </div>
        </>
      )}
    </Reading>
  );
}

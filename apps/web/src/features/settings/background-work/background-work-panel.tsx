import {
  type BackgroundWork as Work,
  type WorkKind,
  type WorkState,
  workStates,
} from '@halyard/contracts/server/background-work.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useSize } from '../../../importing/use-size.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import type { backgroundWork } from '../../../text/en/administration/background-work.ts';
import { defineMessages, useMessages } from '../../../text/lazy-messages.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import sections from '../../../ui/layout/sections.module.css';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import { Section } from '../section.tsx';
import styles from '../settings.module.css';
import { useBackgroundWork, useChangeWork, useRetryAll } from './background-work-queries.ts';

const backgroundWorkWords = defineMessages(
  import.meta.glob<typeof backgroundWork>('../../../text/*/administration/background-work.ts', {
    import: 'backgroundWork',
  }),
);

const tenSecondsMs = 10_000;
/** Kinds measured in bytes; everything else in records. */
const inBytes: ReadonlySet<WorkKind> = new Set(['crime_files', 'crime_import', 'export', 'import', 'inference']);
const isLetter: ReadonlySet<WorkKind> = new Set(['mail', 'mail_alert', 'mail_code', 'text_message']);

/** The subject of work. Events and letters are named by their kind, everything else has a name. */
function useLabel({ kind, label }: Work): string {
  const { events, letters } = useMessages(backgroundWorkWords);
  const words: Readonly<Record<string, string>> = kind === 'webhook' ? events : isLetter.has(kind) ? letters : {};
  return words[label] ?? label;
}

type Change = { readonly work: Work; readonly change: 'cancel' | 'retry' };

function ChangeQuestion({ asked, onClose }: { readonly asked: Change; readonly onClose: () => void }) {
  const text = useMessages(backgroundWorkWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const { mutateAsync } = useChangeWork();
  const { work, change } = asked;
  const label = useLabel(work);
  const words = text[change];
  async function confirm() {
    onClose();
    try {
      await mutateAsync({ id: work.id, change });
      toasts.show('success', words.done);
    } catch (error) {
      toasts.show('error', describeError(error, words.failed), { error });
    }
  }
  return (
    <Question
      title={words.question}
      isDangerous={change === 'cancel'}
      yes={words.yes}
      no={text.keep}
      closeLabel={text.close}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {text.kinds[work.kind]}: {label}
      </p>
      <p>{words.means}</p>
    </Question>
  );
}

function Line({ work, onAsk }: { readonly work: Work; readonly onAsk: (change: Change['change']) => void }) {
  const text = useMessages(backgroundWorkWords);
  const format = useFormat();
  const size = useSize();
  const now = useNow(tenSecondsMs);
  const label = useLabel(work);
  const { kind, state, by, progress, problem, attempts, nextAt } = work;
  const at = work.endedAt ?? (state === 'running' ? work.startedAt : null) ?? work.createdAt;
  const name = `${text.kinds[kind]} ${label}`;
  const count = inBytes.has(kind) ? size : format.number;
  const details = [
    state === 'waiting' && nextAt !== null && attempts > 0 && text.next(format.relative(nextAt, now)),
    by ? text.by(by.name) : text.bySystem,
    progress && text.progress(count(progress.done), progress.total === null ? null : count(progress.total)),
    attempts > 1 && text.attempt(format.number(attempts)),
    problem !== null && text.because(problem === 'interrupted' ? text.interrupted : problem),
    work.cancelling && text.cancelling,
  ];
  return (
    <li className={styles.line} data-row tabIndex={-1}>
      <div>
        {text.kinds[kind]} · {label}
        <p className={styles.quiet}>
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at, now)}
          </time>{' '}
          · {details.filter(Boolean).join(' · ')}
        </p>
      </div>
      {work.canCancel && (
        <Button size="small" data-key="c" aria-label={text.cancel.named(name)} onClick={() => onAsk('cancel')}>
          {text.cancel.action}
        </Button>
      )}
      {work.canRetry && (
        <Button size="small" data-key="r" aria-label={text.retry.named(name)} onClick={() => onAsk('retry')}>
          {text.retry.action}
        </Button>
      )}
    </li>
  );
}

/** Requeues all failed jobs; undo works while they wait. */
function RetryAll() {
  const { retryAll: text, undo } = useMessages(backgroundWorkWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const { mutateAsync, isPending } = useRetryAll();
  async function change(undone?: string[]): Promise<void> {
    try {
      const { ids } = await mutateAsync(undone);
      const says = undone ? text.undone : text.done;
      const action = { label: undo, run: () => void change(ids) };
      toasts.show('success', says(ids.length, format.number(ids.length)), undone || ids.length === 0 ? {} : { action });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  }
  return (
    <Button size="small" busy={isPending} onClick={() => void change()}>
      {text.action}
    </Button>
  );
}

function WorkList({ state }: { readonly state: WorkState }) {
  const text = useMessages(backgroundWorkWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const list = useBackgroundWork(state);
  const [asked, setAsked] = useState<Change>();
  if (list.isPending) return <Spinner label={text.loading} />;
  if (!list.data)
    return (
      <Banner tone="warning" error={list.error}>
        {describeError(list.error, text.loadFailed)}{' '}
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {text.again}
        </Button>
      </Banner>
    );
  const { pages } = list.data;
  const work = pages.flatMap((page) => page.work);
  const count = pages[0]?.counts[state] ?? 0;
  return (
    <div className={styles.stack}>
      <div className={layout.split}>
        <p className={styles.quiet}>{count === 0 ? text.none[state] : text.count(count, format.number(count))}</p>
        {state === 'failed' && work.some(({ canRetry }) => canRetry) && <RetryAll />}
      </div>
      <ul className={sections.rows} aria-label={text.states[state]}>
        {work.map((one) => (
          <Line key={one.id} work={one} onAsk={(change) => setAsked({ work: one, change })} />
        ))}
      </ul>
      <OlderRows list={list} label={text.more} failure={text.loadFailed} />
      {asked && <ChangeQuestion asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

type WorkTabsProps = { readonly state: WorkState; readonly onState: (state: WorkState) => void };

/** Waiting, running, failed or canceled work; with the reason, cancel and retry. */
export function WorkTabs({ state, onState }: WorkTabsProps) {
  const text = useMessages(backgroundWorkWords);
  return (
    <Tabs
      label={text.show}
      tabs={workStates.map((id) => ({ id, label: text.states[id] }))}
      selected={state}
      onSelect={onState}
    >
      <WorkList key={state} state={state} />
    </Tabs>
  );
}

/** The same as a part of the settings. */
export function BackgroundWorkPanel() {
  const text = useMessages(backgroundWorkWords);
  const [state, setState] = useState<WorkState>('running');
  return (
    <Section title={text.title}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{text.about}</p>
        <WorkTabs state={state} onState={setState} />
      </div>
    </Section>
  );
}

import { type EventKind, eventKinds } from '@halyard/contracts/events.ts';
import type { SearchKind, SearchResult } from '@halyard/contracts/work/search.ts';
import {
  Bell,
  BookOpenCheck,
  Bug,
  ChartColumn,
  CircleUser,
  CornerDownRight,
  Crosshair,
  FileJson,
  ListTodo,
  type LucideIcon,
  MessageSquare,
  Network,
  Plus,
  RotateCw,
  ShieldAlert,
  Siren,
} from 'lucide-react';
import { type MouseEvent, Suspense } from 'react';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { searchWords } from '../../text/loaders/shared.ts';
import styles from './search.module.css';
import type { SearchGroup, SearchOption } from './use-search-list.ts';

const icons: Readonly<Record<SearchGroup['key'], LucideIcon>> = {
  incident: ShieldAlert,
  alert: Siren,
  threat: Bug,
  entity: Network,
  playbook: BookOpenCheck,
  notification: Bell,
  schema: FileJson,
  analysis: ChartColumn,
  task: ListTodo,
  user: CircleUser,
  observables: Crosshair,
  screens: CornerDownRight,
  actions: Plus,
  assistant: MessageSquare,
  failed: RotateCw,
};

const dated: readonly SearchKind[] = ['incident', 'alert', 'threat', 'entity', 'analysis', 'notification'];

const kindOfEvent = (text: string): EventKind | undefined => eventKinds.find((kind) => kind === text);

function Sentence({ kind, subject }: { readonly kind: EventKind; readonly subject: string }) {
  return useEventSentence()(kind, subject);
}

/** The title of a record; for a notification, its event. */
function Title({ record }: { readonly record: SearchResult }) {
  const happened = record.kind === 'notification' ? kindOfEvent(record.subtitle) : undefined;
  if (!happened) return record.title;
  return (
    <Suspense fallback={record.title}>
      <Sentence kind={happened} subject={record.title} />
    </Suspense>
  );
}

/** The second line. The server sends number and status of an incident; the status is translated. */
function Subtitle({ record: { kind, subtitle } }: { readonly record: SearchResult }) {
  const { statuses } = useMessages(searchWords);
  if (kind === 'notification' || subtitle === '') return null;
  if (kind !== 'incident') return <span className={styles.subtitle}>{subtitle}</span>;
  const [name, status = ''] = subtitle.split(' · ');
  const words: Readonly<Record<string, string>> = statuses;
  return (
    <span className={styles.subtitle}>
      <span className={styles.number}>{name}</span> · {words[status] ?? status}
    </span>
  );
}

function When({ record: { kind, at } }: { readonly record: SearchResult }) {
  const { relative, dateTime } = useFormat();
  const now = useNow(30_000);
  if (at === null || !dated.includes(kind)) return null;
  return (
    <time dateTime={at} title={dateTime(at)}>
      {relative(at, now)}
    </time>
  );
}

type Props = {
  readonly domId: string;
  readonly group: SearchGroup['key'];
  readonly option: SearchOption;
  readonly isActive: boolean;
  /** It was found for other words than those that are there now. */
  readonly isOld: boolean;
  readonly onPoint: () => void;
  readonly onPick: () => void;
};

/** One row of the list. It is a link, so that it can be opened in a new tab. */
export function ResultOption({ domId, group, option, isActive, isOld, onPoint, onPick }: Props) {
  const Icon = icons[group];
  const { href, label, record } = option;
  const pick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPick();
  };
  return (
    <a
      id={domId}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      data-old={(isOld && record !== undefined) || undefined}
      href={href ?? undefined}
      onPointerMove={onPoint}
      onClick={pick}
    >
      <Icon size={16} aria-hidden />
      <span className={styles.words}>
        <span className={styles.title}>{record ? <Title record={record} /> : label}</span>
        {record && <Subtitle record={record} />}
      </span>
      {record && <When record={record} />}
    </a>
  );
}

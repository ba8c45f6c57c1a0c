import type { FormatInfo, SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './connect.module.css';

/** The selection: a format, and whether it sends or is polled. */
export type Choice = { readonly format: SourceFormat; readonly by: 'pull' | undefined };

type Entry = Choice & {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly inUse: boolean;
};

/** APIs of alerts that are asked by name; everything else that answers with JSON is under one entry. */
const askedByName: readonly { readonly format: SourceFormat; readonly note?: string }[] = [
  { format: 'alertmanager', note: 'GET /api/v2/alerts' },
  { format: 'msgraph' },
  { format: 'secops' },
];
export const jsonByUrl: SourceFormat = 'generic-json';

function useEntries(formats: readonly FormatInfo[], sources: readonly Source[]) {
  const { gallery, pull, feed } = useMessages(sourcesWords);
  const isUsed = (format: SourceFormat, isPulled: boolean) =>
    sources.some((source) => source.format === format && (source.pull !== null) === isPulled);
  const byPull = ({ id, name }: FormatInfo, note?: string): Entry => {
    const entry = { format: id, by: 'pull', name, label: pull.gallery.add(name), inUse: isUsed(id, true) } as const;
    return note === undefined ? entry : { ...entry, note };
  };
  const push = formats
    .filter(({ delivers }) => delivers === 'alerts')
    .map(({ id, name }): Entry => {
      const label = gallery.addNamed(name);
      return { format: id, by: undefined, name, label, inUse: isUsed(id, false) };
    });
  const feeds = formats.filter(({ delivers }) => delivers === 'intelligence').map((info) => byPull(info));
  const named = askedByName.flatMap(({ format, note }) => {
    const info = formats.find(({ id }) => id === format);
    return info ? [byPull(info, note)] : [];
  });
  const names: readonly SourceFormat[] = askedByName.map(({ format }) => format);
  const others: Entry = {
    format: jsonByUrl,
    by: 'pull',
    name: pull.gallery.jsonByUrl,
    label: pull.gallery.add(pull.gallery.jsonByUrl),
    inUse: sources.some(
      ({ pull: asked, delivers, format }) => asked !== null && delivers === 'alerts' && !names.includes(format),
    ),
  };
  return [
    { title: pull.gallery.push, entries: push },
    { title: pull.gallery.pull, entries: [...named, others] },
    { title: feed.gallery, entries: feeds },
  ];
}

const matches = (wanted: string, { format, name, note = '' }: Entry) =>
  `${format} ${name} ${note}`.toLowerCase().includes(wanted.trim().toLowerCase());

/** The accessible name of a button: all of its visible text, joined. */
const nameOf = ({ name, note, label, inUse }: Entry, used: string) => {
  const shown = [note && name, note, inUse && used].filter(Boolean).join(' ');
  return note ? `${shown}: ${label}` : [label, shown].filter(Boolean).join(', ');
};

function EntryWords({ entry }: { readonly entry: Entry }) {
  const { gallery: text } = useMessages(sourcesWords);
  return (
    <>
      <span className={styles.names}>
        <Quantity>{entry.name}</Quantity>
        {entry.note && ' '}
        {entry.note && (
          <span className={styles.used}>
            <Quantity>{entry.note}</Quantity>
          </span>
        )}
      </span>{' '}
      {entry.inUse && <span className={styles.used}>{text.inUse}</span>}
    </>
  );
}

type Props = {
  readonly formats: readonly FormatInfo[];
  readonly sources: readonly Source[];
  /** Absent for those who may not add a source. */
  readonly onChoose: ((choice: Choice) => void) | undefined;
};

/** Sending and polled formats, and those already in use; a click adds a source of it. */
export function Gallery({ formats, sources, onChoose }: Props) {
  const { gallery: text } = useMessages(sourcesWords);
  const [wanted, setWanted] = useState('');
  const groups = useEntries(formats, sources)
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => matches(wanted, entry)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className={styles.gallery}>
      <SearchField label={text.search} placeholder={text.searchHint} value={wanted} onSearch={setWanted} restMs={80} />
      {groups.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <h3 className={styles.label}>{title}</h3>
          <ul className={styles.formats} aria-label={title}>
            {entries.map((entry) => (
              <li key={entry.format}>
                {onChoose ? (
                  <button
                    type="button"
                    aria-label={nameOf(entry, text.inUse)}
                    className={styles.entry}
                    onClick={() => onChoose(entry)}
                  >
                    <EntryWords entry={entry} />
                  </button>
                ) : (
                  <span className={styles.entry}>
                    <EntryWords entry={entry} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How many formats there are, beside the title of the gallery. */
export function GalleryCount({ count }: { readonly count: number }) {
  const { gallery: text } = useMessages(sourcesWords);
  const format = useFormat();
  return (
    <span className={styles.quiet}>
      <Quantity>{text.count(count, format.number(count))}</Quantity>
    </span>
  );
}

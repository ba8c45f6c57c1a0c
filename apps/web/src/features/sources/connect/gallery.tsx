import type { FormatInfo, SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './connect.module.css';

const matches = (wanted: string, { id, name }: FormatInfo) =>
  `${id} ${name}`.toLowerCase().includes(wanted.trim().toLowerCase());

type Props = {
  readonly formats: readonly FormatInfo[];
  readonly used: ReadonlySet<SourceFormat>;
  /** Absent for those who may not add a source. */
  readonly onChoose: ((format: SourceFormat) => void) | undefined;
};

/** What can send alerts, and what does already; a click adds a source of it. */
export function Gallery({ formats, used, onChoose }: Props) {
  const { gallery: text } = useMessages(sourcesWords);
  const [wanted, setWanted] = useState('');
  const found = formats.filter((format) => matches(wanted, format));
  return (
    <div className={styles.gallery}>
      <SearchField label={text.search} placeholder={text.searchHint} value={wanted} onSearch={setWanted} restMs={80} />
      {found.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.formats} aria-label={text.title}>
        {found.map(({ id, name }) => (
          <li key={id}>
            {onChoose ? (
              <button
                type="button"
                aria-label={text.addNamed(name)}
                className={styles.entry}
                onClick={() => onChoose(id)}
              >
                <span>{name}</span>
                {used.has(id) && <span className={styles.used}>{text.inUse}</span>}
              </button>
            ) : (
              <span className={styles.entry}>
                <Quantity>{name}</Quantity>
                {used.has(id) && <span className={styles.used}>{text.inUse}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
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

import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { sourcesWords } from '../../text/loaders/sources.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { type Choice, Gallery, GalleryCount } from './connect/gallery.tsx';
import { SourceCards } from './list/source-cards.tsx';
import { SourcesTable } from './list/sources-table.tsx';
import styles from './sources.module.css';
import type { SourcesSearch } from './sources-search.ts';
import type { ChangeSearch } from './use-sources-search.ts';

type Props = {
  readonly sources: readonly Source[];
  readonly formats: readonly FormatInfo[] | undefined;
  readonly search: SourcesSearch;
  readonly change: ChangeSearch;
  readonly onResume: ((source: Source) => void) | undefined;
};

/** The sources selected by the URL. Beside an open one they are shown as cards: a table has no room there. */
export function SourcesList({ sources, formats, search, change, onResume }: Props) {
  const text = useMessages(sourcesWords);
  const { health, view, source } = search;
  const wanted = health === undefined ? sources : sources.filter((one) => one.health === health);
  if (wanted.length === 0)
    return (
      <p className={styles.quiet}>
        {text.noneMatch} <AddressLink change={{ health: undefined }}>{text.lead.clear}</AddressLink>
      </p>
    );
  if (view === 'table' && source === undefined)
    return <SourcesTable sources={wanted} formats={formats} search={search} change={change} />;
  return (
    <SourceCards
      sources={wanted}
      formats={formats}
      openId={source}
      isNarrowed={health !== undefined}
      onResume={onResume}
    />
  );
}

type GalleryProps = {
  readonly formats: readonly FormatInfo[];
  readonly sources: readonly Source[];
  readonly onChoose: ((choice: Choice) => void) | undefined;
  readonly className?: string | undefined;
};

/** The gallery as a part of the screen. */
export function GalleryPanel({ formats, sources, onChoose, className }: GalleryProps) {
  const { gallery: text } = useMessages(sourcesWords);
  return (
    <Panel title={text.title} actions={<GalleryCount count={formats.length} />} className={className}>
      <div className={styles.galleryBody}>
        <Gallery formats={formats} sources={sources} onChoose={onChoose} />
      </div>
    </Panel>
  );
}

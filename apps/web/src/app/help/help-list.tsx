import { type HelpSection, helpPages } from '@halyard/contracts/work/help.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { helpWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './help.module.css';
import { type HelpWanted, useHelp } from './help-queries.ts';

type ListProps = {
  readonly label: string;
  readonly sections: readonly HelpSection[];
  readonly onOpen: (id: string) => void;
};

function Headings({ label, sections, onOpen }: ListProps) {
  if (sections.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className={styles.group}>{label}</h3>
      <ul className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <button type="button" className={styles.heading} onClick={() => onOpen(id)}>
              {heading}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  /** The search text, the screen, or everything. */
  readonly wanted: HelpWanted;
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
};

/** The headings of search results, of topics for the open screen, or of all topics by page. */
export function HelpList({ wanted, onOpen, onAll }: Props) {
  const text = useMessages(helpWords);
  const help = useHelp(wanted);
  if (help.isPending) return <Spinner label={text.loading} />;
  if (help.isError)
    return (
      <Banner tone="error" error={help.error}>
        {text.failed} <Button onClick={() => void help.refetch()}>{text.retry}</Button>
      </Banner>
    );
  const { sections } = help.data;
  if ('search' in wanted)
    return (
      <>
        <output className={styles.note}>{sections.length === 0 && text.none}</output>
        <Headings label={text.found} sections={sections} onOpen={onOpen} />
      </>
    );
  if ('screen' in wanted)
    return (
      <>
        {sections.length === 0 && <p className={styles.note}>{text.noneHere}</p>}
        <Headings label={text.here} sections={sections} onOpen={onOpen} />
        <Button onClick={onAll}>{text.all}</Button>
      </>
    );
  return helpPages.map((page) => (
    <Headings
      key={page}
      label={text.pages[page]}
      sections={sections.filter((section) => section.page === page)}
      onOpen={onOpen}
    />
  ));
}

import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { helpWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './help.module.css';
import { useHelp } from './help-queries.ts';
import { HelpText } from './help-text.tsx';

function Section({ id }: { readonly id: string }) {
  const text = useMessages(helpWords);
  const help = useHelp({ id });
  const heading = useRef<HTMLHeadingElement>(null);
  const section = help.data?.sections[0];
  // Listeners are called with the selected section.
  useEffect(() => {
    if (section) heading.current?.focus();
  }, [section]);
  if (help.isPending) return <Spinner label={text.loading} />;
  if (help.isError)
    return (
      <Banner tone="error" error={help.error}>
        {text.failed} <Button onClick={() => void help.refetch()}>{text.retry}</Button>
      </Banner>
    );
  if (!section) return <p className={styles.note}>{text.gone}</p>;
  return (
    <article className={styles.section}>
      <h3 ref={heading} tabIndex={-1}>
        {section.heading}
      </h3>
      <HelpText text={section.text} />
    </article>
  );
}

/** One section in full, with a link to the list. */
export function HelpSectionView({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const text = useMessages(helpWords);
  return (
    <>
      <Button variant="quiet" size="small" className={styles.back} onClick={onBack}>
        <ArrowLeft size={16} aria-hidden /> {text.back}
      </Button>
      <Section id={id} />
    </>
  );
}

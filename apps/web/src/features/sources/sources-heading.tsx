import type { SourceList } from '@halyard/contracts/inflow/sources.ts';
import { Link } from '@tanstack/react-router';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { sourcesWords } from '../../text/loaders/sources.ts';
import { Button } from '../../ui/button.tsx';
import { HealthLead } from './overview/health-lead.tsx';
import styles from './sources.module.css';
import type { SourcesSearch } from './sources-search.ts';

type Props = {
  readonly list: SourceList | undefined;
  readonly search: SourcesSearch;
  readonly onRules: () => void;
  /** Absent for those who may not add a source. */
  readonly onAdd: (() => void) | undefined;
};

/** Title, freshness, view switch, and primary action of the screen. */
export function SourcesHeading({ list, search, onRules, onAdd }: Props) {
  const text = useMessages(sourcesWords);
  const observables = useMessages(observablesWords);
  const { views } = text;
  return (
    <header className={styles.top}>
      <div className={styles.topWords}>
        <h1>{text.title}</h1>
        {list && <HealthLead list={list} search={search} />}
      </div>
      <div className={styles.tools}>
        <Link to="/observables" className={styles.elsewhere}>
          {observables.title}
        </Link>
        <nav aria-label={views.label} className={styles.views}>
          <AddressLink change={{ view: undefined, sort: undefined, dir: undefined }} isChosen={search.view === 'cards'}>
            <LayoutGrid size={14} aria-hidden />
            {views.cards}
          </AddressLink>
          <AddressLink change={{ view: 'table' }} isChosen={search.view === 'table'}>
            <Rows3 size={14} aria-hidden />
            {views.table}
          </AddressLink>
        </nav>
        <Button onClick={onRules}>{text.rules.button}</Button>
        {onAdd && (
          <Button variant="primary" onClick={onAdd} aria-keyshortcuts="n">
            <Plus size={16} aria-hidden />
            {text.add}
          </Button>
        )}
      </div>
    </header>
  );
}

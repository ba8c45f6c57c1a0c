import { type SigmaRulePage, sigmaStates } from '@halyard/contracts/inflow/sigma.ts';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sigmaWords } from '../../text/loaders/sigma.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Figure } from '../../ui/marks/figure.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { OpenRule } from './detail/open-rule.tsx';
import { ImportDialog } from './importing/import-dialog.tsx';
import { RulesList } from './rules-list.tsx';
import styles from './sigma.module.css';
import { useSigmaRules } from './sigma-queries.ts';
import { noFilters, noneOpen, toSigmaQuery } from './sigma-search.ts';
import { useSigmaSearch } from './use-sigma-search.ts';
import { useStateChange } from './use-state-change.ts';

type States = SigmaRulePage['states'];

/** How many rules are in each state, as links to them. */
function StateCounts({ states, chosen }: { readonly states: States; readonly chosen: string | undefined }) {
  const text = useMessages(sigmaWords);
  const format = useFormat();
  return (
    <ul aria-label={text.list.columns.state} className={styles.states}>
      {sigmaStates.map((state) => (
        <li key={state}>
          <AddressLink
            change={{ ...noFilters, ...noneOpen, state: chosen === state ? undefined : state }}
            isChosen={chosen === state}
          >
            <Figure rows={states[state]}>{format.number(states[state])}</Figure> {text.states[state]}
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}

/** Sigma rules: the list, their matches, import and tests. */
export function SigmaPage() {
  const text = useMessages(sigmaWords);
  useTitle(text.title);
  const describeError = useDescribeError();
  const { search, change } = useSigmaSearch();
  const { may } = useRights();
  const mayEdit = may('sigma', 'edit');
  const list = useSigmaRules(toSigmaQuery(search));
  const changing = useStateChange();
  const states = mayEdit ? changing : undefined;
  const first = list.data?.pages[0];
  const count = first ? first.states.enabled + first.states.testing + first.states.disabled : undefined;
  const isEmpty = count === 0;
  const importButton = mayEdit && (
    <Button variant="primary" onClick={() => change({ add: 'import' })}>
      <Upload size={16} aria-hidden />
      {text.import.button}
    </Button>
  );
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        {!isEmpty && importButton}
      </header>
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {list.data ? text.failures.refresh : describeError(list.error, text.failures.list)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {first && !isEmpty && !first.hasSource && (
        <Banner tone="warning">
          {text.noSource}{' '}
          {may('sources', 'edit') && (
            <Link to="/sources" search={{ add: 'events' }}>
              {text.addSource}
            </Link>
          )}
        </Banner>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      {isEmpty && (
        <div className={styles.empty}>
          <p>{mayEdit ? text.empty : text.emptyReadOnly}</p>
          {importButton}
        </div>
      )}
      {first && !isEmpty && <StateCounts states={first.states} chosen={search.state} />}
      <div className={styles.stage} data-open={search.rule !== undefined || undefined}>
        {first && !isEmpty && (
          <section className={styles.main} aria-label={text.title}>
            <RulesList list={list} search={search} change={change} states={states} />
          </section>
        )}
        {search.rule !== undefined && (
          <OpenRule
            id={search.rule}
            search={search}
            change={change}
            onState={states && ((rule, state) => void states.run([rule], state))}
          />
        )}
      </div>
      {mayEdit && search.add === 'import' && (
        <ImportDialog onClose={() => change({ add: undefined }, { replace: true })} />
      )}
    </div>
  );
}

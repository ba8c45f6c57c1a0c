import type { SigmaRule, SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import { useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sigmaWords } from '../../text/loaders/sigma.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import facets from '../../ui/layout/facets.module.css';
import { ListCount, Quantity } from '../../ui/marks/figure.tsx';
import { MoreButton } from '../../ui/table/more-button.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import styles from './list/list.module.css';
import { RuleFilters } from './list/rule-filters.tsx';
import { RulesTable } from './list/rules-table.tsx';
import page from './sigma.module.css';
import type { SigmaList } from './sigma-queries.ts';
import { isFiltered, noFilters, type SigmaSearch } from './sigma-search.ts';
import type { ChangeSearch } from './use-sigma-search.ts';
import type { useStateChange } from './use-state-change.ts';

/** Maximum number of changes per request. */
const selectedMax = 200;

type Props = {
  readonly list: SigmaList;
  readonly search: SigmaSearch;
  readonly change: ChangeSearch;
  /** Absent for those who may not change rules. */
  readonly states: ReturnType<typeof useStateChange> | undefined;
};

function useSelection(rules: readonly SigmaRule[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rules.filter(({ id }) => ids.has(id)).slice(0, selectedMax);
  return {
    rules: selected,
    selection: {
      selected: new Set(selected.map(({ id }) => id)),
      toggle: (id: string) =>
        setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
      selectAll: (all: readonly string[]) => setIds(new Set(all)),
    },
    clear: () => setIds(new Set()),
  };
}

/** The visible rules, the filters, and bulk actions. */
export function RulesList({ list, search, change, states }: Props) {
  const { list: text } = useMessages(sigmaWords);
  const format = useFormat();
  const rules = list.data?.pages.flatMap((one) => one.rules) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const chosen = useSelection(rules);
  const onState = states && ((rule: SigmaRule, state: SigmaState) => void states.run([rule], state));
  return (
    <>
      <RuleFilters search={search} change={change} />
      {list.data && (
        <p className={page.quiet} role="status">
          {/* Beside an open rule the rows that were asked for are those of the rule. */}
          {search.rule === undefined ? (
            <ListCount rows={total}>{text.total(total, format.number(total))}</ListCount>
          ) : (
            <Quantity>{text.total(total, format.number(total))}</Quantity>
          )}
        </p>
      )}
      {list.data && rules.length === 0 && (
        <p className={styles.nothing}>
          {text.none}{' '}
          {isFiltered(search) && (
            <Button size="small" onClick={() => change(noFilters)}>
              {text.clear}
            </Button>
          )}
        </p>
      )}
      {rules.length > 0 && (
        <div className={classNames(facets.page, styles.frame)}>
          <RulesTable
            rules={rules}
            search={search}
            change={change}
            isBusy={list.isPlaceholderData}
            onState={onState}
            selection={states && chosen.selection}
          />
          {list.hasNextPage && (
            <div className={styles.more}>
              <span>{text.shown(format.number(rules.length), format.number(total))}</span>
              <MoreButton list={list}>{text.more}</MoreButton>
            </div>
          )}
        </div>
      )}
      {states && chosen.rules.length > 0 && (
        <BulkBar
          count={chosen.rules.length}
          isBusy={states.isBusy}
          onState={(state) => void states.run(chosen.rules, state).then(chosen.clear)}
          onClear={chosen.clear}
        />
      )}
    </>
  );
}

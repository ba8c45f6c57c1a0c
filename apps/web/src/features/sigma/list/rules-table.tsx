import type { SigmaRule, SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Cell, SortHeader, Table } from '../../../ui/table/table.tsx';
import { opening, type SigmaSearch } from '../sigma-search.ts';
import type { ChangeSearch } from '../use-sigma-search.ts';
import { LevelMark } from './level-mark.tsx';
import styles from './list.module.css';
import { AlertCount, MatchCount, Techniques } from './rule-counts.tsx';
import { StateMenu } from './state-menu.tsx';

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly selectAll: (ids: readonly string[]) => void;
};

type Props = {
  readonly rules: readonly SigmaRule[];
  readonly search: SigmaSearch;
  readonly change: ChangeSearch;
  readonly isBusy: boolean;
  /** Absent for those who may not change rules. */
  readonly onState: ((rule: SigmaRule, state: SigmaState) => void) | undefined;
  readonly selection: Selection | undefined;
};

const aMinuteMs = 60_000;

/** Beside an open rule there is room only for identifying columns. */
const hasNarrowTable = ({ rule }: SigmaSearch) => rule !== undefined;

function Row({ rule, search, onState, selection }: Omit<Props, 'rules' | 'change' | 'isBusy'> & { rule: SigmaRule }) {
  const text = useMessages(sigmaWords);
  const { columns } = text.list;
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const isOpen = search.rule === rule.id;
  const isNarrow = hasNarrowTable(search);
  return (
    <tr data-selected={isOpen || selection?.selected.has(rule.id) || undefined}>
      {selection && (
        <td className={facets.tick}>
          <TickBox
            aria-label={text.list.select(rule.title)}
            checked={selection.selected.has(rule.id)}
            onChange={() => selection.toggle(rule.id)}
          />
        </td>
      )}
      <Cell label={columns.state}>
        <StateMenu rule={rule} onState={onState} />
      </Cell>
      <Cell label={columns.level} className={styles.level}>
        <LevelMark level={rule.level} />
      </Cell>
      <Cell className={styles.title}>
        <AddressLink change={opening(rule.id)} isChosen={isOpen} className={styles.name}>
          {rule.title}
        </AddressLink>{' '}
        {rule.sample && <Badge tone="quiet">{text.sample}</Badge>}
      </Cell>
      {!isNarrow && (
        <Cell label={columns.techniques} className={styles.techniques}>
          {rule.techniques.length === 0 ? text.none : <Techniques rule={rule} most={2} />}
        </Cell>
      )}
      <Cell label={columns.matches} className={styles.number}>
        <MatchCount rule={rule} />
      </Cell>
      {!isNarrow && (
        <>
          <Cell label={columns.alerts} className={styles.number}>
            <AlertCount rule={rule} />
          </Cell>
          <Cell label={columns.updated} className={styles.updated}>
            <time dateTime={rule.updatedAt} title={`${format.dateTime(rule.updatedAt)} ${format.zone(rule.updatedAt)}`}>
              {format.relative(rule.updatedAt, now)}
            </time>
          </Cell>
        </>
      )}
    </tr>
  );
}

/** Rules with their state, matches, and last change. */
export function RulesTable({ rules, search, change, isBusy, onState, selection }: Props) {
  const text = useMessages(sigmaWords);
  const { columns, label, selectAll } = text.list;
  const sortBy = (sort: SigmaSearch['sort']) => change({ sort: sort === 'updated' ? undefined : sort });
  const sorted = (sort: SigmaSearch['sort']) => (search.sort === sort ? ('desc' as const) : undefined);
  const isNarrow = hasNarrowTable(search);
  const chosen = rules.filter(({ id }) => selection?.selected.has(id)).length;
  return (
    <Table label={label} busy={isBusy} className={isNarrow ? styles.narrow : styles.wide}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={facets.tick}>
              <TickBox
                aria-label={selectAll}
                checked={rules.length > 0 && chosen === rules.length}
                onChange={({ target }) => selection.selectAll(target.checked ? rules.map(({ id }) => id) : [])}
              />
            </th>
          )}
          <th scope="col">{columns.state}</th>
          <SortHeader sorted={sorted('level')} onSort={() => sortBy('level')}>
            {columns.level}
          </SortHeader>
          <th scope="col">{columns.title}</th>
          {!isNarrow && <th scope="col">{columns.techniques}</th>}
          <SortHeader sorted={sorted('matches')} onSort={() => sortBy('matches')}>
            {columns.matches}
          </SortHeader>
          {!isNarrow && (
            <>
              <th scope="col">{columns.alerts}</th>
              <SortHeader sorted={sorted('updated')} onSort={() => sortBy('updated')}>
                {columns.updated}
              </SortHeader>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.id} rule={rule} search={search} onState={onState} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}

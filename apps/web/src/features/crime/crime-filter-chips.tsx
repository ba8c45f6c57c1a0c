import type { CrimeChoices, CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useMonthName } from '../../preferences/month-name.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeFilterWords } from '../../text/loaders/crime.ts';
import layout from '../../ui/layout/layout.module.css';
import { Cross } from '../../ui/marks/icons.tsx';
import styles from './crime-filter.module.css';
import { listOf, narrowingsOf, noBox, type QueryChange } from './crime-filter.ts';
import type { CrimeFilterState } from './crime-filter-address.ts';

type Chip = { readonly says: string; readonly without: QueryChange };

/** The active filters in words, each with a remove button. */
function useChips(query: CrimeQuery, choices: CrimeChoices | undefined): readonly Chip[] {
  const text = useMessages(crimeFilterWords);
  const forceName = (slug: string) => choices?.forces.find(({ force }) => force === slug)?.name ?? slug;
  const says: Readonly<Record<string, () => string>> = {
    force: () => text.chip(text.force, listOf(query.force).map(forceName).join(', ')),
    area: () => text.chip(text.area, listOf(query.area).join(', ')),
    city: () => text.chip(text.city, query.city ?? ''),
    category: () => text.chip(text.category, listOf(query.category).join(', ')),
    outcome: () => text.chip(text.outcome, listOf(query.outcome).join(', ')),
    antisocial: () => text.chip(text.antisocial, text.antisocialChoices[query.antisocial ?? 'with']),
    located: () => text.locatedChoices[query.located ?? 'any'],
    lsoa: () => text.lsoa[query.lsoa ?? 'yes'],
    repeated: () => text.repeated,
    west: () => text.box,
    cell: () => text.cell,
  };
  return narrowingsOf(query).map((name) => ({
    says: says[name]?.() ?? name,
    without: name === 'west' ? noBox : { [name]: undefined },
  }));
}

type Props = { readonly filter: CrimeFilterState; readonly query: CrimeQuery };

/** The open figure: its months, and each filter, which can be removed individually. */
export function CrimeFilterChips({ filter, query }: Props) {
  const text = useMessages(crimeFilterWords);
  const monthName = useMonthName();
  const chips = useChips(query, filter.choices.data);
  const { from, to } = query;
  const months = from === to ? monthName(from, 'long') : text.span(monthName(from), monthName(to));
  return (
    <ul aria-label={text.shown} className={layout.wrap}>
      <li className={styles.chip} data-fixed>
        {text.chip(text.months, months)}
      </li>
      {chips.map(({ says, without }) => (
        <li key={says} className={styles.chip}>
          {says}
          <button type="button" aria-label={text.remove(says)} onClick={() => filter.change(without)}>
            <Cross size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

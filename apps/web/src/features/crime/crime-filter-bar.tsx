import { type CrimeQuery, crimeCategories } from '@halyard/contracts/crime/crime.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMonthName } from '../../preferences/month-name.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeFilterWords } from '../../text/loaders/crime.ts';
import { Button } from '../../ui/button.tsx';
import filterBar from '../../ui/form/filter-bar.module.css';
import { SelectField } from '../../ui/form/select-field.tsx';
import styles from './crime-filter.module.css';
import { joinList, listOf, narrowingsOf } from './crime-filter.ts';
import type { CrimeFilterState } from './crime-filter-address.ts';
import { type Choice, FilterChoice } from './crime-filter-choice.tsx';

const asChoice = (value: string): Choice => ({ value, name: value });

type Lists = Readonly<Record<'force' | 'area' | 'category' | 'outcome', readonly Choice[]>>;

function listsOf({ data }: CrimeFilterState['choices']): Lists {
  return {
    force: data?.forces.map(({ force, name }) => ({ value: force, name })) ?? [],
    area: data?.areas.map(asChoice) ?? [],
    category: crimeCategories.map(asChoice),
    outcome: data?.outcomes.map(asChoice) ?? [],
  };
}

type Props = { readonly filter: CrimeFilterState; readonly query: CrimeQuery };

function MonthField({ name, filter, query }: Props & { readonly name: 'from' | 'to' }) {
  const text = useMessages(crimeFilterWords);
  const monthName = useMonthName();
  const imported = filter.choices.data?.months ?? [];
  const months = [...new Set([...imported, query[name]])].sort().reverse();
  return (
    <SelectField
      label={text[name]}
      value={query[name]}
      onChange={({ target }) => filter.change({ from: query.from, to: query.to, [name]: target.value })}
    >
      {months.map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
        </option>
      ))}
    </SelectField>
  );
}

function AntisocialField({ filter, query }: Props) {
  const text = useMessages(crimeFilterWords);
  return (
    <SelectField
      label={text.antisocial}
      value={query.antisocial ?? 'with'}
      onChange={({ target }) => filter.change({ antisocial: target.value === 'with' ? undefined : target.value })}
    >
      {(['with', 'no', 'only'] as const).map((choice) => (
        <option key={choice} value={choice}>
          {text.antisocialChoices[choice]}
        </option>
      ))}
    </SelectField>
  );
}

function LocatedField({ filter, query }: Props) {
  const text = useMessages(crimeFilterWords);
  return (
    <SelectField
      label={text.located}
      value={query.located ?? ''}
      onChange={({ target }) => filter.change({ located: target.value || undefined })}
    >
      <option value="">{text.locatedChoices.any}</option>
      <option value="yes">{text.locatedChoices.yes}</option>
      <option value="no">{text.locatedChoices.no}</option>
    </SelectField>
  );
}

/** Filters everything on the screen, immediately; the URL keeps it. On a phone it collapses behind a button. */
export function CrimeFilterBar(props: Props) {
  const { filter, query } = props;
  const text = useMessages(crimeFilterWords);
  const format = useFormat();
  const lists = listsOf(filter.choices);
  const active = narrowingsOf(query).length;
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <section aria-label={text.title} className={styles.bar} data-open={isOpen || undefined}>
      <Button
        size="small"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        {isOpen ? text.close : text.open}
        {active > 0 && <span className={filterBar.active}>{format.number(active)}</span>}
      </Button>
      <div id={fieldsId} className={styles.fields}>
        <MonthField {...props} name="from" />
        <MonthField {...props} name="to" />
        {(['force', 'area', 'category', 'outcome'] as const).map((name) => (
          <FilterChoice
            key={name}
            label={text[name]}
            choices={lists[name]}
            chosen={listOf(query[name])}
            onChange={(chosen) => filter.change({ [name]: joinList(chosen) })}
          />
        ))}
        <AntisocialField {...props} />
        <LocatedField {...props} />
      </div>
      <div className={styles.foot}>
        {active > 0 && <span className={filterBar.active}>{text.active(format.number(active))}</span>}
        <Button size="small" variant="quiet" onClick={filter.reset}>
          {text.reset}
        </Button>
      </div>
    </section>
  );
}

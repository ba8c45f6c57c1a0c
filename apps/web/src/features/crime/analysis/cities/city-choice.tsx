import { useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/field.tsx';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { useCrimeChoices } from '../../crime-filter-queries.ts';
import styles from '../analysis.module.css';
import { areDefault, citiesMax, defaultCities } from '../analysis-search.ts';

/** Maximum number of areas listed; the others are found by searching. */
const offered = 60;

type Props = {
  readonly chosen: readonly string[];
  readonly onChange: (cities: readonly string[]) => void;
};

/** The choices: selected ones first, then London, Manchester and every area in the data. */
function useOffers(chosen: readonly string[], wanted: string) {
  const choices = useCrimeChoices();
  const areas = (choices.data?.areas ?? []).map((area) => area.toLowerCase());
  const all = [...new Set([...chosen, ...defaultCities, ...areas])];
  return { found: all.filter((city) => city.includes(wanted)), hasFailed: choices.isError };
}

function CityList({ chosen, onChange }: Props) {
  const { cities: text } = useMessages(crimeWords);
  const format = useFormat();
  const [wanted, setWanted] = useState('');
  const { found, hasFailed } = useOffers(chosen, wanted.toLowerCase());
  const isFull = chosen.length >= citiesMax;
  const toggle = (city: string) =>
    onChange(chosen.includes(city) ? chosen.filter((one) => one !== city) : [...chosen, city]);
  return (
    <div className={styles.cityList}>
      <SearchField label={text.search} placeholder={text.search} value={wanted} onSearch={setWanted} restMs={80} />
      <ul aria-label={text.list}>
        {found.slice(0, offered).map((city) => (
          <li key={city}>
            <Checkbox
              label={<span className={styles.cityName}>{city === 'london' ? text.london : city}</span>}
              checked={chosen.includes(city)}
              // The last one stays: an analysis without a city would be one of London and Manchester.
              disabled={chosen.includes(city) ? chosen.length === 1 : isFull}
              onChange={() => toggle(city)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.small} role="status">
        {found.length === 0 && text.none}
        {found.length > offered && text.more(format.number(found.length - offered))}
        {isFull && ` ${text.most(format.number(citiesMax))}`}
        {hasFailed && ` ${text.failed}`}
      </p>
      {!areDefault(chosen) && (
        <Button size="small" variant="quiet" onClick={() => onChange(defaultCities)}>
          {text.reset}
        </Button>
      )}
    </div>
  );
}

/** Which cities an analysis sums up: London and Manchester unless others are ticked. */
export function CityChoice(props: Props) {
  const { cities: text } = useMessages(crimeWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.cityChoice} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.chosen(props.chosen.join(', '))}</summary>
      {isOpen && <CityList {...props} />}
    </details>
  );
}

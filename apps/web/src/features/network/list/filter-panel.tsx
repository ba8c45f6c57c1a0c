import { activityRanges, entityTypes, risks } from '@halyard/contracts/intelligence/entities.ts';
import { useId, useState } from 'react';
import { DayField } from '../../../preferences/day-input.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords, stixWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type NetworkFilter, type NetworkSearch, noFilter, writeFilter } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import { checkPeriod, type PeriodProblem } from './check-period.ts';
import styles from './list.module.css';

type Props = { readonly search: NetworkSearch; readonly change: ChangeSearch };

const toggled = <T extends string>(choices: readonly T[], all: readonly T[], value: T, isIn: boolean) =>
  all.filter((choice) => (choice === value ? isIn : choices.includes(choice)));

const filterOf = ({ types, risks: levels, range, from, to, show, kinds }: NetworkSearch): NetworkFilter => ({
  kinds,
  types,
  risks: levels,
  show,
  ...(range && { range }),
  ...(from && { from }),
  ...(to && { to }),
});

/** What the network is narrowed to; nothing happens before Apply. */
export function FilterPanel({ search, change }: Props) {
  const { filter: text, types, risks: riskNames } = useMessages(networkWords);
  const stix = useMessages(stixWords);
  const group = useId();
  const applied = filterOf(search);
  const appliedKey = JSON.stringify(applied);
  const [draft, setDraft] = useState(applied);
  const [known, setKnown] = useState(appliedKey);
  const [problem, setProblem] = useState<PeriodProblem | undefined>();
  const [checkedAt, setCheckedAt] = useState(0);
  // Another link, or Back: the panel shows what holds.
  if (known !== appliedKey) {
    setKnown(appliedKey);
    setDraft(applied);
    setProblem(undefined);
  }

  function edit(next: Partial<NetworkFilter>) {
    setDraft({ ...draft, ...next });
    setProblem(undefined);
  }

  function setRange(range: NetworkFilter['range']) {
    const { range: _before, ...rest } = draft;
    setDraft(range ? { ...rest, range } : rest);
    setProblem(undefined);
  }

  function apply() {
    const found = checkPeriod(draft);
    setProblem(found);
    if (found) return setCheckedAt(checkedAt + 1);
    change(writeFilter(draft));
  }

  function reset() {
    setDraft({ types: [], risks: [], kinds: [], show: 'entities' });
    setProblem(undefined);
    change(noFilter);
  }

  return (
    <Form aria-label={text.label} className={styles.filter} checkedAt={checkedAt} onSubmit={apply}>
      <fieldset>
        <legend>{text.type}</legend>
        {entityTypes.map((type) => (
          <Checkbox
            key={type}
            label={types[type]}
            checked={draft.types.includes(type)}
            onChange={({ target }) => edit({ types: toggled(draft.types, entityTypes, type, target.checked) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{text.risk}</legend>
        {risks.map((risk) => (
          <Checkbox
            key={risk}
            label={riskNames[risk]}
            checked={draft.risks.includes(risk)}
            onChange={({ target }) => edit({ risks: toggled(draft.risks, risks, risk, target.checked) })}
          />
        ))}
      </fieldset>
      <fieldset aria-describedby={`${group}hint`}>
        <legend>{text.range}</legend>
        <span id={`${group}hint`} className={styles.hint}>
          {text.rangeHint}
        </span>
        {activityRanges.map((range) => (
          <label key={range} className={styles.radio}>
            <input type="radio" name={group} checked={draft.range === range} onChange={() => setRange(range)} />
            {text.ranges[range]}
          </label>
        ))}
        {draft.range && (
          <Button size="small" variant="quiet" onClick={() => setRange(undefined)}>
            {text.anyTime}
          </Button>
        )}
      </fieldset>
      {draft.range === 'custom' && (
        <div className={styles.dates}>
          <DayField
            label={text.from}
            value={draft.from ?? ''}
            error={problem === 'missing' ? text.dateMissing : undefined}
            onDay={(from) => edit({ from })}
          />
          <DayField
            label={text.to}
            value={draft.to ?? ''}
            error={problem === 'reversed' ? text.toBeforeFrom : undefined}
            onDay={(to) => edit({ to })}
          />
        </div>
      )}
      <SelectField
        label={stix.filter.kind}
        value={draft.kinds.length === 1 ? draft.kinds[0] : ''}
        onChange={({ target }) => edit({ kinds: target.value === '' ? [] : [target.value] })}
      >
        <option value="">{stix.filter.allKinds}</option>
        {Object.entries(stix.kinds)
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
      </SelectField>
      <Checkbox
        label={stix.filter.onlyReferences}
        checked={draft.show === 'references'}
        onChange={({ target }) => edit({ show: target.checked ? 'references' : 'entities' })}
      />
      <Checkbox
        label={text.all}
        checked={draft.show === 'all'}
        onChange={({ target }) => edit({ show: target.checked ? 'all' : 'entities' })}
      />
      <div className={styles.buttons}>
        <Button onClick={reset}>{text.reset}</Button>
        <Button type="submit">{text.apply}</Button>
      </div>
    </Form>
  );
}

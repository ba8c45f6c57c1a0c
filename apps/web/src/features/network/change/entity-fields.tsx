import { entityTypes, risks } from '@halyard/contracts/intelligence/entities.ts';
import { tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { DayField } from '../../../preferences/day-input.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import styles from '../network.module.css';
import type { EntityProblems, EntityValues } from './entity-values.ts';

type Props = {
  readonly values: EntityValues;
  readonly problems: EntityProblems;
  readonly onChange: (change: Partial<EntityValues>) => void;
};

/** What a person writes into an entity. */
export function EntityFields({ values, problems, onChange }: Props) {
  const { form: text, types, risks: riskNames, unrated, unstated } = useMessages(networkWords);
  const field = (name: keyof EntityValues) => ({
    label: text[name],
    value: values[name],
    error: problems[name] && text.problems[problems[name]],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...field('name')} required autoComplete="off" />
      <div className={styles.pair}>
        <SelectField {...field('type')}>
          {entityTypes.map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('risk')}>
          <option value="">{unrated}</option>
          {risks.map((risk) => (
            <option key={risk} value={risk}>
              {riskNames[risk]}
            </option>
          ))}
        </SelectField>
        <DayField {...field('lastActivity')} onDay={(lastActivity) => onChange({ lastActivity })} />
        <TextField {...field('source')} required hint={text.sourceHint} autoComplete="off" />
        <TextField {...field('confidence')} inputMode="numeric" hint={text.confidenceHint} autoComplete="off" />
        <SelectField {...field('tlp')}>
          <option value="">{unstated}</option>
          {tlpLevels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </SelectField>
        <TextField {...field('country')} hint={text.countryHint} maxLength={2} autoComplete="off" />
        <TextField {...field('labels')} hint={text.labelsHint} autoComplete="off" />
      </div>
      <TextAreaField {...field('description')} />
    </>
  );
}

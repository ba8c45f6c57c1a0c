import { tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { factsOfKind, type StixKind, stixKindNames } from '@halyard/contracts/intelligence/stix-kinds.ts';
import { wordOf } from '@halyard/messages';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords, stixWords } from '../../text/loaders/intelligence.ts';
import { stixObjectWords } from '../../text/loaders/stix-object.ts';
import { TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { RowsField } from './rows-field.tsx';
import { StixField } from './stix-field.tsx';
import styles from './stix-object.module.css';
import type { StixProblem, StixValues } from './stix-values.ts';

type Props = {
  readonly kind: StixKind;
  readonly isNew: boolean;
  readonly values: StixValues;
  readonly problems: Partial<Record<string, StixProblem>>;
  readonly onChange: (change: StixValues) => void;
};

/** The labels of the fields. */
export function useStixLabels(): (field: string) => string {
  const facts = useMessages(stixFactsWords);
  const text = useMessages(stixObjectWords);
  return (field) => wordOf({ ...facts.fields, ...text.fields }, field);
}

/** The form of an object: what its kind has, then what every object has. */
export function StixObjectFields({ kind, isNew, values, problems, onChange }: Props) {
  const { kinds } = useMessages(stixWords);
  const text = useMessages(stixObjectWords);
  const labelOf = useStixLabels();
  const { fields, naming, hasPhases } = factsOfKind(kind);
  const field = (name: string) => ({
    label: labelOf(name),
    value: values[name] ?? '',
    error: problems[name] && text.problems[problems[name]],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [name]: target.value }),
  });
  const part = (name: string) => ({ ...field(name), onChange: (value: string) => onChange({ [name]: value }) });
  const isWide = (shape: string) => shape === 'long' || shape === 'records';
  const inShape = (wide: boolean) =>
    fields
      .filter(({ shape }) => isWide(shape) === wide)
      .map((one) => <StixField key={one.name} field={one} {...part(one.name)} />);
  return (
    <>
      {isNew && (
        <SelectField {...field('kind')}>
          {stixKindNames
            .map((name) => [name, kinds[name]] as const)
            .toSorted(([, one], [, other]) => one.localeCompare(other))
            .map(([name, word]) => (
              <option key={name} value={name}>
                {word}
              </option>
            ))}
        </SelectField>
      )}
      {naming !== 'none' && (
        <TextField
          {...field('name')}
          required={naming === 'required'}
          hint={naming === 'required' ? text.required : undefined}
          maxLength={600}
          autoComplete="off"
        />
      )}
      {inShape(true)}
      <div className={styles.pair}>
        {inShape(false)}
        <TextField {...field('source')} required hint={`${text.required}. ${text.sourceHint}`} autoComplete="off" />
        <TextField {...field('confidence')} inputMode="numeric" hint={text.confidenceHint} autoComplete="off" />
        <SelectField {...field('tlp')}>
          <option value="">{text.unstated}</option>
          {tlpLevels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </SelectField>
        {/* What has no name is a saying about others, and is nowhere. */}
        {naming !== 'none' && (
          <TextField {...field('country')} hint={text.countryHint} maxLength={2} autoComplete="off" />
        )}
        <TextField {...field('labels')} hint={text.commas} autoComplete="off" />
      </div>
      {naming !== 'none' && <TextAreaField {...field('description')} />}
      {hasPhases && (
        <RowsField {...part('killChain')} addLabel={text.addPhase} columns={[text.columns.chain, text.columns.phase]} />
      )}
      <RowsField
        {...part('references')}
        addLabel={text.addReference}
        columns={[text.columns.source, text.columns.externalId, text.columns.url, text.columns.description]}
      />
    </>
  );
}

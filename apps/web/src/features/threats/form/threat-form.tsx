import { tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { type ThreatSeverity, threatSeverities, threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { type RefObject, useId } from 'react';
import { useCountryName } from '../../../preferences/country-name.ts';
import { InstantField } from '../../../preferences/day-input.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import styles from '../threats.module.css';
import { type DraftField, type DraftProblems, maxOf, type ThreatDraft } from './threat-draft.ts';
import { useDescribeProblem } from './use-describe-problem.ts';

type Props = {
  readonly id: string;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly draft: ThreatDraft;
  readonly problems: DraftProblems;
  /** Changes with every check that found something. */
  readonly checkedAt: number;
  /** Types that are in use, to choose from or not. */
  readonly types: readonly string[];
  /** A threat entered by hand states its severity; for an imported one it may stay unset. */
  readonly isNew: boolean;
  readonly assumed: ThreatSeverity | null;
  readonly onChange: (change: Partial<ThreatDraft>) => void;
  readonly onSubmit: () => void;
};

/** Everything a person may write about a threat. */
export function ThreatForm({
  id,
  first,
  draft,
  problems,
  checkedAt,
  types,
  isNew,
  assumed,
  onChange,
  onSubmit,
}: Props) {
  const text = useMessages(threatsWords);
  const { form: words } = text;
  const format = useFormat();
  const describe = useDescribeProblem();
  const countryName = useCountryName();
  const typesId = useId();
  /** Common parts of a text field and its label. */
  const field = (name: DraftField) => ({
    value: draft[name],
    error: describe(name, problems[name]),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [name]: event.target.value }),
  });
  const code = draft.country.trim().toUpperCase();
  return (
    <Form id={id} checkedAt={checkedAt} onSubmit={onSubmit}>
      <TextField ref={first} label={words.name} {...field('name')} maxLength={2 * maxOf('name')} required />
      <div className={styles.pair}>
        <TextField label={words.type} hint={words.typeHint} {...field('type')} list={typesId} required />
        <TextField label={words.source} {...field('source')} required />
        <SelectField
          label={words.severity}
          hint={draft.severity === '' && assumed ? words.severityAssumed(text.severities[assumed]) : undefined}
          {...field('severity')}
        >
          {!isNew && <option value="">{text.severities.none}</option>}
          {threatSeverities.map((severity) => (
            <option key={severity} value={severity}>
              {text.severities[severity]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.status} {...field('status')}>
          {threatStatuses.map((status) => (
            <option key={status} value={status}>
              {text.statuses[status]}
            </option>
          ))}
        </SelectField>
        <InstantField
          label={words.timestamp(format.zone(Date.parse(`${draft.timestamp}Z`) || 0))}
          timeLabel={words.timeOfDay}
          {...field('timestamp')}
          onInstant={(timestamp) => onChange({ timestamp })}
          required
        />
        <TextField label={words.confidence} hint={words.confidenceHint} inputMode="numeric" {...field('confidence')} />
        <SelectField label={words.tlp} {...field('tlp')}>
          <option value="">{words.noTlp}</option>
          {tlpLevels.map((tlp) => (
            <option key={tlp} value={tlp}>
              {tlp}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.country}
          hint={/^[A-Z]{2}$/.test(code) ? countryName(code) : words.countryHint}
          {...field('country')}
        />
      </div>
      <TextField label={words.labels} hint={words.labelsHint} {...field('labels')} />
      <TextAreaField label={words.description} rows={5} {...field('description')} />
      <datalist id={typesId}>
        {types.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
    </Form>
  );
}

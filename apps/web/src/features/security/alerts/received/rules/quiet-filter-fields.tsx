import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { TextField } from '../../../../../ui/form/field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { useSourceNames } from '../received-queries.ts';
import type { FilterDraft } from './quiet-draft.ts';
import styles from './rules.module.css';

type Props = {
  readonly draft: FilterDraft;
  readonly onChange: (part: Partial<FilterDraft>) => void;
  /** The hint above the fields; absent: that all conditions must match. */
  readonly hint?: string;
  readonly isEmpty: boolean;
  readonly isTechniqueWrong: boolean;
};

/** Which alerts a rule is about. */
export function QuietFilterFields({ draft, onChange, hint, isEmpty, isTechniqueWrong }: Props) {
  const { form: text } = useMessages(alertRulesWords);
  const { severities } = useMessages(receivedAlertsWords);
  const { may } = useRights();
  const sources = useSourceNames(may('sources', 'read')).data ?? [];
  const field = (name: 'title' | 'entity' | 'technique' | 'observable' | 'tag', maxLength: number) => ({
    value: draft[name],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className={styles.filter}>
      <legend>{text.filter}</legend>
      <p className={styles.quiet}>{hint ?? text.filterHint}</p>
      <div className={styles.pair}>
        <TextField label={text.titlePart} error={isEmpty ? text.filterMissing : undefined} {...field('title', 200)} />
        <TextField label={text.entity} {...field('entity', 200)} />
        <SelectField
          label={text.source}
          value={draft.source}
          onChange={(event) => onChange({ source: event.target.value })}
        >
          <option value="">{text.anySource}</option>
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.severity}
          value={draft.severity}
          onChange={(event) => onChange({ severity: threatSeverities.find((one) => one === event.target.value) ?? '' })}
        >
          <option value="">{text.anySeverity}</option>
          {threatSeverities.map((one) => (
            <option key={one} value={one}>
              {severities[one]}
            </option>
          ))}
        </SelectField>
        <TextField label={text.observable} {...field('observable', 200)} />
        <TextField label={text.tag} {...field('tag', 100)} />
      </div>
      <TextField
        label={text.technique}
        hint={text.techniqueHint}
        error={isTechniqueWrong ? text.techniqueWrong : undefined}
        {...field('technique', 20)}
      />
    </fieldset>
  );
}

import { connectionTypes, strengths } from '@halyard/contracts/intelligence/entities.ts';
import { DayField } from '../../../preferences/day-input.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import styles from '../network.module.css';
import type { ConnectionProblems, ConnectionValues } from './connection-values.ts';

type Props = {
  readonly values: ConnectionValues;
  readonly problems: ConnectionProblems;
  readonly onChange: (change: Partial<ConnectionValues>) => void;
};

/** What a person writes into a connection. */
export function ConnectionFields({ values, problems, onChange }: Props) {
  const {
    connection: text,
    form,
    connectionTypes: typeNames,
    strengths: strengthNames,
    unstated,
  } = useMessages(networkWords);
  const isOurs = connectionTypes.some((type) => type === values.type);
  const field = (name: keyof ConnectionValues) => ({
    label: text[name],
    value: values[name],
    error: problems[name] && form.problems[problems[name]],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <div className={styles.pair}>
        <SelectField {...field('type')}>
          {!isOurs && <option value={values.type}>{values.type}</option>}
          {connectionTypes.map((type) => (
            <option key={type} value={type}>
              {typeNames[type]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('strength')}>
          <option value="">{unstated}</option>
          {strengths.map((strength) => (
            <option key={strength} value={strength}>
              {strengthNames[strength]}
            </option>
          ))}
        </SelectField>
        <DayField {...field('lastContact')} onDay={(lastContact) => onChange({ lastContact })} />
      </div>
      <TextAreaField {...field('description')} />
    </>
  );
}

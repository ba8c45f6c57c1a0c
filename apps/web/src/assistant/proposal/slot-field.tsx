import { isDay } from '@halyard/contracts/format/calendar.ts';
import {
  type ActionName,
  type RecordKind,
  recordKinds,
  type Slot,
  type SlotValue,
} from '@halyard/contracts/work/assistant-actions.ts';
import { wordOf } from '@halyard/messages';
import { DayField } from '../../preferences/day-input.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { InternalLink } from '../../ui/internal-link.tsx';
import { useChoiceWords } from './choice-words.ts';
import { usePersonOptions } from './person-options.ts';
import styles from './proposal.module.css';
import { recordAddress } from './record-address.ts';

type Props = {
  readonly action: ActionName;
  readonly name: string;
  readonly slot: Slot;
  readonly proposed: SlotValue | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

type FieldProps = Props & { readonly label: string };

/** `Assignee, now Reuben Mensah`: the label of a slot, and the record's current value. */
function useLabel({ action, name, proposed }: Props): string {
  const { proposal: text } = useMessages(assistantWords);
  const words = useChoiceWords(action, name);
  const format = useFormat();
  const label = wordOf(text.slots, name);
  const now = proposed?.now ?? null;
  if (now === null) return label;
  return text.now(label, isDay(now) ? format.day(now) : wordOf(words, now));
}

function ChoiceField({ action, name, slot, label, value, onChange }: FieldProps) {
  const words = useChoiceWords(action, name);
  const { values = [], required = false } = slot;
  return (
    <SelectField label={label} value={value} required={required} onChange={(event) => onChange(event.target.value)}>
      {(!required || value === '') && <option value="" />}
      {values.map((one) => (
        <option key={one} value={one}>
          {wordOf(words, one)}
        </option>
      ))}
    </SelectField>
  );
}

function PersonField({ action, slot, label, proposed, value, onChange }: FieldProps) {
  const { proposal: text } = useMessages(assistantWords);
  const people = usePersonOptions(action, true);
  const { required = false } = slot;
  const isListed = people.some(({ id }) => id === proposed?.value);
  return (
    <SelectField label={label} value={value} required={required} onChange={(event) => onChange(event.target.value)}>
      {(!required || value === '') && <option value="">{required ? '' : text.unassigned}</option>}
      {proposed?.value && !isListed && <option value={proposed.value}>{proposed.label ?? proposed.value}</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type FactProps = { readonly kind: RecordKind; readonly label: string; readonly proposed: SlotValue | undefined };

/** A referenced record: an existing one can be opened, a new one cannot. */
function RecordFact({ kind, label, proposed }: FactProps) {
  const { unknown } = useMessages(assistantWords);
  const words = proposed?.label ?? proposed?.value ?? unknown;
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      {proposed?.value ? (
        <InternalLink address={recordAddress(kind, proposed.value)}>{words}</InternalLink>
      ) : (
        <span>{words}</span>
      )}
    </div>
  );
}

/** One thing that an action needs, to be checked and changed. */
export function SlotField(props: Props) {
  const { slot, proposed, value, onChange } = props;
  const label = useLabel(props);
  const { kind, required, max } = slot;
  if (kind === 'choice') return <ChoiceField {...props} label={label} />;
  if (kind === 'person') return <PersonField {...props} label={label} />;
  if (kind === 'day') return <DayField label={label} value={value} onDay={onChange} />;
  const record = recordKinds.find((one) => one === kind);
  if (record) return <RecordFact kind={record} label={label} proposed={proposed} />;
  const Field = kind === 'message' ? TextAreaField : TextField;
  return (
    <Field
      label={label}
      value={value}
      required={required}
      maxLength={max}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}

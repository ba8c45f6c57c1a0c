import { type SigmaRule, type SigmaState, sigmaStates } from '@halyard/contracts/inflow/sigma.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import styles from './list.module.css';

type Props = {
  readonly rule: SigmaRule;
  /** Absent for those who may not change rules. */
  readonly onState: ((rule: SigmaRule, state: SigmaState) => void) | undefined;
};

const Dot = ({ state }: { readonly state: SigmaState }) => (
  <span aria-hidden className={styles.dot} data-state={state} />
);

/** Whether a rule runs, and the switch for it. */
export function StateMenu({ rule, onState }: Props) {
  const text = useMessages(sigmaWords);
  if (!onState)
    return (
      <span className={styles.state}>
        <Dot state={rule.state} /> {text.states[rule.state]}
      </span>
    );
  return (
    <SelectMenu
      label={text.list.stateOf(rule.title)}
      mark={<Dot state={rule.state} />}
      quiet
      value={rule.state}
      onChange={({ target }) => onState(rule, target.value as SigmaState)}
    >
      {sigmaStates.map((state) => (
        <option key={state} value={state}>
          {text.states[state]}
        </option>
      ))}
    </SelectMenu>
  );
}

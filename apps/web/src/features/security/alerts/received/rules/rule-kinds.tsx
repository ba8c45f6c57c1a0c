import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import styles from '../received.module.css';
import type { RuleKind } from '../received-search.ts';

/** Switches between the rules of the queue. */
export function RuleKinds({ chosen }: { readonly chosen: RuleKind }) {
  const { quiet } = useMessages(alertRulesWords);
  const { rules } = useMessages(alertGroupsWords);
  const kinds = [
    ['quiet', quiet.title],
    ['groups', rules.title],
  ] as const;
  return (
    <nav aria-label={rules.kinds}>
      <ul className={styles.kinds}>
        {kinds.map(([kind, name]) => (
          <li key={kind}>
            <AddressLink change={{ rules: kind }} isChosen={kind === chosen} className={styles.kind}>
              {name}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useMessages } from '../../text/lazy-messages.ts';
import { systemHealthWords } from '../../text/loaders/administration.ts';
import { IconButton } from '../../ui/button.tsx';
import { Cross } from '../../ui/marks/icons.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { useRunChecks } from './health-queries.ts';
import styles from './system-health.module.css';

type Findings = NonNullable<ReturnType<typeof useRunChecks>['data']>['findings'];

const rank = { error: 0, warning: 1, ok: 2 } as const;
const tones = { error: 'bad', warning: 'warn', ok: 'good' } as const;

type Props = { readonly findings: Findings; readonly onDismiss: () => void };

/** Results of the command-line checks on this node, the worst first; kept until the next run. */
export function Checks({ findings, onDismiss }: Props) {
  const { checks: text, close } = useMessages(systemHealthWords);
  const sorted = findings.toSorted((one, other) => rank[one.level] - rank[other.level]);
  const dismiss = (
    <IconButton label={close} onClick={onDismiss}>
      <Cross />
    </IconButton>
  );
  return (
    <Panel title={text.title} aria-label={text.title} actions={dismiss}>
      <ul className={styles.checks}>
        {sorted.map(({ check, level, says, advice }) => (
          <li key={`${check} ${says}`}>
            <span data-tone={tones[level]} className={styles.state}>
              {text.levels[level]}
            </span>
            <span lang="en">
              {says} {advice && <span className={styles.about}>{advice}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

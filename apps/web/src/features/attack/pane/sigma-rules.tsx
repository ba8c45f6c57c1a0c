import type { TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CirclePause, Contrast } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import styles from './pane.module.css';

type Rule = TechniqueDetail['rules'][number];

const marks = { enabled: CircleCheck, testing: Contrast, disabled: CirclePause } as const satisfies Record<
  Rule['state'],
  unknown
>;
const order: readonly Rule['state'][] = ['enabled', 'testing', 'disabled'];
const rulesShown = 6;

/** Sigma rules that name the technique, those that run first. */
export function SigmaRules({ detail: { number, rules, enabled, passing } }: { readonly detail: TechniqueDetail }) {
  const { pane: words } = useMessages(attackWords);
  const format = useFormat();
  const sorted = rules.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state) || (other.matches ?? 0) - (one.matches ?? 0),
  );
  return (
    <section className={styles.part}>
      <h3>
        {words.coverage}
        {rules.length > 0 && (
          <Quantity className={styles.aside}>
            {words.enabled(format.number(enabled), format.number(rules.length))}
          </Quantity>
        )}
      </h3>
      {enabled > 0 && (
        <p className={styles.quiet}>
          <Link to="/sigma" search={{ technique: number, state: 'enabled', proof: 'passing' }}>
            <Figure rows={passing}>{words.passing(passing, format.number(passing))}</Figure>
          </Link>
          {', '}
          <Link to="/sigma" search={{ technique: number, state: 'enabled', proof: 'unproven' }}>
            <Figure rows={enabled - passing}>
              {words.unproven(enabled - passing, format.number(enabled - passing))}
            </Figure>
          </Link>
        </p>
      )}
      {rules.length === 0 ? (
        <p className={styles.quiet}>{words.noRules}</p>
      ) : (
        <ul className={styles.rows}>
          {sorted.slice(0, rulesShown).map(({ id, title, state, proof, matches }) => {
            const Mark = marks[state];
            return (
              <li key={id}>
                <span className={styles.mark} data-state={state}>
                  <Mark size={14} aria-label={words.states[state]} />
                </span>
                <Link to="/sigma" search={{ rule: id }} className={styles.grow}>
                  {title}
                </Link>
                <Quantity className={styles.quiet}>
                  {state === 'enabled' && <>{words.proofs[proof]}, </>}
                  {state === 'enabled' && matches !== null
                    ? words.matches(matches, format.number(matches))
                    : words.states[state]}
                </Quantity>
              </li>
            );
          })}
        </ul>
      )}
      {rules.length > rulesShown && (
        <Link to="/sigma" search={{ technique: number }}>
          {words.allRules}
        </Link>
      )}
    </section>
  );
}

import type { CredentialKind } from '@halyard/contracts/inflow/credentials.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type CredentialChange, type CredentialProblem, keepCredential, noCredential } from './credential.ts';
import { CredentialFields } from './credential-fields.tsx';
import styles from './pull.module.css';

type Props = {
  readonly kind: CredentialKind;
  readonly endsAt: string | null;
  /** Possible replacements. */
  readonly kinds: readonly CredentialKind[];
  readonly change: CredentialChange;
  readonly onChange: (change: CredentialChange) => void;
  readonly problem: CredentialProblem | undefined;
};

/** The credential of an existing source: it cannot be viewed, only replaced or removed. */
export function KeptCredential({ kind, endsAt, kinds, change, onChange, problem }: Props) {
  const { credential: text } = useMessages(sourcesWords).pull;
  const format = useFormat();
  const hasCredential = kind !== 'none';
  const isKept = change.to === 'keep';
  const kept = hasCredential ? text.set : text.notSet;
  const says = { keep: kept, remove: text.willBeRemoved, replace: hasCredential ? text.willBeReplaced : kept };
  return (
    <fieldset className={styles.credential} aria-label={text.label}>
      <div className={styles.credentialLine}>
        <span>
          {says[change.to]}
          {isKept && hasCredential && ` (${text.kinds[kind]})`}
          {isKept && endsAt !== null && <Quantity>, {text.ends(format.date(endsAt))}</Quantity>}
        </span>
        {isKept ? (
          <>
            <Button
              size="small"
              onClick={() =>
                onChange({
                  to: 'replace',
                  credential: { ...noCredential, kind: kinds.find((one) => one !== 'none') ?? 'bearer' },
                })
              }
            >
              {hasCredential ? text.replace : text.add}
            </Button>
            {hasCredential && (
              <Button size="small" variant="quiet" onClick={() => onChange({ to: 'remove' })}>
                {text.remove}
              </Button>
            )}
          </>
        ) : (
          <Button size="small" variant="quiet" onClick={() => onChange(keepCredential)}>
            {text.keep}
          </Button>
        )}
      </div>
      {change.to === 'replace' && (
        <CredentialFields
          credential={change.credential}
          kinds={kinds}
          onChange={(credential) => onChange({ to: 'replace', credential })}
          problem={problem}
        />
      )}
    </fieldset>
  );
}

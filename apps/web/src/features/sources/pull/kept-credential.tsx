import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { type CredentialChange, type CredentialProblem, keepCredential, noCredential } from './credential.ts';
import { CredentialFields } from './credential-fields.tsx';
import styles from './pull.module.css';

type Props = {
  readonly hasCredential: boolean;
  readonly change: CredentialChange;
  readonly onChange: (change: CredentialChange) => void;
  readonly problem: CredentialProblem | undefined;
};

/** The credential of a source that exists: it cannot be looked at, only replaced or removed. */
export function KeptCredential({ hasCredential, change, onChange, problem }: Props) {
  const { credential: text } = useMessages(sourcesWords).pull;
  const isKept = change.to === 'keep';
  const kept = hasCredential ? text.set : text.notSet;
  const says = { keep: kept, remove: text.willBeRemoved, replace: hasCredential ? text.willBeReplaced : kept };
  return (
    <fieldset className={styles.credential} aria-label={text.label}>
      <div className={styles.credentialLine}>
        <span>{says[change.to]}</span>
        {isKept ? (
          <>
            <Button
              size="small"
              onClick={() => onChange({ to: 'replace', credential: { ...noCredential, kind: 'bearer' } })}
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
          onChange={(credential) => onChange({ to: 'replace', credential })}
          problem={problem}
        />
      )}
    </fieldset>
  );
}

import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import {
  type Credential,
  type CredentialField,
  type CredentialProblem,
  credentialKinds,
  credentialMax,
} from './credential.ts';
import styles from './pull.module.css';

type Props = {
  readonly credential: Credential;
  readonly onChange: (credential: Credential) => void;
  readonly problem: CredentialProblem | undefined;
};

/** How a source is asked: with which credential. What is typed is masked and nowhere kept. */
export function CredentialFields({ credential, onChange, problem }: Props) {
  const { credential: text } = useMessages(sourcesWords).pull;
  const { kind } = credential;
  const field = (name: CredentialField) => ({
    error: problem?.field === name ? text[problem.why] : undefined,
    maxLength: credentialMax,
    value: credential[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ ...credential, [name]: target.value }),
  });
  const secret = { showLabel: text.show, hideLabel: text.hide, autoComplete: 'new-password' };
  return (
    <>
      <SelectField
        label={text.label}
        value={kind}
        onChange={({ target }) =>
          onChange({ ...credential, kind: credentialKinds.find((one) => one === target.value) ?? kind })
        }
      >
        {credentialKinds.map((one) => (
          <option key={one} value={one}>
            {text.kinds[one]}
          </option>
        ))}
      </SelectField>
      {kind === 'bearer' && <PasswordField label={text.token} required {...secret} {...field('token')} />}
      {kind === 'basic' && (
        <>
          <TextField label={text.user} required autoComplete="off" spellCheck={false} {...field('user')} />
          <PasswordField label={text.password} {...secret} {...field('password')} />
        </>
      )}
      {kind === 'header' && (
        <PasswordField label={text.header} hint={text.headerHint} required {...secret} {...field('header')} />
      )}
      {kind !== 'none' && <p className={styles.note}>{text.notKept}</p>}
    </>
  );
}

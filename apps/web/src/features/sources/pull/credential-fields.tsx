import type { CredentialKind } from '@halyard/contracts/inflow/credentials.ts';
import { DayField } from '../../../preferences/day-input.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import {
  type Credential,
  type CredentialField,
  type CredentialProblem,
  credentialMax,
  keyFileMax,
} from './credential.ts';
import styles from './pull.module.css';

type Props = {
  readonly credential: Credential;
  /** Credential types of the source. */
  readonly kinds: readonly CredentialKind[];
  readonly onChange: (credential: Credential) => void;
  readonly problem: CredentialProblem | undefined;
};

/** The fields of each kind of credential. */
function KindFields({ credential, onChange, problem }: Omit<Props, 'kinds'>) {
  const { credential: text } = useMessages(sourcesWords).pull;
  const field = (name: CredentialField) => ({
    error: problem?.field === name ? text[problem.why] : undefined,
    maxLength: name === 'account' ? keyFileMax : credentialMax,
    value: credential[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...credential, [name]: target.value }),
  });
  const secret = { showLabel: text.show, hideLabel: text.hide, autoComplete: 'new-password' };
  const plain = { autoComplete: 'off', spellCheck: false };
  switch (credential.kind) {
    case 'bearer':
      return <PasswordField label={text.token} required {...secret} {...field('token')} />;
    case 'basic':
      return (
        <>
          <TextField label={text.user} required {...plain} {...field('user')} />
          <PasswordField label={text.password} {...secret} {...field('password')} />
        </>
      );
    case 'header':
      return <PasswordField label={text.header} hint={text.headerHint} required {...secret} {...field('header')} />;
    case 'apiKey':
      return (
        <>
          <TextField label={text.keyHeader} required {...plain} {...field('keyHeader')} />
          <PasswordField label={text.key} required {...secret} {...field('key')} />
        </>
      );
    case 'oauth':
      return (
        <>
          <TextField
            label={text.tokenUrl}
            hint={text.tokenUrlHint}
            required
            type="url"
            {...plain}
            {...field('tokenUrl')}
          />
          <TextField label={text.clientId} required {...plain} {...field('clientId')} />
          <PasswordField label={text.clientSecret} required {...secret} {...field('clientSecret')} />
          <TextField label={text.scope} hint={text.scopeHint} {...plain} {...field('scope')} />
        </>
      );
    case 'serviceAccount':
      return (
        <TextAreaField
          label={text.account}
          hint={text.accountHint}
          required
          rows={5}
          {...plain}
          {...field('account')}
        />
      );
    default:
      return null;
  }
}

/** The authentication of a source. Input is masked and not stored. */
export function CredentialFields({ credential, kinds, onChange, problem }: Props) {
  const { credential: text } = useMessages(sourcesWords).pull;
  const { kind } = credential;
  return (
    <>
      <SelectField
        label={text.label}
        value={kind}
        onChange={({ target }) => onChange({ ...credential, kind: kinds.find((one) => one === target.value) ?? kind })}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {text.kinds[one]}
          </option>
        ))}
      </SelectField>
      <KindFields credential={credential} onChange={onChange} problem={problem} />
      {kind !== 'none' && (
        <>
          <DayField
            label={text.endsOn}
            hint={text.endsOnHint}
            value={credential.endsOn}
            onDay={(endsOn) => onChange({ ...credential, endsOn })}
          />
          <p className={styles.note}>{text.notKept}</p>
        </>
      )}
    </>
  );
}

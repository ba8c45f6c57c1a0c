import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

/** A credential being entered; `kept` is the stored one. It stays in the memory of its form. */
export type TypedCredential = {
  readonly kind: 'kept' | 'none' | 'bearer' | 'basic' | 'apiKey';
  readonly secret: string;
  readonly user: string;
  readonly header: string;
};

export const noTypedCredential: TypedCredential = { kind: 'none', secret: '', user: '', header: 'X-API-Key' };

/** The submitted value: nothing to keep the stored one, null to remove it. */
export function credentialOf({ kind, secret, user, header }: TypedCredential): Credential | null | undefined {
  switch (kind) {
    case 'kept':
      return undefined;
    case 'none':
      return null;
    case 'bearer':
      return { kind, token: secret };
    case 'basic':
      return { kind, user, password: secret };
    case 'apiKey':
      return { kind, header, value: secret };
  }
}

type Props = {
  readonly credential: TypedCredential;
  readonly hasKept: boolean;
  readonly onChange: (credential: TypedCredential) => void;
};

/** Authentication at a service: with a token, a password, a key, or nothing. */
export function ActionCredential({ credential, hasKept, onChange }: Props) {
  const { actions: text } = useMessages(enrichmentWords);
  const { kind, secret, user, header } = credential;
  const secretName = { bearer: text.token, basic: text.password, apiKey: text.key, none: '', kept: '' }[kind];
  return (
    <>
      <SelectField
        label={text.credential}
        value={kind}
        onChange={({ target }) => onChange({ ...credential, kind: target.value as TypedCredential['kind'] })}
      >
        {hasKept && <option value="kept">{text.kept}</option>}
        <option value="none">{text.kindNone}</option>
        <option value="bearer">{text.kindBearer}</option>
        <option value="basic">{text.kindBasic}</option>
        <option value="apiKey">{text.kindApiKey}</option>
      </SelectField>
      {kind === 'basic' && (
        <TextField
          label={text.user}
          autoComplete="off"
          value={user}
          onChange={({ target }) => onChange({ ...credential, user: target.value })}
        />
      )}
      {kind === 'apiKey' && (
        <TextField
          label={text.header}
          autoComplete="off"
          value={header}
          onChange={({ target }) => onChange({ ...credential, header: target.value })}
        />
      )}
      {secretName !== '' && (
        <TextField
          type="password"
          label={secretName}
          autoComplete="off"
          required
          value={secret}
          onChange={({ target }) => onChange({ ...credential, secret: target.value })}
        />
      )}
    </>
  );
}

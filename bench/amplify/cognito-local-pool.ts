import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { callPool } from '../call-pool.ts';
import { password } from '../pool-client.ts';
import type { Account, Pool, PoolAddress } from './pool.ts';

// cognito-local has no identity pools; Amplify requires a name for its request.
const identityPoolId = 'eu-west-1:00000000-0000-4000-8000-000000000000';

export type CognitoLocalAddress = Extract<PoolAddress, { kind: 'cognito-local' }>;
type StoredUser = {
  readonly Attributes: readonly { readonly Name: string; readonly Value: string }[];
  readonly ConfirmationCode?: string;
  readonly AttributeVerificationCode?: string;
  readonly MFACode?: string;
};

export const callCognitoLocal = (url: string, operation: string, input: object) =>
  callPool({ address: url, target: `AWSCognitoIdentityProviderService.${operation}`, input });

/** The user whose attribute has this value, as cognito-local keeps users: in clear text, codes included. */
function readUser(dataFile: string, value: string): StoredUser | undefined {
  const { Users } = JSON.parse(readFileSync(dataFile, 'utf8')) as { readonly Users: Record<string, StoredUser> };
  return Object.values(Users).find(({ Attributes }) => Attributes.some((attribute) => attribute.Value === value));
}

/** The pool of a running cognito-local. */
export function openCognitoLocalPool({ url, userPoolId, clientId, dataFile }: CognitoLocalAddress): Pool {
  const administer = (operation: string, input: object) =>
    callCognitoLocal(url, operation, { UserPoolId: userPoolId, ...input });
  const newEmail = () => `bench-${randomUUID().slice(0, 8)}@example.com`;
  let accounts = 0;

  async function addAccount(): Promise<Account> {
    const email = newEmail();
    const phone = `+4477009${String(accounts++).padStart(5, '0')}`;
    const attributes = { email, email_verified: 'true', phone_number: phone, phone_number_verified: 'true' };
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    await administer('AdminCreateUser', { Username: email, UserAttributes, MessageAction: 'SUPPRESS' });
    await administer('AdminSetUserPassword', { Username: email, Password: password, Permanent: true });
    return { email, phone };
  }

  return {
    settings: {
      userPoolId,
      userPoolClientId: clientId,
      userPoolEndpoint: url,
      identityPoolId,
      identityPoolEndpoint: url,
    },
    origin: url.slice(0, -1),
    addAccount,
    async invite(temporaryPassword) {
      const email = newEmail();
      const UserAttributes = [{ Name: 'email', Value: email }];
      const invitation = { Username: email, UserAttributes, TemporaryPassword: temporaryPassword };
      await administer('AdminCreateUser', { ...invitation, MessageAction: 'SUPPRESS' });
      return { email };
    },
    async readMailedCode(email) {
      const user = readUser(dataFile, email);
      return user?.ConfirmationCode ?? user?.AttributeVerificationCode ?? user?.MFACode ?? '';
    },
    async readTextCode(phone) {
      return readUser(dataFile, phone)?.MFACode ?? '';
    },
    async requireSecondFactor(isRequired) {
      await administer('SetUserPoolMfaConfig', { MfaConfiguration: isRequired ? 'ON' : 'OPTIONAL' });
    },
  };
}

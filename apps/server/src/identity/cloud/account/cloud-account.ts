import type { AdminGetUserResponse, AttributeType, GetUserResponse } from '@aws-sdk/client-cognito-identity-provider';
import type { AdminUser, SecondFactor, UserStatus } from '@halyard/identity-provider';

/** An account as a cloud pool describes it. */
export type CloudAccount = {
  readonly user: AdminUser;
  readonly phoneVerified: boolean;
  readonly factors: Readonly<Record<'authenticator' | 'textMessage' | 'mail', SecondFactor>>;
};

const longestName = 256;
const readableName = /^[\w.+-]{1,64}$/;
/** The account's own attributes elsewhere. */
const ownFields = ['sub', 'email', 'email_verified', 'preferred_username', 'phone_number_verified'];
const statuses: readonly UserStatus[] = ['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD'];

type Described = Pick<
  AdminGetUserResponse,
  'UserCreateDate' | 'UserLastModifiedDate' | 'Enabled' | 'UserStatus' | 'UserMFASettingList' | 'PreferredMfaSetting'
>;

function readValues(attributes: readonly AttributeType[] | undefined): Map<string, string> {
  return new Map(
    (attributes ?? []).flatMap(({ Name, Value }) =>
      Name === undefined || Value === undefined ? [] : [[Name, Value.slice(0, longestName)]],
    ),
  );
}

/** The part of the address before the @, as far as it can be a user name of this product. */
const nameFromAddress = (email: string) => (email.split('@')[0] ?? '').replaceAll(/[^\w.+-]/g, '').slice(0, 50);

function readUsername(values: ReadonlyMap<string, string>, email: string): string {
  const preferred = values.get('preferred_username') ?? '';
  return readableName.test(preferred) ? preferred : nameFromAddress(email) || 'user';
}

function modeOf(name: string, { UserMFASettingList = [], PreferredMfaSetting }: Described): SecondFactor {
  if (PreferredMfaSetting === name) return 'preferred';
  return UserMFASettingList.includes(name) ? 'enabled' : 'off';
}

// People of another directory (EXTERNAL_PROVIDER) have no password here that could be missing.
const readStatus = (status: string | undefined): UserStatus =>
  statuses.find((known) => known === status) ?? 'CONFIRMED';

function describe(attributes: readonly AttributeType[] | undefined, described: Described): CloudAccount {
  const values = readValues(attributes);
  const email = (values.get('email') ?? '').toLowerCase();
  const username = readUsername(values, email);
  const others = [...values].filter(([name]) => !ownFields.includes(name));
  return {
    user: {
      id: values.get('sub') ?? '',
      username,
      email,
      emailVerified: values.get('email_verified') === 'true',
      status: readStatus(described.UserStatus),
      enabled: described.Enabled ?? true,
      attributes: Object.fromEntries(others),
      createdAt: described.UserCreateDate?.getTime() ?? 0,
      updatedAt: described.UserLastModifiedDate?.getTime() ?? 0,
      passwordChangedAt: null,
    },
    phoneVerified: values.get('phone_number_verified') === 'true',
    factors: {
      authenticator: modeOf('SOFTWARE_TOKEN_MFA', described),
      textMessage: modeOf('SMS_MFA', described),
      mail: modeOf('EMAIL_OTP', described),
    },
  };
}

/** Response of AdminGetUser. */
export const fromAdminGetUser = (answer: AdminGetUserResponse): CloudAccount => describe(answer.UserAttributes, answer);

/** Response of GetUser for a token: its existence means that the account is in use. */
export const fromGetUser = (answer: GetUserResponse): CloudAccount =>
  describe(answer.UserAttributes, { ...answer, Enabled: true, UserStatus: 'CONFIRMED' });

/** Whether sign-in requires anything after the first factor. */
export const hasFactor = ({ factors }: CloudAccount): boolean => Object.values(factors).some((mode) => mode !== 'off');

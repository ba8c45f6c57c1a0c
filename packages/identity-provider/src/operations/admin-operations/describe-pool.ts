import * as z from 'zod';
import { temporaryForMs } from '../../admin/invitations.ts';
import type { ProviderConfig } from '../../core.ts';
import { refreshLifeMs } from '../../tokens/start-session.ts';
import { clientId } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { poolField, requirePool } from './target.ts';

const clientAttributes = ['email', 'preferred_username', 'given_name', 'family_name', 'name', 'phone_number'];
const customAttributes = ['custom:company', 'custom:role'];
const sessionMinutes = 3;
const graceSeconds = 10;
const dayMs = 86_400_000;
const refreshDays = refreshLifeMs / dayMs;
const temporaryPasswordDays = temporaryForMs / dayMs;

const schema = [
  { Name: 'sub', AttributeDataType: 'String', Mutable: false, Required: true },
  { Name: 'email', AttributeDataType: 'String', Mutable: true, Required: true },
  ...['email_verified', 'phone_number_verified'].map((Name) => ({
    Name,
    AttributeDataType: 'Boolean',
    Mutable: true,
    Required: false,
  })),
  ...[...clientAttributes.slice(1), ...customAttributes].map((Name) => ({
    Name,
    AttributeDataType: 'String',
    Mutable: true,
    Required: false,
  })),
];

const firstFactors = ({ sendsTexts }: ProviderConfig) => [
  ...['PASSWORD', 'EMAIL_OTP'],
  ...(sendsTexts ? ['SMS_OTP'] : []),
  'WEB_AUTHN',
];

const describePool = (config: ProviderConfig) => ({
  Id: config.poolId,
  Name: config.productName,
  DeletionProtection: 'ACTIVE',
  Policies: {
    // Length, the list of common passwords and the person's own names decide, not kinds of characters.
    PasswordPolicy: {
      MinimumLength: 8,
      RequireUppercase: false,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      TemporaryPasswordValidityDays: temporaryPasswordDays,
    },
    SignInPolicy: { AllowedFirstAuthFactors: firstFactors(config) },
  },
  SchemaAttributes: schema,
  AutoVerifiedAttributes: ['email'],
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  MfaConfiguration: 'OPTIONAL',
  DeviceConfiguration: { ChallengeRequiredOnNewDevice: true, DeviceOnlyRememberedOnUserPrompt: true },
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: false, UnusedAccountValidityDays: temporaryPasswordDays },
  AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
});

const flows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'USER_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'];

const hostedLoginOf = ({ hostedLogin }: ProviderConfig) =>
  hostedLogin === null
    ? { AllowedOAuthFlowsUserPoolClient: false }
    : {
        AllowedOAuthFlowsUserPoolClient: true,
        AllowedOAuthFlows: ['code'],
        AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
        CallbackURLs: hostedLogin.redirectUris,
        LogoutURLs: hostedLogin.logoutUris,
      };

const describeClient = (config: ProviderConfig) => ({
  UserPoolId: config.poolId,
  ClientId: config.clientId,
  ClientName: config.productName,
  AccessTokenValidity: config.accessTokenMinutes,
  IdTokenValidity: config.accessTokenMinutes,
  RefreshTokenValidity: refreshDays,
  AuthSessionValidity: sessionMinutes,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: graceSeconds },
  ReadAttributes: [...clientAttributes, 'email_verified', 'phone_number_verified', ...customAttributes],
  WriteAttributes: [...clientAttributes, ...customAttributes],
  ExplicitAuthFlows: flows.map((flow) => `ALLOW_${flow}`),
  SupportedIdentityProviders: ['COGNITO'],
  ...hostedLoginOf(config),
  PreventUserExistenceErrors: config.userExistence === 'prevent' ? 'ENABLED' : 'LEGACY',
  EnableTokenRevocation: true,
});

/** DescribeUserPool: how this pool behaves, as far as the protocol has words for it. */
export const describeUserPool = defineOperation(z.object(poolField), async (core, request) => {
  requirePool(core, request);
  return { UserPool: describePool(core.config) };
});

/** DescribeUserPoolClient: how the one client of this pool may sign people in. */
export const describeUserPoolClient = defineOperation(
  z.object({ ...poolField, ClientId: clientId }),
  async (core, request) => {
    requirePool(core, request);
    return { UserPoolClient: describeClient(core.config) };
  },
);

import { associateSoftwareToken } from './associate-software-token.ts';
import { changePassword } from './change-password.ts';
import { confirmForgotPassword } from './confirm-forgot-password.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { deleteUser } from './delete-user.ts';
import { confirmDevice, forgetDevice, getDevice, listDevices, updateDeviceStatus } from './devices.ts';
import { forgotPassword } from './forgot-password.ts';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts';
import { getUser } from './get-user.ts';
import { getUserAttributeVerificationCode } from './get-user-attribute-verification-code.ts';
import { globalSignOut } from './global-sign-out.ts';
import { initiateAuth } from './initiate-auth.ts';
import type { Operation } from './operation.ts';
import { resendConfirmationCode } from './resend-confirmation-code.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { revokeToken } from './revoke-token.ts';
import { setUserMfaPreference } from './set-user-mfa-preference.ts';
import { signUp } from './sign-up.ts';
import { updateUserAttributes } from './update-user-attributes.ts';
import { verifySoftwareToken } from './verify-software-token.ts';
import { verifyUserAttribute } from './verify-user-attribute.ts';

/** Every call of the user pool that is answered, by its name on the wire. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    ConfirmDevice: confirmDevice,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    ForgetDevice: forgetDevice,
    ForgotPassword: forgotPassword,
    GetDevice: getDevice,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListDevices: listDevices,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    UpdateDeviceStatus: updateDeviceStatus,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);

/** Calls that clients know but this pool does not serve yet. `Admin…` calls have a door of their own. */
export const unsupportedOperations: ReadonlySet<string> = new Set([
  'CompleteWebAuthnRegistration',
  'DeleteWebAuthnCredential',
  'GetCredentialsForIdentity',
  'GetId',
  'GetUserAuthFactors',
  'ListWebAuthnCredentials',
  'StartWebAuthnRegistration',
]);

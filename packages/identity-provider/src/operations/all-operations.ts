import { changePassword } from './accounts/change-password.ts';
import { confirmForgotPassword } from './accounts/confirm-forgot-password.ts';
import { confirmSignUp } from './accounts/confirm-sign-up.ts';
import { deleteUser } from './accounts/delete-user.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { getUser } from './accounts/get-user.ts';
import { getUserAttributeVerificationCode } from './accounts/get-user-attribute-verification-code.ts';
import { resendConfirmationCode } from './accounts/resend-confirmation-code.ts';
import { signUp } from './accounts/sign-up.ts';
import { updateUserAttributes } from './accounts/update-user-attributes.ts';
import { verifyUserAttribute } from './accounts/verify-user-attribute.ts';
import { associateSoftwareToken } from './factors/associate-software-token.ts';
import { confirmDevice, forgetDevice, getDevice, listDevices, updateDeviceStatus } from './factors/devices.ts';
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './factors/passkeys.ts';
import { setUserMfaPreference } from './factors/set-user-mfa-preference.ts';
import { verifySoftwareToken } from './factors/verify-software-token.ts';
import type { Operation } from './operation.ts';
import { getTokensFromRefreshToken } from './sign-in/get-tokens-from-refresh-token.ts';
import { getUserAuthFactors } from './sign-in/get-user-auth-factors.ts';
import { globalSignOut } from './sign-in/global-sign-out.ts';
import { initiateAuth } from './sign-in/initiate-auth.ts';
import { respondToAuthChallenge } from './sign-in/respond-to-auth-challenge.ts';
import { revokeToken } from './sign-in/revoke-token.ts';

/** Every call of the user pool that is answered, by its name on the wire. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    CompleteWebAuthnRegistration: completeWebAuthnRegistration,
    ConfirmDevice: confirmDevice,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    DeleteWebAuthnCredential: deleteWebAuthnCredential,
    ForgetDevice: forgetDevice,
    ForgotPassword: forgotPassword,
    GetDevice: getDevice,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAuthFactors: getUserAuthFactors,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListDevices: listDevices,
    ListWebAuthnCredentials: listWebAuthnCredentials,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    StartWebAuthnRegistration: startWebAuthnRegistration,
    UpdateDeviceStatus: updateDeviceStatus,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);

/** Calls that clients know and that are answered behind the internal door only, like every `Admin…` call. */
export const unsupportedOperations: ReadonlySet<string> = new Set([
  'DescribeUserPool',
  'DescribeUserPoolClient',
  'ListUsers',
]);

/** Ways to sign in beside the password form. */
export const signInWays = {
  passkey: 'Sign in with a passkey',
  noPasskey: 'This account has no passkey that can be used here. Choose another way to sign in.',
  other: 'Other ways to sign in',
  company: {
    begin: 'Continue with company sign-in',
    returning: 'Signing you in...',
    rejections: {
      HostedLoginExpired: 'The company sign-in expired or was started in another window. Try again.',
      HostedLoginCanceled: 'The company sign-in was canceled.',
      HostedLoginFailed: 'Company sign-in failed. Try again.',
    },
  },
};

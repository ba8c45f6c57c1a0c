/** What a sign-in may ask for after the password. */
export const signInSteps = {
  codeHint: 'Your app shows a new code every 30 seconds, and each works once. A recovery code works as well.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'Your account needs a second step. Choose which one to set up:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Choose how to prove that it is you:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Choose how to sign in:',
  },
  /** By the protocol's names. */
  ways: {
    PASSWORD: 'Password',
    PASSWORD_SRP: 'Password',
    EMAIL: 'Code by email',
    EMAIL_OTP: 'Code by email',
    SMS: 'Code by text message',
    SMS_OTP: 'Code by text message',
    TOTP: 'Code from an authenticator app',
    WEB_AUTHN: 'Passkey',
  },
  email: { title: 'Enter the address that codes should go to', label: 'Email' },
  setUp: {
    why: 'Your account needs an authenticator app. You set it up once, now.',
    scan: 'Scan this with an authenticator app:',
    qrLabel: 'QR code with the secret for your authenticator app',
    secret: 'Or type this secret into the app:',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser did not allow copying. The text is selected: copy it with the keyboard.',
    prove: 'Then enter the code that the app shows.',
    code: 'Code from the app',
    codeHint: 'Six digits. You have three minutes.',
  },
};

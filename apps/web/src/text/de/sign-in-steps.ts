import type { signInSteps as english } from '../en/sign-in-steps.ts';

export const signInSteps: typeof english = {
  codeHint:
    'Ihre App zeigt alle 30 Sekunden einen neuen Code, und jeder gilt einmal. Auch ein Wiederherstellungscode ist möglich.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION:
      'Ihr Konto verlangt einen zweiten Schritt. Wählen Sie, welchen Sie einrichten:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Wählen Sie, wie Sie sich ausweisen:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Wählen Sie, wie Sie sich anmelden:',
  },
  ways: {
    PASSWORD: 'Passwort',
    PASSWORD_SRP: 'Passwort',
    EMAIL: 'Code per E-Mail',
    EMAIL_OTP: 'Code per E-Mail',
    SMS: 'Code per SMS',
    SMS_OTP: 'Code per SMS',
    TOTP: 'Code aus einer Authenticator-App',
    WEB_AUTHN: 'Passkey',
  },
  email: { title: 'Geben Sie die Adresse ein, an die Codes gesendet werden sollen', label: 'E-Mail-Adresse' },
  setUp: {
    why: 'Ihr Konto verlangt eine Authenticator-App. Sie richten sie einmal ein, jetzt.',
    scan: 'Scannen Sie dies mit einer Authenticator-App:',
    qrLabel: 'QR-Code mit dem Geheimnis für Ihre Authenticator-App',
    secret: 'Oder geben Sie dieses Geheimnis in die App ein:',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed:
      'Dieser Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
    prove: 'Geben Sie dann den Code ein, den die App zeigt.',
    code: 'Code aus der App',
    codeHint: 'Sechs Ziffern. Sie haben drei Minuten Zeit.',
  },
};

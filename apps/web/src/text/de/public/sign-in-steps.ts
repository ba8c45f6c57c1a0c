import type { signInSteps as english } from '../../en/public/sign-in-steps.ts';
import { common } from '../common.ts';

export const signInSteps: typeof english = {
  resendRejections: {
    UserNotFoundException: 'Der Benutzer existiert nicht',
    InvalidParameterException: 'Ungültige E-Mail-Adresse angegeben',
    LimitExceededException: 'Zu viele Versuche, bitte versuchen Sie es später erneut',
    otherwise: 'Der Code konnte nicht erneut gesendet werden',
  },
  verify: {
    hint: (email) => `Wir haben einen sechsstelligen Code an ${email} gesendet. Er ist 24 Stunden gültig.`,
    hintOfOutbox: (email) =>
      `Ein sechsstelliger Code für ${email} wurde erstellt. Diese Installation versendet keine E-Mails: Ihre Administratoren finden den Code im Postausgang. Er gilt 24 Stunden.`,
    hintWithoutEmail:
      'Geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben, und den Code aus der E-Mail.',
    registered: 'Registrierung erfolgreich! Bitte sehen Sie in Ihrem Posteingang nach, um Ihr Konto zu bestätigen.',
    code: common.verificationCode,
    codeRequired: 'Verifizierungscode ist erforderlich',
    submit: 'Bestätigen',
    submitting: 'Wird bestätigt...',
    resend: 'Code erneut senden',
    resent: 'Neuer Code gesendet. Frühere Codes gelten nicht mehr.',
    resentToOutbox:
      'Ein neuer Code wurde erstellt; frühere Codes gelten nicht mehr. Diese Installation versendet keine E-Mails: Ihre Administratoren finden den Code im Postausgang.',
  },
  steps: {
    CONFIRM_SIGN_IN_WITH_SMS_CODE: { title: 'Geben Sie den Code von Ihrem Telefon ein', label: 'Code' },
    CONFIRM_SIGN_IN_WITH_EMAIL_CODE: { title: 'Geben Sie den Code aus der E-Mail ein', label: 'Code' },
    CONFIRM_SIGN_IN_WITH_TOTP_CODE: { title: 'Geben Sie den Code aus Ihrer Authenticator-App ein', label: 'Code' },
    CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: { title: 'Beantworten Sie die Frage', label: 'Antwort' },
    CONFIRM_SIGN_IN_WITH_PASSWORD: { title: 'Bestätigen Sie Ihr Passwort', label: 'Passwort' },
  },
  sentTo: (destination) => `Wir haben einen Code an ${destination} gesendet. Er ist drei Minuten gültig.`,
  wrongAnswer: 'Falsche Antwort. Bitte versuchen Sie es erneut.',
  waitingForPasskey: 'Ihr Browser fragt nach dem Passkey.',
  toSignIn: 'Zur Anmeldung',
  stepSubmit: 'Weiter',
  stepRequired: 'Bitte füllen Sie dieses Feld aus',
  newPassword: {
    title: 'Neues Passwort wählen',
    hint: 'Sie haben sich mit einem temporären Passwort angemeldet.',
    password: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
  },
  unsupported:
    'Dieses Konto verlangt eine Anmeldemethode, die nicht unterstützt wird. Wenden Sie sich an Ihren Administrator.',
  codeHint:
    'Ihre App zeigt alle 30 Sekunden einen neuen Code, und jeder gilt einmal. Auch ein Wiederherstellungscode ist möglich.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION:
      'Ihr Konto verlangt einen zweiten Schritt. Wählen Sie, welchen Sie einrichten:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Wählen Sie eine Verifizierungsmethode:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Wählen Sie, wie Sie sich anmelden:',
  },
  ways: {
    PASSWORD: common.password,
    PASSWORD_SRP: common.password,
    EMAIL: 'Code per E-Mail',
    EMAIL_OTP: 'Code per E-Mail',
    SMS: 'Code per SMS',
    SMS_OTP: 'Code per SMS',
    TOTP: 'Code aus einer Authenticator-App',
    WEB_AUTHN: 'Passkey',
  },
  email: { title: 'Geben Sie die E-Mail-Adresse für Verifizierungscodes ein', label: 'E-Mail-Adresse' },
  setUp: {
    why: 'Ihr Konto verlangt die Zwei-Faktor-Authentifizierung. Richten Sie eine Authenticator-App ein, um fortzufahren.',
    scan: 'Scannen Sie dies mit einer Authenticator-App:',
    qrLabel: 'QR-Code mit dem Einrichtungsschlüssel für Ihre Authenticator-App',
    secret: 'Oder geben Sie diesen Einrichtungsschlüssel manuell ein:',
    copy: common.copy,
    copied: common.copied,
    copyFailed:
      'Dieser Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
    prove: 'Geben Sie dann den in der App angezeigten Code ein.',
    code: 'Code aus der App',
    codeHint: 'Sechs Ziffern. Sie haben drei Minuten Zeit.',
  },
};

import { fields } from '@halyard/messages/de';
import type { resetPassword as english } from '../../en/public/reset-password.ts';
import { common } from '../common.ts';

export const resetPassword: typeof english = {
  requestRejections: {
    UserNotFoundException: 'Der Benutzer existiert nicht',
    InvalidParameterException: 'Ungültige E-Mail-Adresse angegeben',
    LimitExceededException: 'Zu viele Versuche. Versuchen Sie es später erneut',
    otherwise: 'Das Zurücksetzen des Passworts konnte nicht eingeleitet werden',
  },
  title: 'Passwort zurücksetzen',
  request: {
    hint: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen sechsstelligen Code.',
    email: fields.email,
    emailMissing: common.emailRequired,
    submit: 'Code senden',
    submitting: common.sending,
    haveCode: 'Ich habe einen Code',
  },
  confirm: {
    hint: (email) => `Geben Sie den Code ein, den wir an ${email} gesendet haben. Er ist eine Stunde gültig.`,
    hintOfOutbox: (email) =>
      `Ein sechsstelliger Code für ${email} wurde erstellt. Diese Installation versendet keine E-Mails: Ihre Administratoren finden den Code im Postausgang. Er gilt eine Stunde.`,
    code: common.verificationCode,
    codeMissing: 'Verifizierungscode ist erforderlich',
    password: 'Neues Passwort',
    confirmPassword: 'Neues Passwort bestätigen',
    passwordMissing: 'Passwort ist erforderlich',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
    submit: 'Passwort zurücksetzen',
    submitting: 'Wird zurückgesetzt...',
    resend: 'Code erneut senden',
    resent: 'Neuer Code gesendet. Frühere Codes gelten nicht mehr.',
    resentToOutbox:
      'Ein neuer Code wurde erstellt; frühere Codes gelten nicht mehr. Diese Installation versendet keine E-Mails: Ihre Administratoren finden den Code im Postausgang.',
  },
  done: {
    title: 'Passwort geändert',
    hint: 'Sie wurden von allen anderen Sitzungen abgemeldet.',
    goToLogin: 'Zur Anmeldung',
  },
  back: 'Zurück zur Anmeldung',
};

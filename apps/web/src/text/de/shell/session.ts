import type { session as english } from '../../en/shell/session.ts';

const doesNotExist = 'Der Benutzer existiert nicht';
const wrongCode = 'Ungültiger Verifizierungscode';
const expiredCode = 'Der Verifizierungscode ist abgelaufen';
const weakPassword = 'Das Passwort erfüllt die Anforderungen nicht';

export const session: typeof english = {
  unavailable: 'Authentifizierungsdienst nicht verfügbar',
  initialisationFailed: 'Die Authentifizierung konnte nicht gestartet werden',
  alreadySignedIn: 'Es ist bereits ein Benutzer angemeldet.',
  expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  signInExpired: 'Ihre Anmeldung hat zu lange gedauert. Bitte melden Sie sich erneut an.',
  signIn: {
    NotAuthorizedException: 'Benutzername oder Passwort ist falsch',
    UserNotFoundException: doesNotExist,
    UserNotConfirmedException: 'Konto noch nicht bestätigt. Den Link zur Bestätigung finden Sie in Ihrem Posteingang',
    PasswordResetRequiredException: 'Das Passwort muss zurückgesetzt werden',
    LimitExceededException: 'Zu viele Fehlversuche. Versuchen Sie es später erneut',
    otherwise: 'Anmeldung fehlgeschlagen',
    withoutTokens: 'Anmeldung nicht möglich. Bitte prüfen Sie Ihre Anmeldedaten.',
  },
  confirmSignUp: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    NotAuthorizedException: 'Der Benutzer ist bereits bestätigt',
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Zu viele Versuche, bitte versuchen Sie es später erneut',
    otherwise: 'Bestätigung fehlgeschlagen',
  },
  confirmReset: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    InvalidPasswordException: weakPassword,
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Zu viele Versuche. Versuchen Sie es später erneut',
    otherwise: 'Das Passwort konnte nicht zurückgesetzt werden',
  },
};

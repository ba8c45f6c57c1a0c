import { fields } from '@halyard/messages/de';
import type { register as english } from '../../en/public/register.ts';
import { common } from '../common.ts';

export const register: typeof english = {
  rejections: {
    UsernameExistsException: 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse',
    InvalidPasswordException: 'Das Passwort erfüllt die Anforderungen nicht',
    InvalidParameterException: 'Ungültiger Parameter angegeben',
    LimitExceededException: 'Zu viele Anfragen, bitte versuchen Sie es später erneut',
    otherwise: 'Registrierung fehlgeschlagen',
  },
  title: 'Konto erstellen',
  about: 'Wir senden Ihnen einen Code per E-Mail, um Ihre Adresse zu bestätigen.',
  firstName: fields.firstName,
  lastName: fields.lastName,
  company: 'Unternehmen',
  email: fields.email,
  password: common.password,
  passwordHint: 'Mindestens 8 Zeichen. Häufige Passwörter und Ihr eigener Name sind nicht erlaubt.',
  confirmPassword: 'Passwort bestätigen',
  role: fields.role,
  chooseRole: 'Rolle auswählen',
  roleGranted: 'In diesem lokalen Beispiel-Arbeitsbereich wird die Rolle sofort erteilt.',
  roleRequested:
    'Sie beginnen mit Lesezugriff. Jede andere Rolle ist eine Anfrage, über die ein Administrator entscheidet.',
  roles: { admin: 'Administrator', analyst: 'Analyst', user: 'Benutzer' },
  submit: 'Konto erstellen',
  submitting: 'Konto wird erstellt...',
  haveAccount: 'Haben Sie schon ein Konto?',
  signIn: 'Anmelden',
  sent: 'Registrierung erfolgreich! Den Verifizierungscode finden Sie in Ihrem Posteingang.',
  failed: 'Registrierung fehlgeschlagen. Bitte versuchen Sie es erneut.',
  errors: {
    emailMissing: common.emailRequired,
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    passwordMissing: 'Passwort ist erforderlich',
    passwordTooShort: common.passwordTooShort,
    passwordsDiffer: common.passwordsDiffer,
    firstNameMissing: 'Vorname ist erforderlich',
    lastNameMissing: 'Nachname ist erforderlich',
    companyMissing: 'Name des Unternehmens ist erforderlich',
    roleMissing: 'Rolle ist erforderlich',
  },
};

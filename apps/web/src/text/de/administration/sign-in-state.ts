import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const issues: typeof english.issues = {
  no_account: 'Dieser Benutzer hat kein Anmeldekonto.',
  disabled: 'Das Konto ist deaktiviert.',
  awaiting_approval: 'Die Registrierung wartet auf die Genehmigung durch einen Administrator.',
  unconfirmed: 'Die E-Mail-Adresse ist nicht bestätigt: Der Code aus der E-Mail wurde nicht eingegeben.',
  invitation_expired: 'Die Einladung ist abgelaufen.',
  invitation_pending: 'Der Benutzer hat die Einladung noch nicht angenommen.',
  reset_required: 'Bei der nächsten Anmeldung ist ein neues Passwort erforderlich.',
  password_expired: 'Das Passwort ist abgelaufen. Bei der nächsten Anmeldung ist ein neues erforderlich.',
  locked: 'Nach zu vielen fehlgeschlagenen Passwortversuchen vorübergehend gesperrt.',
  second_factor_locked: 'Nach zu vielen falschen Zwei-Faktor-Codes vorübergehend gesperrt.',
  passkey_locked: 'Nach zu vielen fehlgeschlagenen Passkey-Versuchen vorübergehend gesperrt.',
  codes_exhausted: 'Zu viele falsche Verifizierungscodes. Die Verifizierung ist vorübergehend gesperrt.',
  sending_exhausted: 'Zu viele Codes angefordert. Das Senden ist vorübergehend ausgesetzt.',
  mail_failed: 'Die letzte E-Mail an diese Adresse konnte nicht zugestellt werden.',
  new_email_unconfirmed: 'Die neue E-Mail-Adresse ist nicht bestätigt. Bis dahin gilt für die Anmeldung die bisherige.',
};

const fixes: typeof english.fixes = {
  activate: 'Konto aktivieren',
  send_code: 'Neuen Code senden',
  confirm: 'Ohne Code bestätigen',
  send_invitation: 'Neue Einladung senden',
  require_reset: 'Zurücksetzen des Passworts verlangen',
  unlock: 'Jetzt entsperren',
  reset_second_factor: 'Zwei-Faktor-Authentifizierung zurücksetzen',
};

const toOutbox: typeof english.toOutbox = {
  send_code:
    'Ein neuer Code wurde erstellt. Diese Installation versendet keine E-Mails: Er liegt im Postausgang („Mail“ in docs/operating.md).',
  send_invitation:
    'Die Einladung wurde erstellt. Diese Installation versendet keine E-Mails: Sie liegt im Postausgang („Mail“ in docs/operating.md).',
};

const done: typeof english.done = {
  activate: (name) => `${name} ist aktiv`,
  send_code: (name) => `Neuer Code an ${name} gesendet`,
  confirm: (name) => `E-Mail-Adresse von ${name} bestätigt`,
  send_invitation: (name) => `Neue Einladung an ${name} gesendet`,
  require_reset: (name) => `${name} muss ein neues Passwort setzen`,
  unlock: (name) => `${name} entsperrt`,
  reset_second_factor: (name) => `Zwei-Faktor-Authentifizierung zurückgesetzt: ${name}`,
};

const questions: typeof english.questions = {
  confirm: {
    title: 'E-Mail-Adresse ohne Code bestätigen?',
    question: (name) =>
      `Die E-Mail-Bestätigung wird übersprungen. Fahren Sie nur fort, wenn Sie geprüft haben, dass die Adresse ${name} gehört.`,
  },
  send_invitation: {
    title: 'Neue Einladung senden?',
    question: (name) => `${name} erhält per E-Mail ein neues temporäres Passwort. Das vorherige wird ungültig.`,
  },
  require_reset: {
    title: 'Zurücksetzen des Passworts verlangen?',
    question: (name) =>
      `Das Passwort von ${name} gilt nicht mehr, alle Sitzungen enden, und ein Code für ein neues Passwort wird per E-Mail gesendet.`,
  },
  reset_second_factor: {
    title: 'Zwei-Faktor-Authentifizierung zurücksetzen?',
    question: (name) =>
      `Die Authenticator-App und die Wiederherstellungscodes von ${name} gelten nicht mehr. Die nächste Anmeldung verlangt nur das Passwort.`,
  },
};

export const signInState: typeof english = {
  loading: 'Anmeldestatus wird geladen...',
  failed: 'Der Anmeldestatus konnte nicht geladen werden',
  asOf: (time) => `Aktualisiert: ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'Anmeldeschritte',
  steps: {
    account: 'Konto',
    address: 'E-Mail bestätigt',
    password: 'Passwort',
    factor: 'Zwei-Faktor-Methode',
    in: 'Anmeldung',
  },
  stepStatuses: {
    done: 'Bereit',
    stop: 'Blockiert',
    ahead: 'Nicht geprüft',
    skipped: 'Nicht erforderlich',
  },
  openWay: 'Erlaubt',

  why: 'Anmeldeprobleme',
  free: 'Keine Probleme. Dieser Benutzer kann sich anmelden.',
  issues,
  ends: (at) => `Endet am ${at}.`,
  endsAt: (when, at) => `Endet ${when} (${at}).`,
  worksUntil: (when) => `Das temporäre Passwort läuft am ${when} ab.`,
  mailReason: (reason) => `Der Mailserver meldete: ${reason}`,
  noFix: 'Das lässt sich hier nicht beheben.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'Das Anmeldeproblem konnte nicht behoben werden. Bitte versuchen Sie es erneut.',

  facts: 'Anmeldemethoden',
  status: 'Konto',
  statuses: {
    UNCONFIRMED: 'Nicht bestätigt',
    CONFIRMED: 'Bestätigt',
    RESET_REQUIRED: 'Zurücksetzen des Passworts erforderlich',
    FORCE_CHANGE_PASSWORD: 'Temporäres Passwort',
    EXTERNAL_PROVIDER: 'Meldet sich bei einem anderen Anbieter an',
    UNKNOWN: 'Dem Anbieter unbekannt',
  },
  off: 'Ausgeschaltet',
  address: 'Adresse',
  verified: 'bestätigt',
  unverified: 'nicht bestätigt',
  phone: 'Telefon',
  phoneVerified: 'bestätigt',
  phoneUnverified: 'nicht bestätigt',
  lastSignIn: 'Letzte Anmeldung',
  never: 'Nie',
  passwordChanged: 'Passwort gesetzt',
  passwordExpires: 'Passwort läuft ab',
  invitedUntil: 'Einladung gilt bis',
  secondFactors: 'Zweite Faktoren',
  factors: {
    authenticator: 'Authenticator-App',
    textMessage: 'SMS',
    mail: 'E-Mail',
  },
  preferred: (factor) => `${factor} (bevorzugt)`,
  recoveryCodes: 'Verbleibende Wiederherstellungscodes',
  none: 'Nicht eingerichtet',
  notKnown: 'Nicht verfügbar: wird vom Benutzerpool in der Cloud verwaltet',

  passkeys: (count, written) => plural(count, { one: '1 Passkey', other: `${written} Passkeys` }),
  devices: (count, written) => plural(count, { one: '1 Gerät', other: `${written} Geräte` }),
  sessions: (count, written) => plural(count, { one: '1 Sitzung', other: `${written} Sitzungen` }),
  unknownPasskeys: 'Passkeys',
  unknownDevices: 'Geräte',
  added: (when) => `Hinzugefügt: ${when}`,
  lastUsed: (when) => `Zuletzt verwendet: ${when}`,
  neverUsed: 'Noch nicht verwendet',
  started: (when) => `Angemeldet: ${when}`,
  synced: 'Synchronisiert',
  trusted: 'Vertrauenswürdig',
  browserOn: (browser, system) => `${browser} unter ${system}`,
  unknownProgram: 'Unbekanntes Programm',

  tries: 'Fehlversuche',
  noTries: 'Keine Fehlversuche in letzter Zeit.',
  counters: {
    password: 'Falsche Passwörter',
    password_in_a_row: 'Falsche Passwörter in Folge',
    code: 'Falsche Verifizierungscodes',
    code_hour: 'Falsche Verifizierungscodes in einer Stunde',
    second_factor: 'Falsche Zwei-Faktor-Codes',
    passkey: 'Fehlversuche mit einem Passkey',
    sending: 'Gesendete Codes',
  },
  ofMost: (tries, most) => `${tries} von ${most}`,
  from: (network) => `von ${network}`,
  everywhere: 'von allen Netzen',
  lockedUntil: (when) => `gesperrt bis ${when}`,
};

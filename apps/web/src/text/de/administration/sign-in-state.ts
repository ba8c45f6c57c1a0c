import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const issues: typeof english.issues = {
  no_account: 'Diese Person steht im Verzeichnis, hat aber kein Konto, mit dem sie sich anmelden könnte.',
  disabled: 'Das Konto ist abgeschaltet.',
  awaiting_approval: 'Die Registrierung ist vollständig und wartet auf einen Administrator.',
  unconfirmed: 'Die Adresse ist nicht bestätigt: Der Code aus der E-Mail wurde nicht eingegeben.',
  invitation_expired: 'Die Einladung ist abgelaufen: Das vorläufige Passwort gilt nicht mehr.',
  invitation_pending: 'Die Einladung ist offen: Das vorläufige Passwort wurde noch nicht ersetzt.',
  reset_required: 'Vor der nächsten Anmeldung muss ein neues Passwort gesetzt werden.',
  password_expired: 'Das Passwort ist zu alt: Die nächste Anmeldung verlangt ein neues.',
  locked: 'Zu viele falsche Passwörter: Vorerst wird auch das richtige abgelehnt.',
  second_factor_locked: 'Zu viele falsche Zwei-Faktor-Codes: Vorerst wird auch der richtige abgelehnt.',
  passkey_locked: 'Zu viele Fehlversuche mit einem Passkey: Vorerst wird auch der richtige abgelehnt.',
  codes_exhausted: 'Zu viele falsche Verifizierungscodes: Vorerst wird auch der richtige abgelehnt.',
  sending_exhausted: 'Es wurden zu viele Codes angefordert: Vorerst wird keiner gesendet.',
  mail_failed: 'Die letzte E-Mail an diese Adresse konnte nicht zugestellt werden.',
  new_email_unconfirmed: 'Die neue E-Mail-Adresse ist nicht bestätigt: Bis dahin gilt für die Anmeldung die bisherige.',
};

const fixes: typeof english.fixes = {
  activate: 'Konto aktivieren',
  send_code: 'Neuen Code senden',
  confirm: 'Ohne Code bestätigen',
  send_invitation: 'Neue Einladung senden',
  require_reset: 'Neues Passwort verlangen',
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
  send_code: (name) => `Ein neuer Code ist unterwegs zu ${name}`,
  confirm: (name) => `Die Adresse von ${name} gilt als bestätigt`,
  send_invitation: (name) => `Eine neue Einladung ist unterwegs zu ${name}`,
  require_reset: (name) => `${name} muss ein neues Passwort setzen`,
  unlock: (name) => `${name} ist entsperrt`,
  reset_second_factor: (name) => `Zwei-Faktor-Authentifizierung zurückgesetzt: ${name}`,
};

const questions: typeof english.questions = {
  confirm: {
    title: 'Adresse ohne Code bestätigen?',
    question: (name) =>
      `Niemand hat nachgewiesen, dass ${name} dieses Postfach liest. Tun Sie es nur, wenn Sie es auf anderem Weg wissen.`,
  },
  send_invitation: {
    title: 'Neue Einladung senden?',
    question: (name) =>
      `${name} erhält per E-Mail ein neues vorläufiges Passwort. Das zuvor gesendete gilt nicht mehr.`,
  },
  require_reset: {
    title: 'Neues Passwort verlangen?',
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
  asOf: (time) => `Stand ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'Der Weg hinein',
  steps: {
    account: 'Konto',
    address: 'Adresse bestätigt',
    password: 'Passwort',
    factor: 'Zwei-Faktor-Methode',
    in: 'Zugang',
  },
  stepStatuses: {
    done: 'Bestanden',
    stop: 'Endet hier',
    ahead: 'Nicht erreicht',
    skipped: 'Nicht verlangt',
  },
  openWay: 'Frei',

  why: 'Was im Weg steht',
  free: 'Nichts steht im Weg.',
  issues,
  ends: (at) => `Endet von selbst am ${at}.`,
  endsAt: (when, at) => `Endet von selbst ${when} (${at}).`,
  worksUntil: (when) => `Das vorläufige Passwort gilt bis ${when}.`,
  mailReason: (reason) => `Der Mailserver meldete: ${reason}`,
  noFix: 'Hier lässt sich daran nichts ändern.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',

  facts: 'Was eingerichtet ist',
  status: 'Konto',
  statuses: {
    UNCONFIRMED: 'Nicht bestätigt',
    CONFIRMED: 'Bestätigt',
    RESET_REQUIRED: 'Neues Passwort nötig',
    FORCE_CHANGE_PASSWORD: 'Vorläufiges Passwort',
    EXTERNAL_PROVIDER: 'Meldet sich bei einem anderen Anbieter an',
    UNKNOWN: 'Dem Anbieter unbekannt',
  },
  off: 'Abgeschaltet',
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
  notKnown: 'Hier nicht bekannt: Das weiß nur der Benutzerpool in der Cloud',

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

  tries: 'Gezählte Versuche',
  noTries: 'Zurzeit werden keine Versuche gezählt.',
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

import { inWords } from '../in-words.ts';
import type { account as english } from './en.ts';

const onOff = (isOn: boolean) => (isOn ? 'an' : 'aus');

/** Questions about the own account and settings in German. */
export const account: typeof english = {
  phrases: {
    'topic:me': inWords('wer bin ich, bin ich, mein konto, mein profil, meine daten, konto, profil, kontodaten'),
    'topic:role': inWords('rolle, meine rolle, berechtigungen, rechte, zugriffsrechte, was darf ich'),
    'topic:email': inWords('e-mail, email, e-mail-adresse, emailadresse, mailadresse, mail-adresse'),
    'topic:username': inWords('benutzername, benutzernamen, nutzername, login-name, mein name, anmeldename'),
    'topic:company': inWords('firma, unternehmen, meine firma'),
    'topic:memberSince': inWords(
      'seit wann habe ich ein konto, mitglied seit, seit wann bin ich dabei, mein konto erstellt, konto angelegt',
    ),
    'topic:language': inWords('sprache, welche sprache, sprachen'),
    'topic:timezone': inWords('zeitzone, zeitzonen, welche zeitzone'),
    'topic:dateFormat': inWords('datumsformat, format des datums'),
    'topic:theme': inWords(
      'design, farbschema, dunkelmodus, dunkler modus, heller modus, dark mode, thema, erscheinungsbild',
    ),
    'topic:defaultView': inWords('startseite, startbildschirm, standardansicht'),
    'topic:twoFactor': inWords(`
      zwei-faktor-authentifizierung, zweifaktor-authentifizierung, zwei-faktor, 2fa, mfa, zweiter faktor,
      zweiten faktor, zweite faktor, authenticator, authenticator-app
    `),
    'topic:recoveryCodes': inWords('wiederherstellungscodes, wiederherstellungscode, backup-codes'),
    'topic:sessionTimeout': inWords(`
      sitzungs-timeout, timeout, sitzungszeit, leerlaufzeit, werde ich abgemeldet, automatisch abgemeldet,
      dauert meine sitzung, endet meine sitzung, läuft meine sitzung ab, wann werde ich abgemeldet,
      automatische abmeldung, wie lange dauert meine sitzung
    `),
    'topic:passwordExpiry': inWords(`
      läuft mein passwort ab, passwort ab, gültigkeit des passworts, passwortablauf, passwort ändern muss,
      muss ich mein passwort ändern, mein passwort gültig, passwort gültig, ablauf des passworts,
      mein passwort abläuft
    `),
    'topic:passwordChanged': inWords(`
      passwort zuletzt geändert, mein passwort zuletzt geändert, habe ich mein passwort geändert,
      wie alt ist mein passwort, letzte passwortänderung
    `),
    'topic:session': inWords(`
      sitzung, sitzungen, wo bin ich angemeldet, wo bin ich eingeloggt, bin ich angemeldet, bin ich eingeloggt,
      offene sitzungen, offenen sitzungen
    `),
    'topic:device': inWords('gerät, geräte, geräten, gemerkte geräte, bekannte geräte'),
    'topic:loginNotifications': inWords('anmeldebenachrichtigungen'),
    'topic:deviceManagement': inWords('geräteverwaltung'),
    'topic:emailNotifications': inWords(
      'e-mail-benachrichtigungen, email-benachrichtigungen, benachrichtigungen per e-mail',
    ),
    'topic:pushNotifications': inWords('push-benachrichtigungen, browser-benachrichtigungen'),
    'topic:securityAlerts': inWords('sicherheitswarnungen'),
    'topic:entityUpdates': inWords('änderungen an entitäten'),
    'topic:systemUpdates': inWords('systemmeldungen'),
    'topic:marketingEmails': inWords('marketing-e-mails, werbemails, newsletter'),
    'topic:apiKey': inWords('api-schlüssel, api schlüssel, api-key, api key, einen api-schlüssel'),
    'topic:apiAccess': inWords('api-zugriff, zugriff auf die api, api'),
    'topic:rateLimit': inWords('ratenbegrenzung, rate limit, ratenlimit, anfragen pro minute, api-limit'),
    'topic:origins': inWords('erlaubte ursprünge, erlaubten ursprünge, ursprünge, origins'),
    'topic:webhook': inWords('webhook, webhooks, einen webhook, webhook-adresse'),
    'topic:deletion': inWords('löschung meines kontos, mein löschantrag'),
    'topic:settings': inWords('einstellungen, meine einstellungen, konfiguration'),
    'switch:any': inWords(`
      an, aus, ein, aktiviert, deaktiviert, eingeschaltet, ausgeschaltet, angeschaltet, abgeschaltet, eingerichtet,
      eingestellt, konfiguriert, geschützt durch, in gebrauch
    `),
    'verb:account': inWords(
      'ich, nutze ich, verwende ich, benutze ich, habe ich, nutze, verwende, wie lange, bis, lange, mich, hab ich, noch',
    ),
  },
  examples: [
    'Welche Rolle habe ich?',
    'Welche Sprache und Zeitzone nutze ich?',
    'Ist die Zwei-Faktor-Authentifizierung an?',
    'Wann läuft mein Passwort ab?',
    'Wo bin ich angemeldet?',
    'Habe ich einen API-Schlüssel?',
    'Wie lautet mein Sitzungs-Timeout?',
    'Was sind meine Einstellungen?',
  ],
  labels: {
    profile: 'Mein Profil',
    settings: 'Meine Einstellungen',
    sessions: 'Meine Sitzungen',
    devices: 'Meine Geräte',
    webhook: 'Mein Webhook',
  },
  roles: { admin: 'Administrator', analyst: 'Analyst', user: 'Benutzer' },
  languages: { en: 'Englisch', es: 'Spanisch', fr: 'Französisch', de: 'Deutsch', ja: 'Japanisch' },
  timezones: { UTC: 'UTC', EST: 'Ostküstenzeit (USA)', PST: 'Pazifikzeit (USA)', GMT: 'GMT' },
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  views: {
    dashboard: 'Dashboard',
    threats: 'Bedrohungsanalyse',
    network: 'Entitätsnetzwerk',
    security: 'Sicherheitsbetrieb',
  },
  me: (name, role) => `Sie sind ${name}; Ihre Rolle ist ${role}.`,
  role: (role) => `Ihre Rolle ist ${role}.`,
  asksForRole: (role) => `Ihr Antrag auf die Rolle ${role} wartet auf einen Administrator.`,
  email: (address) => `Ihre E-Mail-Adresse lautet ${address}.`,
  signsInWith: (address) => `Bis die neue Adresse bestätigt ist, melden Sie sich mit ${address} an.`,
  username: (name) => `Ihr Benutzername lautet ${name}.`,
  company: (name) => `Ihre Firma ist ${name}.`,
  noCompany: 'In Ihrem Konto ist keine Firma angegeben.',
  memberSince: (at) => `Dieses Konto haben Sie seit dem ${at}.`,
  language: (name) => `Ihre Sprache ist ${name}.`,
  timezone: (name) => `Ihre Zeitzone ist ${name}.`,
  dateFormat: (format) => `Ihr Datumsformat ist ${format}.`,
  theme: (name) => `Ihr Design ist ${name}.`,
  defaultView: (name) => `Nach dem Anmelden öffnet sich: ${name}.`,
  twoFactor: (isOn) => `Die Zwei-Faktor-Authentifizierung ist ${onOff(isOn)}.`,
  recoveryCodes: (n, figure) =>
    n === 1
      ? `Es ist noch ${figure} Wiederherstellungscode übrig.`
      : `Es sind noch ${figure} Wiederherstellungscodes übrig.`,
  noRecoveryCodes: 'Die Zwei-Faktor-Authentifizierung ist aus, Sie brauchen also keine Wiederherstellungscodes.',
  recoveryCodesUnknown:
    'Wie viele Wiederherstellungscodes übrig sind, ist hier nicht bekannt: Das weiß nur der Benutzerpool in der Cloud.',
  sessionTimeout: (n, figure) => `Ihre Sitzung endet nach ${figure} ${n === 1 ? 'Minute' : 'Minuten'} ohne Aktivität.`,
  passwordExpiry: (day, figure) =>
    `Ihr Passwort muss bis zum ${day} ersetzt werden. Ein Passwort darf ${figure} Tage alt sein.`,
  passwordExpired: (day) => `Ihr Passwort hätte bis zum ${day} ersetzt werden müssen.`,
  passwordChanged: (at) => `Ihr Passwort wurde zuletzt am ${at} geändert.`,
  passwordUnknown:
    'Wann Ihr Passwort gesetzt wurde und wann es ersetzt werden muss, ist hier nicht bekannt: Das weiß nur der Benutzerpool in der Cloud.',
  sessions: (n, figure) => `Sie sind mit ${figure} ${n === 1 ? 'Sitzung' : 'Sitzungen'} angemeldet.`,
  devices: (n, figure) => `In Ihrer Liste ${n === 1 ? 'steht' : 'stehen'} ${figure} ${n === 1 ? 'Gerät' : 'Geräte'}.`,
  noDevices: 'Die Geräteverwaltung ist aus, daher wird keine Liste von Geräten geführt.',
  toggles: {
    loginNotifications: (isOn) => `Anmeldebenachrichtigungen sind ${onOff(isOn)}.`,
    deviceManagement: (isOn) => `Die Geräteverwaltung ist ${onOff(isOn)}.`,
    emailNotifications: (isOn) => `E-Mail-Benachrichtigungen sind ${onOff(isOn)}.`,
    pushNotifications: (isOn) => `Push-Benachrichtigungen sind ${onOff(isOn)}.`,
    securityAlerts: (isOn) => `Sicherheitswarnungen sind ${onOff(isOn)}.`,
    entityUpdates: (isOn) => `Änderungen an Entitäten: ${onOff(isOn)}.`,
    systemUpdates: (isOn) => `Systemmeldungen sind ${onOff(isOn)}.`,
    marketingEmails: (isOn) => `Marketing-E-Mails sind ${onOff(isOn)}.`,
    apiAccess: (isOn) => `Der API-Zugriff ist ${onOff(isOn)}.`,
  },
  apiKey: 'Sie haben einen API-Schlüssel. Der Schlüssel selbst wird hier nie gezeigt.',
  noApiKey: 'Sie haben keinen API-Schlüssel.',
  rateLimit: (figure) => `Ihr Ratenlimit liegt bei ${figure} Anfragen pro Minute.`,
  origins: (n, figure) => `${figure} ${n === 1 ? 'Ursprung darf' : 'Ursprünge dürfen'} Ihren Schlüssel verwenden.`,
  webhook: (n, figure) =>
    `Sie haben einen Webhook; ${figure} seiner letzten Zustellungen ${n === 1 ? 'wurde' : 'wurden'} aufgegeben.`,
  noWebhook: 'Sie haben keinen Webhook.',
  deletion: (at) => `Sie haben die Löschung Ihres Kontos am ${at} beantragt.`,
  noDeletion: 'Sie haben die Löschung Ihres Kontos nicht beantragt.',
  captions: { sessions: 'Sitzungen', devices: 'Geräte', origins: 'Erlaubte Ursprünge' },
  columns: {
    program: 'Gerät oder Programm',
    address: 'Adresse',
    started: 'Angemeldet',
    lastUsed: 'Zuletzt verwendet',
    remembered: 'Gemerkt',
    origin: 'Ursprung',
  },
  thisOne: (name) => `${name} (dieses hier)`,
  unknownProgram: 'Unbekanntes Programm',
  yes: 'ja',
  no: 'nein',
};

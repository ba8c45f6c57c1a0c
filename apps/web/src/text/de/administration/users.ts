import { fields, terms } from '@halyard/messages/de';
import type { users as english } from '../../en/administration/users.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { roles, accountStatuses: statuses } = terms;

const departments: typeof english.departments = {
  Engineering: 'Technik',
  'Data Science': 'Data Science',
  Marketing: 'Marketing',
  Sales: 'Vertrieb',
};

export const users: typeof english = {
  title: 'Benutzerverwaltung',
  loading: 'Benutzer werden geladen...',
  people: (count, written) => plural(count, { one: '1 Benutzer', other: `${written} Benutzer` }),
  matching: (written, everyone) => `${written} von ${everyone} Benutzern entsprechen den Filtern`,
  asOf: (time) => `Aktualisiert: ${time}`,
  clearFilters: 'Filter zurücksetzen',
  refresh: common.refresh,
  retry: common.retry,
  add: 'Benutzer hinzufügen',
  dismiss: common.dismiss,
  close: common.close,
  cancel: common.cancel,
  undo: common.undo,

  filters: 'Suche und Filter',
  search: 'Benutzer suchen',
  searchHint: 'Name, Benutzername, E-Mail oder Abteilung',
  filterRole: 'Nach Rolle filtern',
  filterStatus: 'Nach Status filtern',
  allRoles: 'Alle Rollen',
  allStatuses: 'Alle Status',
  facets: 'Abteilungen und Anträge',
  everyone: 'Alle Benutzer',
  requests: { role: 'Rollenanträge', deletion: 'Löschanträge' },
  roles,
  statuses,
  departments,

  columns: {
    user: 'Benutzer',
    name: fields.name,
    role: fields.role,
    department: 'Abteilung',
    status: fields.status,
    lastLogin: 'Letzte Anmeldung',
    actions: common.actions,
  },
  table: 'Benutzer',
  never: 'Nie',
  none: 'Keine Benutzer entsprechen den aktuellen Filtern',
  statusOf: (name) => `Status von ${name}`,
  edit: (name) => `${name} bearbeiten`,
  signIn: (name) => `Anmeldestatus von ${name}`,
  parts: { label: 'Benutzerdetails', person: 'Benutzer', signIn: 'Anmeldung' },
  delete: (name) => `${name} löschen`,
  invited: 'Eingeladen',
  asksForRole: (role) => `Beantragt die Rolle ${roles[role]}`,
  asksForDeletion: 'Beantragt Löschung',
  range: (first, last, total) => `${first} bis ${last} von ${total}`,
  pages: 'Seiten der Benutzerliste',
  previousPage: 'Zurück',
  nextPage: 'Weiter',

  select: (name) => `${name} auswählen`,
  selectPage: 'Alle auf dieser Seite auswählen',
  selection: 'Ausgewählte Benutzer',
  selected: (count, written) =>
    plural(count, { one: '1 Benutzer ausgewählt', other: `${written} Benutzer ausgewählt` }),
  setSelected: (status) => `Auf „${statuses[status]}“ setzen`,
  clearSelection: common.clearSelection,
  tooManySelected: (written) => `Sie können höchstens ${written} Benutzer auf einmal ändern.`,
  statusSet: (name, status) => `Status von ${name}: ${statuses[status]}`,
  statusesSet: (count, written, status) =>
    plural(count, {
      one: `1 Benutzer auf „${statuses[status]}“ gesetzt`,
      other: `${written} Benutzer auf „${statuses[status]}“ gesetzt`,
    }),
  statusesRestored: 'Statusänderung rückgängig gemacht',
  notChanged: (count, written) =>
    plural(count, { one: '1 Benutzer wurde nicht geändert:', other: `${written} Benutzer wurden nicht geändert:` }),
  rejectedPerson: (name, reason) => `${name}: ${reason}`,

  roleChange: {
    open: 'Rolle ändern...',
    title: (count, written) =>
      plural(count, { one: 'Rolle von 1 Benutzer ändern', other: `Rolle von ${written} Benutzern ändern` }),
    role: 'Neue Rolle',
    choose: 'Rolle auswählen',
    hint: 'Hier sehen Sie die Auswirkungen vor dem Speichern.',
    loading: 'Rollen werden verglichen...',
    failed: 'Die Auswirkungen konnten nicht berechnet werden',
    changing: (count, written) =>
      plural(count, {
        one: '1 Benutzer erhält eine andere Rolle',
        other: `${written} Benutzer erhalten eine andere Rolle`,
      }),
    move: (from, to) => `${roles[from]} → ${roles[to]}`,
    gained: (from, to) => `Neue Rechte (${roles[from]} → ${roles[to]})`,
    lost: (from, to) => `Entfallende Rechte (${roles[from]} → ${roles[to]})`,
    unchanged: (count, written) =>
      plural(count, {
        one: '1 Benutzer hat diese Rolle bereits',
        other: `${written} Benutzer haben diese Rolle bereits`,
      }),
    rejected: (count, written) =>
      plural(count, {
        one: '1 Benutzer kann nicht geändert werden',
        other: `${written} Benutzer können nicht geändert werden`,
      }),
    nothing: 'Die Rolle keines Benutzers würde sich ändern.',
    yes: 'Rolle ändern',
    done: (count, written, role) =>
      plural(count, {
        one: `1 Benutzer hat jetzt die Rolle ${roles[role]}`,
        other: `${written} Benutzer haben jetzt die Rolle ${roles[role]}`,
      }),
    restored: 'Die vorherigen Rollen sind wiederhergestellt',
    rights: {
      users: 'Benutzer verwalten (Seite Benutzerverwaltung)',
      audit: 'Audit-Protokoll lesen und prüfen (Seite Audit-Protokoll)',
      backgroundWork: 'Hintergrundaufgaben ansehen, abbrechen und wiederholen (Einstellungen)',
      workspace: 'Arbeitsbereich einstellen, Beispieldaten entfernen',
      announcements: 'Ankündigungen an alle Benutzer senden',
      access: 'Sitzungen anderer Benutzer beenden und ihre API-Schlüssel widerrufen',
      deletion: 'Bedrohungen, Entitäten und Vorfälle löschen',
      playbooks: 'Playbooks bearbeiten',
      workOfOthers: 'Importe, Analysen und Schemas anderer Benutzer löschen',
      imports: 'Daten importieren und eigene Importe rückgängig machen (Seite Importe)',
      sources: 'Quellen von Warnungen und ihre Zustellungen sehen (Seite Quellen)',
      sourceSettings: 'Quellen von Warnungen hinzufügen, ändern, anhalten und löschen',
      detection: 'Sigma-Regeln, Observables und ATT&CK-Ebenen bearbeiten',
      detectionSettings: 'Sigma-Regeln löschen und die Warnliste der Organisation bearbeiten',
      views: 'Gespeicherte Ansichten teilen',
      records: 'Bedrohungen, Entitäten und Verbindungen anlegen und bearbeiten',
      incidents: 'Vorfälle eröffnen, bearbeiten und zuweisen, Playbooks ausführen',
      alerts: 'Warnungen bestätigen, Warnregeln bearbeiten',
      analyses: 'Analysen von Polizeidaten ausführen',
      schemas: 'Schemas anlegen und bearbeiten',
      undo: 'Änderungen rückgängig machen',
    },
  },

  addTitle: 'Benutzer hinzufügen',
  editTitle: (name) => `${name} bearbeiten`,
  loadingOne: 'Benutzer wird geladen...',
  save: common.saveChanges,
  saving: common.saving,
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: 'Benutzername',
  email: 'E-Mail',
  role: fields.role,
  department: 'Abteilung',
  status: fields.status,
  inviteHint: 'An diese Adresse senden wir eine Einladung mit einem temporären Passwort. Es läuft in sieben Tagen ab.',
  newEmailHint:
    'An die neue Adresse geht ein Code. Bis er eingegeben ist, gilt für die Anmeldung die bisherige Adresse.',
  problems: {
    usernameMissing: 'Benutzername ist erforderlich',
    usernameShape: 'Verwenden Sie 1 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche, + oder _',
    emailMissing: 'E-Mail ist erforderlich',
    emailShape: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  },
  addedToOutbox: (name) =>
    `${name} wurde hinzugefügt. Die Einladung wurde erstellt. Diese Installation versendet keine E-Mails: Sie liegt im Postausgang („Mail“ in docs/operating.md).`,
  added: (name, email) => `${name} hinzugefügt. Einladung an ${email} gesendet.`,
  saved: (name) => `${name} gespeichert`,
  notSaved: 'Ihre Änderungen wurden nicht gespeichert',
  continueEditing: 'Weiter bearbeiten',
  changedMeanwhile:
    'Jemand anderes hat diesen Benutzer aktualisiert. Speichern Sie erneut, um dessen Stand mit Ihren Änderungen zu überschreiben.',

  facts: 'Details',
  name: fields.name,
  company: 'Unternehmen',
  since: 'Mitglied seit',
  secondFactor: 'Zwei-Faktor-Authentifizierung',
  secondFactorOn: 'Ein',
  secondFactorOff: 'Aus',
  notGiven: 'Keine Angabe',
  decisions: 'Kontoaktionen',
  roleRequest: (name, role) => `${name} beantragt die Rolle ${roles[role]}.`,
  grant: 'Erteilen',
  decline: 'Ablehnen',
  deletionRequest: (name, when) => `${name} hat am ${when} die Löschung des Kontos beantragt.`,
  deleteAccount: 'Benutzer löschen',
  invitation: 'Der Benutzer hat die Einladung noch nicht angenommen.',
  resend: 'Einladung erneut senden',
  secondFactorHelp: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet.',
  resetSecondFactor: 'Zwei-Faktor-Authentifizierung zurücksetzen',

  questions: {
    delete: {
      title: (name) => `${name} löschen`,
      question: 'Möchten Sie diesen Benutzer wirklich löschen?',
      about:
        'Das Konto wird mit seinen Sitzungen, Aufgaben, Einstellungen und API-Schlüsseln gelöscht. Das kann nicht rückgängig gemacht werden.',
      yes: common.delete,
    },
    grant: {
      title: (role) => `Rolle ${roles[role]} erteilen?`,
      question: (name, role) => `${name} erhält sofort alle Berechtigungen der Rolle ${roles[role]}.`,
      yes: 'Rolle erteilen',
    },
    decline: {
      title: 'Antrag ablehnen?',
      question: (name) => `${name} behält die aktuelle Rolle und wird benachrichtigt.`,
      yes: 'Antrag ablehnen',
    },
    resend: {
      title: 'Einladung erneut senden?',
      question: (email) => `Sendet ein neues temporäres Passwort an ${email}. Das vorherige wird ungültig.`,
      yes: 'Einladung senden',
    },
    reset: {
      title: 'Zwei-Faktor-Authentifizierung zurücksetzen?',
      question: (name) =>
        `Die Authenticator-App und die Wiederherstellungscodes von ${name} werden ungültig. Bei der nächsten Anmeldung genügt das Passwort.`,
      yes: common.reset,
    },
  },
  granted: (name, role) => `${name} hat jetzt die Rolle ${roles[role]}`,
  declined: (name) => `Antrag von ${name} abgelehnt`,
  resentToOutbox:
    'Die Einladung wurde erstellt. Diese Installation versendet keine E-Mails: Sie liegt im Postausgang („Mail“ in docs/operating.md).',
  resent: (email) => `Einladung an ${email} gesendet`,
  secondFactorReset: (name) => `Zwei-Faktor-Authentifizierung zurückgesetzt: ${name}`,
  deleted: (name) => `${name} gelöscht`,

  lastLoginZone: (zone) => `In der Zeitzone dieses Geräts, ${zone}`,
  gone: 'Dieser Benutzer existiert nicht mehr.',
  back: common.backToList,
  failures: {
    list: 'Die Benutzer konnten nicht geladen werden',
    one: 'Der Benutzer konnte nicht geladen werden',
    create: 'Der Benutzer konnte nicht angelegt werden',
    update: 'Der Benutzer konnte nicht geändert werden',
    delete: 'Der Benutzer konnte nicht gelöscht werden',
    status: 'Der Status des Benutzers konnte nicht geändert werden',
    role: 'Die Rollen konnten nicht geändert werden',
  },
};

import { terms } from '@halyard/messages/de';
import type { assistant as english } from '../../en/work/assistant.ts';
import { common } from '../common.ts';
import { proposal } from './assistant-actions.ts';
import { outgoing } from './assistant-outgoing.ts';

export const assistant: typeof english = {
  name: (product) => `${product} AI`,
  close: common.close,
  width: 'Breite des Assistenten',
  failed: 'Im Assistenten ist ein Fehler aufgetreten.',

  builtIn: 'Integrierte Engine. Fragen bleiben auf diesem Server.',
  model: (name, host) =>
    `${name} auf ${host}. Fragen, die die eingebaute Technik nicht versteht, und Entwürfe werden an diesen Dienst gesendet.`,
  unknownEngine: 'Der Status des Assistenten konnte nicht geladen werden.',

  notes: {
    greeting: 'Guten Tag! Wie kann ich Ihnen heute helfen?',
    cleared: 'Chat gelöscht. Wie kann ich Ihnen helfen?',
    signedOut: 'Bitte melden Sie sich an, um den Chat zu nutzen.',
    unverified: 'Der Anmeldestatus konnte nicht geprüft werden.',
  },
  problems: {
    offline:
      'Der KI-Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    crossOrigin:
      'Der KI-Dienst ist nicht erreichbar. Wahrscheinlich liegt das an der CORS-Konfiguration. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support, wenn das Problem bestehen bleibt.',
    authentication: 'Die Authentifizierung ist fehlgeschlagen. Bitte melden Sie sich ab und wieder an.',
    permission: 'Sie sind nicht berechtigt, diese Funktion zu nutzen.',
    invalid: 'Der KI-Dienst hat eine ungültige Antwort gesendet. Bitte versuchen Sie es erneut.',
    empty: 'Der KI-Dienst hat keine Antwort gegeben. Bitte versuchen Sie es erneut.',
    blocked:
      'Die Verbindung zum KI-Dienst wird offenbar blockiert. Ursache können Netzwerkbeschränkungen oder Browsereinstellungen sein.',
  },

  conversation: 'Unterhaltung',
  you: 'Sie',
  historyLoading: 'Die Unterhaltung wird geladen...',
  historyFailed: 'Frühere Nachrichten konnten nicht geladen werden. Sie können weiterhin Fragen stellen.',
  clear: 'Chat löschen',
  wasCleared: 'Die Unterhaltung wurde gelöscht.',
  undo: common.undo,
  clearFailed: 'Die Unterhaltung konnte nicht gelöscht werden.',
  undoFailed: 'Die Unterhaltung konnte nicht wiederhergestellt werden.',

  placeholder: (product) => `Fragen Sie ${product} AI etwas...`,
  signedOutPlaceholder: 'Bitte melden Sie sich zum Chatten an',
  signIn: 'Erneut anmelden',
  question: 'Ihre Frage',
  send: 'Senden',
  tooLong: (written, most) => `${written} Zeichen; eine Frage hat höchstens ${most}.`,
  about: (record) => `Zu: ${record}`,
  suggestions: 'Mögliche Fragen',

  pending: 'Die Antwort wird gesucht...',
  reading: 'Ausgeführte Abfragen',
  stop: 'Anhalten',
  stopped: 'Angehalten.',
  tryAgain: common.retry,
  edit: 'Frage bearbeiten',
  fellBack: 'Das Modell ist nicht verfügbar. Diese Antwort stammt von der integrierten Engine.',
  unsupported: 'Durch kein Abfrageergebnis belegt',

  source: (n) => `Quelle ${n}`,
  sources: (_, written) => `Quellen (${written})`,
  records: (count, written) => (count === 1 ? '1 Datensatz' : `${written} Datensätze`),
  open: 'Datensätze öffnen',
  copy: 'Abfrage kopieren',
  copied: common.copied,
  copyFailed: common.selectAndCopy,

  unknown: 'nicht bekannt',
  shown: (shown, total) => `${shown} von ${total}`,
  hours: (written) => `${written} h`,
  severities: terms.severities,

  cancel: common.cancel,
  openPage: 'Unterhaltung auf eigener Seite öffnen',
  openIt: 'Öffnen',
  copySpec: 'Abfrage als JSON kopieren',
  showTable: 'Tabelle anzeigen',
  showChart: 'Diagramm anzeigen',
  moreRows: common.showMore,
  allRows: (written) => `Alle ${written} anzeigen`,
  changed: (time, now) => `Daten seit ${time} geändert: jetzt ${now}.`,
  draft: 'Entwurf',
  copyDraft: 'Als Markdown kopieren',
  attach: {
    button: 'An Vorfall anhängen',
    title: 'An Vorfall anhängen',
    search: 'Vorfälle suchen',
    incident: 'Vorfall',
    none: 'Kein Vorfall passt.',
    listFailed: 'Die Vorfälle konnten nicht geladen werden.',
    preview: 'Vorschau der Notiz',
    confirm: 'Notiz hinzufügen',
    done: (name) => `Als Notiz zu ${name} hinzugefügt.`,
    failed: 'Die Notiz konnte nicht hinzugefügt werden.',
  },
  save: {
    button: common.save,
    title: 'Frage speichern',
    name: 'Titel',
    shared: 'Mit allen Benutzern teilen',
    confirm: common.save,
    done: 'Frage gespeichert.',
    failed: 'Die Frage konnte nicht gespeichert werden.',
  },

  interpretation: {
    label: 'So wurde die Frage gelesen',
    byModel: 'Von einem Sprachmodell gelesen',
    change: (label) => `Ändern: ${label}`,
    remove: (label) => `Entfernen: ${label}`,
    add: 'Filter hinzufügen',
    again: 'Erneut ausführen',
    closest: 'Nächstliegende Lesarten',
    leavesOut: 'Lässt weg:',
    quoted: (word) => `„${word}“`,
    unread: 'Nicht verstanden',
  },

  outgoing,
  proposal,
};

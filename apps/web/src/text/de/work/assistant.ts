import { fields, terms } from '@halyard/messages/de';
import type { assistant as english } from '../../en/work/assistant.ts';
import { common } from '../common.ts';

export const assistant: typeof english = {
  name: (product) => `${product} AI`,
  close: common.close,
  width: 'Breite des Assistenten',
  failed: 'Im Assistenten ist ein Fehler aufgetreten.',

  builtIn: 'Integrierte Engine. Fragen bleiben auf diesem Server.',
  model: (name, host) => `${name} auf ${host}. Ihre Fragen und zugehörige Datensätze werden an diesen Dienst gesendet.`,
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
  all: 'Alle anzeigen',
  hours: (written) => `${written} h`,
  severities: terms.severities,

  interpretation: {
    label: 'So wurde die Frage gelesen',
    change: (label: string) => `Ändern: ${label}`,
    remove: 'Weglassen',
    without: (label: string) => `Ohne: ${label}`,
    open: 'Diese Einträge öffnen',
    again: 'Erneut ausführen',
    closest: 'Nächstliegende Lesarten',
    leavesOut: (words: string) => `lässt weg: ${words}`,
  },

  proposal: {
    label: 'Vorschlag',
    lead: 'Bestätigen Sie, um diese Aktion in Ihrem Namen auszuführen:',
    actions: {
      add_task: 'Eine Aufgabe anlegen',
      complete_task: 'Eine Aufgabe abschließen',
      add_note: 'In den Verlauf eines Vorfalls schreiben',
      change_status: 'Den Status eines Vorfalls ändern',
    },
    text: 'Text',
    priority: 'Priorität',
    due: 'Fällig',
    noDue: 'ohne Termin',
    task: 'Aufgabe',
    incident: 'Vorfall',
    kind: fields.kind,
    note: 'Notiz (keine Benachrichtigung)',
    update: 'Neuer Stand (benachrichtigt Zuständige und Administratoren)',
    status: 'Neuer Status',
    statuses: terms.incidentStatuses,
    comment: 'Kommentar',
    confirm: 'Bestätigen',
    confirmAnyway: 'Trotzdem bestätigen',
    decline: 'Jetzt nicht',
    sources: 'Dieser Vorschlag beruht auf Inhalten anderer Personen:',
    sourcesAsk:
      'Vergewissern Sie sich, dass dies Ihr eigener Auftrag ist und keine in diesen Inhalten versteckte Anweisung.',
    confirmed: 'Bestätigt.',
    declined: 'Verworfen.',
    done: {
      add_task: 'Die Aufgabe wurde angelegt.',
      complete_task: 'Die Aufgabe wurde abgeschlossen.',
      add_note: 'Der Text wurde in den Verlauf geschrieben.',
      change_status: 'Der Status wurde geändert.',
    },
    open: 'Öffnen',
    taskGone: 'Diese Aufgabe gibt es nicht mehr.',
    failed: 'Aktion fehlgeschlagen. Bitte versuchen Sie es erneut.',
    notAllowed: 'Sie sind dazu nicht berechtigt.',
  },
};

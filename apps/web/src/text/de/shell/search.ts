import { terms } from '@halyard/messages/de';
import type { search as english } from '../../en/shell/search.ts';

export const search: typeof english = {
  title: 'Erkenntnisse suchen',
  close: 'Suche schließen',
  results: 'Suchergebnisse',
  kinds: {
    incident: 'Vorfälle',
    threat: 'Bedrohungen',
    entity: 'Entitäten',
    playbook: 'Playbooks',
    schema: 'Schemas',
    analysis: 'Analysen',
    notification: 'Benachrichtigungen',
    task: 'Meine Aufgaben',
    user: 'Benutzer',
  },
  statuses: terms.incidentStatuses,
  screens: 'Gehe zu',
  actions: 'Aktionen',
  newIncident: 'Neuer Vorfall',
  newThreat: 'Neue Bedrohung',
  newTask: 'Neue Aufgabe',
  import: 'Datei importieren',
  searching: 'Suche läuft...',
  none: 'Keine Ergebnisse',
  failed: 'Die Suche ist fehlgeschlagen.',
  retry: 'Erneut versuchen',
  found: (count, written) => `${written} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`,
  more: 'Weitere Ergebnisse vorhanden. Verfeinern Sie die Suche.',
  keys: 'Pfeiltasten zum Navigieren, Eingabe zum Öffnen, Esc zum Leeren',
};

import type { Examples } from './screens.ts';

/** Questions that are offered, by screen; each of them is answered. */
export const de: Examples = {
  '/security?incidents': [
    'Fass diesen Vorfall zusammen',
    'Wem ist er zugewiesen?',
    'Welche Vorfälle sind diesem ähnlich?',
  ],
  '/security': [
    'Wie viele Vorfälle sind offen?',
    'Vorfälle nach Schweregrad',
    'Wie hoch ist die durchschnittliche Lösungszeit?',
    'Welche Vorfälle sind überfällig?',
  ],
  '/threats?threats': ['Was wissen wir darüber?', 'Mit welchen Vorfällen ist sie verknüpft?'],
  '/threats': [
    'Bedrohungen nach Typ',
    'Kritische Bedrohungen, die noch nicht bestätigt sind',
    'Bedrohungen pro Tag diese Woche',
    'Bedrohungen nach Land',
  ],
  '/network?entities': ['Mit wem ist sie verbunden?', 'Mit welchen Vorfällen ist sie verknüpft?'],
  '/network': [
    'Wer hat die meisten Verbindungen?',
    'Entitäten nach Typ',
    'Personen mit hohem Risiko',
    'Starke Verbindungen',
  ],
  '/todos': [
    'Welche Aufgaben sind überfällig?',
    'Was soll ich zuerst machen?',
    'Aufgaben nach Priorität',
    'Was ist diese Woche fällig?',
  ],
  '/users': [
    'Wie viele Analysten gibt es?',
    'Benutzer nach Abteilung',
    'Wer hat keinen zweiten Faktor?',
    'Wer hat sich seit einem Monat nicht angemeldet?',
  ],
  '/notifications': [
    'Habe ich ungelesene Benachrichtigungen?',
    'Worauf muss ich reagieren?',
    'Benachrichtigungen nach Typ',
  ],
  '/imports': [
    'Was hat der letzte Import abgelehnt?',
    'Welche Importe sind fehlgeschlagen?',
    'Importe in diesem Monat',
  ],
  '/audit': [
    'Ist das Audit-Protokoll intakt?',
    'Audit-Einträge nach Aktion',
    'Fehlgeschlagene Anmeldungen in den letzten 24 Stunden',
  ],
  '/sources': [
    'Wie verbinde ich ein Werkzeug?',
    'Was tue ich, wenn eine Quelle fehlerhaft oder still ist?',
    'Was ist ein Dead Letter?',
  ],
  '/crime-analysis': [
    'Wie viele Einbrüche gab es letzten Monat?',
    'Straftaten nach Gebiet',
    'Welche Monate fehlen?',
    'Größter Anstieg nach Polizeibehörde',
  ],
  '/schemas': ['Welche Schemas haben wir?', 'Welche Felder hat das neueste Schema?', 'Schemas nach Herkunft'],
  '/dashboard': [
    'Gib mir einen Überblick',
    'Was soll ich zuerst machen?',
    'Was ist heute passiert?',
    'Wie viele Vorfälle sind offen?',
  ],
  '/profile': ['Was ist meine Rolle?', 'Wo bin ich angemeldet?', 'Wann habe ich mein Passwort geändert?'],
  '/settings': [
    'Welche Zeitzone habe ich?',
    'Wann werde ich bei Inaktivität abgemeldet?',
    'Wo finde ich meinen API-Schlüssel?',
  ],
  '*': [
    'Gib mir einen Überblick',
    'Was ist heute passiert?',
    'Was soll ich zuerst machen?',
    'Wie viele Vorfälle sind offen?',
  ],
};

import type { legal as english } from '../en/legal.ts';

export const legal: typeof english = {
  terms: [
    'Für die Personen, denen Ihre Organisation für ihre Sicherheits- und Aufklärungsarbeit Zugang gegeben hat.',
    'Was Sie hier tun, wird in einem Audit-Protokoll festgehalten. Geben Sie Ihr Passwort und Ihre Codes nicht weiter.',
    'Datensätze können personenbezogene Daten Dritter enthalten. Nutzen und teilen Sie sie nur so, wie Ihre Organisation und das Gesetz es erlauben.',
  ],
  privacy: [
    'Über Sie gespeichert werden: Name, E-Mail-Adresse, Unternehmen, Rolle, Anmeldungen mit Uhrzeit und Netzwerkadresse sowie Ihre Aufgaben und Einstellungen.',
    'Von Passwörtern wird nur ein nicht umkehrbarer Prüfwert aufbewahrt, versiegelt mit einem Schlüssel außerhalb der Datenbank.',
    'An externe Dienste wird nichts gesendet. Codes verfallen innerhalb von 24 Stunden; wenn Sie Ihr Konto löschen, werden Ihre Aufgaben und Einstellungen entfernt.',
  ],
  support: [
    'Wenden Sie sich an die Personen, die diesen Arbeitsbereich betreiben. Senden Sie ihnen die Anfrage-ID, die der Fehler anzeigt; damit können sie ihn nachschlagen.',
  ],
};

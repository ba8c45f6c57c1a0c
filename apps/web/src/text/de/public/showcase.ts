import type { showcase as english } from '../../en/public/showcase.ts';

export const showcase: typeof english = {
  picture:
    'Abbildung des Sicherheitsbetriebs mit Beispieldaten: 119 Ereignisse in den letzten 24 Stunden, 12 offene Vorfälle und ein kritischer Vorfall mit seinem Verlauf.',
  events: '119 Ereignisse',
  window: 'letzte 24 Stunden',
  now: 'jetzt',
  levels: { critical: 'kritisch', high: 'hoch', medium: 'mittel', low: 'niedrig' },
  resolution: '3,2',
  notes: { open: '1 kritisch', resolution: '20 gelöst in 30 Tagen', resolved: 'in den letzten 24 Stunden' },
  incidents: {
    portal: { title: 'Zugangsdaten über Lieferantenportal gestohlen', source: 'Anmeldelogs' },
    archive: { title: 'Verschlüsseltes Archiv an unbekannten Host', source: 'Egress-Proxy' },
    countries: { title: 'Wiederholte Anmeldung aus zwei Ländern', source: 'Anmeldelogs' },
    badge: { title: 'Ausweisleser am Nordtor offline', source: 'Zutrittskontrolle' },
    driver: { title: 'Unsignierter Treiber auf Finanz-Hosts', source: 'Endpoint-Agent' },
    service: { title: 'Dienstkonto interaktiv benutzt', source: 'Anmeldelogs' },
  },
  critical: 'Kritisch',
  facts: { detected: 'Erkannt', assignee: 'Zuständig', target: 'Zielzeit' },
  left: 'noch 1 h 43 min',
  timeline: [
    'Adressbereich des Anbieters gesperrt',
    'Tokens von 11 Konten widerrufen',
    'Warnung: viele Anmeldungen über einen Anbieter',
    'Eine Sitzung öffnete das Fallarchiv',
    'Elftes Konto angemeldet',
  ],
  truths: {
    label: 'Über dieses Produkt',
    figures: {
      title: 'Jede Zahl führt zu ihren Datensätzen',
      text: 'Ein Klick auf eine Zahl zeigt genau, was sie zählt.',
      more: 'und 9 weitere offene Vorfälle',
    },
    log: {
      title: 'Ein Ereignisprotokoll, das Manipulationen aufdeckt',
      text: 'Verlauf, Kennzahlen und Benachrichtigungen stammen aus einem Protokoll, das nur wächst und sich prüfen lässt.',
      numbers: ['48.213', '48.212', '48.211'],
      events: ['Freigabe erteilt', 'Beweismittel hinzugefügt', 'Notiz hinzugefügt'],
      verified: 'Integrität geprüft, 48.213 Einträge',
    },
    hosting: {
      title: 'Selbst betrieben',
      text: 'Ein Prozess mit eingebauter Datenbank und eigenem Identitätsanbieter. Funktioniert offline.',
      database: 'Datenbank',
      identity: 'Identität',
      builtIn: 'eingebaut, bereit',
      outbound: 'Ausgehend',
      connections: '0 Verbindungen',
      readyAt: 'Bereit unter',
    },
  },
  sampleNote: 'Die Abbildungen zeigen Beispieldaten.',
};

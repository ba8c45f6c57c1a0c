import type { pledges as english } from '../en/pledges.ts';

export const pledges: typeof english = [
  {
    title: 'Jede Zahl öffnet ihre Datensätze',
    text: 'Jeder Wert ist ein Link zu den Zeilen, die er zählt. Keine Anzeige enthält erfundene Daten.',
  },
  {
    title: 'Ein Protokoll für alle Ereignisse',
    text: 'Verlauf, Kennzahlen und Benachrichtigungen sind Ansichten eines einzigen Ereignisprotokolls, das nur wächst und sich prüfen lässt.',
  },
  {
    title: 'Ihr System, auf einem Rechner',
    text: 'Ein einziger Prozess mit eigener Datenbank und Identitätsverwaltung. Er läuft auch ganz ohne Internet.',
  },
];

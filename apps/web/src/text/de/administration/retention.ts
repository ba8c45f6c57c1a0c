import type { retention as english } from '../../en/administration/retention.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const retention: typeof english = {
  title: 'Aufbewahrung',
  about:
    'Wie lange Daten aufbewahrt werden. Ältere werden alle zehn Minuten gelöscht. Ereignisse von Vorfällen bleiben so lange wie der Vorfall; Warnungen bleiben dauerhaft erhalten. Einträge des Audit-Protokolls werden in eine signierte Datei exportiert, bevor sie gelöscht werden.',
  kinds: {
    events: 'Ereignisse',
    audit: 'Audit-Protokoll',
    imports: 'Abgelehnte Zeilen von Importen',
    replacedParts: 'Ersetzte Dateien der Polizeidaten',
    notifications: 'Benachrichtigungen',
    analyses: 'Analysen von Polizeidaten',
    webhookDeliveries: 'Webhook-Zustellungen',
    sourceDeliveries: 'Zustellungen der Quellen (Rohdaten)',
  },
  open: 'Anzeigen',
  notListed: {
    events: 'Der Verlauf jedes Datensatzes listet die eigenen auf.',
    notifications: 'Jeder sieht die eigenen.',
    imports: 'Jeder Import listet die eigenen auf.',
    replacedParts: 'Jeder Import listet die eigenen auf.',
  },
  keepFor: (kind) => `${kind} aufbewahren`,
  forGood: 'Dauerhaft',
  days: (count, written) => plural(count, { one: '1 Tag', other: `${written} Tage` }),
  none: 'Keine Zeilen',
  rows: (count, written) => plural(count, { one: '1 Zeile', other: `${written} Zeilen` }),
  since: (date) => `seit ${date}`,
  growth: (size) => `${size} pro Jahr bei diesem Tempo`,
  growthUnknown: 'Wachstum noch nicht bekannt',
  question: 'Ältere Daten löschen?',
  yes: 'Ältere Daten löschen',
  means: (kind, age) =>
    `${kind}: Was älter ist als ${age}, wird gelöscht. Gelöschte Daten können nicht wiederhergestellt werden.`,
  back: 'Zurück',
  close: common.close,
  saved: 'Aufbewahrung gespeichert',
  saveFailed: 'Speichern fehlgeschlagen. Versuchen Sie es erneut.',
  loading: common.loading,
  loadFailed: 'Die Aufbewahrung konnte nicht geladen werden.',
  again: common.retry,
};

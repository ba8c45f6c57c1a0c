import type { sampleData as english } from '../../en/administration/sample-data.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const sampleData: typeof english = {
  title: 'Beispieldaten',
  about: 'Dieser Arbeitsbereich enthält fiktive, mit „Beispiel“ gekennzeichnete Datensätze zum Ausprobieren.',
  holds: 'Beispieldaten in diesem Arbeitsbereich',
  records: (count, written) =>
    plural(count, {
      one: '1 Bedrohung, Entität oder Verbindung',
      other: `${written} Bedrohungen, Entitäten und Verbindungen`,
    }),
  incidents: (count, written) => plural(count, { one: '1 Vorfall', other: `${written} Vorfälle` }),
  playbooks: (count, written) => plural(count, { one: '1 Playbook', other: `${written} Playbooks` }),
  tasks: (count, written) => plural(count, { one: '1 Aufgabe', other: `${written} Aufgaben` }),
  schemas: (count, written) => plural(count, { one: '1 Schema', other: `${written} Schemas` }),
  policeFiles: (count, written) =>
    plural(count, { one: '1 Datei mit Polizeidaten', other: `${written} Dateien mit Polizeidaten` }),
  sources: (count, written) => plural(count, { one: '1 Quelle', other: `${written} Quellen` }),
  alerts: (count, written) => plural(count, { one: '1 empfangene Warnung', other: `${written} empfangene Warnungen` }),
  people: (count, written) =>
    plural(count, { one: '1 Konto (bleibt erhalten)', other: `${written} Konten (bleiben erhalten)` }),
  failed: 'Die Angaben zu den Beispieldaten konnten nicht geladen werden.',
  retry: common.retry,
  loading: common.loading,
  empty: 'Es sind keine Beispieldaten mehr vorhanden.',
  listFailed: 'Diese Datensätze konnten nicht geladen werden.',
  more: common.showMore,
  moreFailed: 'Weitere Datensätze konnten nicht geladen werden.',
  taskOf: (owner) => `Aufgabe von ${owner}`,
  remove: 'Beispieldaten entfernen',
  removing: 'Wird entfernt...',
  question: 'Alle Beispieldaten entfernen?',
  goes: 'Folgende Datensätze werden samt ihren Ereignissen und Verknüpfungen entfernt:',
  stays:
    'Konten und alles, was Benutzer hinzugefügt haben, bleiben erhalten. Das kann nicht rückgängig gemacht werden.',
  backup:
    'Damit Sie sie wiederherstellen können, erstellen Sie zuerst eine Sicherung: siehe „Backup and restore“ in docs/operating.md.',
  cancel: common.cancel,
  close: common.close,
  removed: (count, written) =>
    plural(count, {
      one: '1 Beispieldatensatz wurde entfernt',
      other: `${written} Beispieldatensätze wurden entfernt`,
    }),
  removeFailed: 'Die Beispieldaten konnten nicht entfernt werden. Bitte versuchen Sie es erneut.',
};

import type { sampleData as english } from '../en/sample-data.ts';
import { plural } from './plural.ts';

export const sampleData: typeof english = {
  title: 'Beispieldaten',
  about:
    'Dieser Arbeitsbereich enthält Datensätze, die zum Ausprobieren erfunden wurden. Sie sind mit „Beispiel“ gekennzeichnet.',
  holds: 'Beispieldaten in diesem Arbeitsbereich',
  records: (count, written) =>
    plural(count, {
      one: '1 Bedrohung, Entität oder Verbindung',
      other: `${written} Bedrohungen, Entitäten und Verbindungen`,
    }),
  incidents: (count, written) => plural(count, { one: '1 Vorfall', other: `${written} Vorfälle` }),
  playbooks: (count, written) => plural(count, { one: '1 Playbook', other: `${written} Playbooks` }),
  people: (count, written) => plural(count, { one: '1 Konto, das bleibt', other: `${written} Konten, die bleiben` }),
  failed: 'Der Umfang der Beispieldaten konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  remove: 'Beispieldaten entfernen',
  removing: 'Wird entfernt...',
  question: 'Alle Beispieldaten entfernen?',
  goes: 'Entfernt werden, samt den Signalen dazu:',
  stays: 'Konten bleiben, ebenso alles, was Sie oder andere hinzugefügt haben. Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  removed: (count, written) =>
    plural(count, {
      one: '1 Beispieldatensatz wurde entfernt',
      other: `${written} Beispieldatensätze wurden entfernt`,
    }),
  removeFailed: 'Die Beispieldaten konnten nicht entfernt werden. Bitte versuchen Sie es erneut.',
};

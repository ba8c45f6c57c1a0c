import type { core as english } from '../en/core.ts';

export const core: typeof english = {
  levels: { Critical: 'Kritisch', High: 'Hoch', Medium: 'Mittel', Low: 'Niedrig' },
  unknown: 'nicht bekannt',
  none: 'keine',
  moreRows: (shown) => `und ${shown} weitere`,
  until: (day) => `bis einschließlich ${day}`,
  tryAsking: 'Sie können zum Beispiel fragen:',
  notUnderstood: 'Ich habe die Frage nicht verstanden. Formulieren Sie sie bitte anders.',
  unknownWords: (words) => `Ich kenne ${words} nicht. Versuchen Sie andere Wörter.`,
  beyond:
    'Halyard hat keine Daten, die das beantworten. Ich gebe wieder, was erfasst ist; ich erkläre keine Ursachen und sage nichts voraus.',
  forbidden: 'Sie sind nicht berechtigt, das zu sehen. Deshalb kann ich es nicht beantworten.',
  notFound: (words) => `Ich habe keinen Datensatz mit dem Namen ${words} gefunden.`,
  recordGone: 'Den Datensatz, um den es geht, gibt es nicht mehr.',
  unavailable: 'Die Daten dafür sind im Moment nicht lesbar. Bitte versuchen Sie es erneut.',
  tooLong: 'Diese Frage ist mir zu lang. Fragen Sie bitte eines nach dem anderen.',
  empty:
    'Fragen Sie mich nach Vorfällen, Bedrohungen, dem Netzwerk, Aufgaben, Benachrichtigungen, Polizeidaten oder Schemas.',
};

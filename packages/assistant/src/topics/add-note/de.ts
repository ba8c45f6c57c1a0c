import type { AddNoteText } from './en.ts';

/** How a person asks for a note on an incident, in German. */
export const addNote: AddNoteText = {
  phrases: {},
  examples: ['Füge diesem Vorfall eine Notiz hinzu: der Lieferant hat geantwortet'],
  addressed: [
    /^(?:zu|zum|bei|für|an)\s+(?:den\s+|dem\s+)?(?:vorfall\s*|incident\s*)?(?:nr\.?\s*|nummer\s*|#|inc-?)?0*(?<number>\d{1,9})(?:\s*[:,–-]\s*(?:dass\s+)?|\s+|$)/iu,
    /^(?:vorfall\s*|#|inc-?)0*(?<number>\d{1,9})\s*(?:[:,–-]\s*|$)/iu,
    /^(?:zu|zum|bei|für|an)\s+(?:diesem|dem|diesen|den)(?:\s+(?:vorfall|incident))?(?:\s*[:,–-]\s*(?:dass\s+)?|\s+|$)/iu,
  ],
  summary: (name, title, note) => `Eine Notiz zu ${name}, ${title}, schreiben: „${note}“`,
  about: (name, title) => `Die Notiz stünde im Verlauf von ${name}, ${title}; niemand wird benachrichtigt.`,
  confirm: 'Ich ändere nichts, bevor Sie es bestätigen.',
  whatNote:
    'Sagen Sie, was in der Notiz stehen soll, zum Beispiel: Füge diesem Vorfall eine Notiz hinzu: der Lieferant hat geantwortet.',
  tooLong: 'Diese Notiz ist zu lang.',
  readOnly: 'Mit Ihrer Rolle können Sie Vorfälle lesen, aber nichts ändern.',
};

import type { Lexicon } from '../../lexicon/lexicon.ts';

const phrases: Lexicon = {};

/** How a person asks for a note on an incident, in English. */
export const addNote = {
  phrases,
  examples: ['Add a note to this incident: the supplier has answered'],
  /** The incident in front of the note: `to incident 7: …`; its number where it is named by one. */
  addressed: [
    /^(?:to|on|for|in)\s+(?:the\s+)?(?:incident\s*)?(?:no\.?\s*|number\s*|#|inc-?)?0*(?<number>\d{1,9})(?:\s*[:,–-]\s*|\s+(?:that|saying)\s+|\s+|$)/iu,
    /^(?:incident\s*|#|inc-?)0*(?<number>\d{1,9})\s*(?:[:,–-]\s*|$)/iu,
    /^(?:to|on|for|in)\s+(?:(?:this|the|that)(?:\s+(?:incident|one|case))?|it)(?:\s*[:,–-]\s*|\s+(?:that|saying)\s+|\s+|$)/iu,
  ] as readonly RegExp[],
  summary: (name: string, title: string, note: string) => `Add a note to ${name}, ${title}: “${note}”`,
  about: (name: string, title: string) => `The note would stand in the timeline of ${name}, ${title}; nobody is told.`,
  confirm: 'I change nothing until you confirm it.',
  whatNote: 'Say what the note should be, for example: add a note to this incident: the supplier has answered.',
  tooLong: 'This note is too long.',
  readOnly: 'Your role reads incidents and changes nothing.',
};

export type AddNoteText = typeof addNote;

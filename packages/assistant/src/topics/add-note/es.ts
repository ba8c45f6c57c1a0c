import type { AddNoteText } from './en.ts';

/** How a person asks for a note on an incident, in Spanish. */
export const addNote: AddNoteText = {
  phrases: {},
  examples: ['Añade una nota a este incidente: el proveedor ha respondido'],
  addressed: [
    /^(?:al|a|en|para|sobre)\s+(?:el\s+)?(?:incidente\s*|incidencia\s*)?(?:n\.?[ºo°]?\s*|número\s*|#|inc-?)?0*(?<number>\d{1,9})(?:\s*[:,–-]\s*|\s+que(?:\s+diga)?\s+|\s+|$)/iu,
    /^(?:(?:el|la)\s+)?(?:incidente\s*|incidencia\s*|#|inc-?)0*(?<number>\d{1,9})\s*(?:[:,–-]\s*|$)/iu,
    /^(?:al|a|en|para|sobre)\s+(?:este|ese|el)?(?:\s*incidente)(?:\s*[:,–-]\s*|\s+que(?:\s+diga)?\s+|\s+|$)/iu,
  ],
  summary: (name, title, note) => `Añadir una nota a ${name}, ${title}: «${note}»`,
  about: (name, title) => `La nota figuraría en la actividad de ${name}, ${title}; no se avisa a nadie.`,
  confirm: 'No cambio nada hasta que usted lo confirme.',
  whatNote: 'Diga qué debe poner la nota, por ejemplo: añade una nota a este incidente: el proveedor ha respondido.',
  tooLong: 'Esta nota es demasiado larga.',
  readOnly: 'Su rol permite leer los incidentes, pero no cambiarlos.',
};

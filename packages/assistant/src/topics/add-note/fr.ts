import type { AddNoteText } from './en.ts';

/** How a person asks for a note on an incident, in French. */
export const addNote: AddNoteText = {
  phrases: {},
  examples: ['Ajoute une note à cet incident : le fournisseur a répondu'],
  addressed: [
    /^(?:à|a|sur|pour|au)\s+(?:l['’]\s*)?(?:incident\s*)?(?:n[°o]?\.?\s*|numéro\s*|#|inc-?)?0*(?<number>\d{1,9})(?:\s*[:,–-]\s*|\s+(?:que|disant que)\s+|\s+|$)/iu,
    /^(?:l['’]\s*)?(?:incident\s*|#|inc-?)0*(?<number>\d{1,9})\s*(?:[:,–-]\s*|$)/iu,
    /^(?:à|a|sur|pour)\s+(?:cet\s+|l['’]\s*)incident(?:\s*[:,–-]\s*|\s+(?:que|disant que)\s+|\s+|$)/iu,
  ],
  summary: (name, title, note) => `Ajouter une note à ${name}, ${title} : « ${note} »`,
  about: (name, title) => `La note figurerait dans l’activité de ${name}, ${title} ; personne n’est prévenu.`,
  confirm: 'Je ne modifie rien avant que vous ne confirmiez.',
  whatNote:
    'Dites ce que la note doit contenir, par exemple : ajoute une note à cet incident : le fournisseur a répondu.',
  tooLong: 'Cette note est trop longue.',
  readOnly: 'Votre rôle permet de lire les incidents, pas de les modifier.',
};

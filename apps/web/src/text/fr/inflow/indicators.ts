import type { indicators as english } from '../../en/inflow/indicators.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/**
 * Indicators by status, sightings by hand, and the preview of adding a text. `written` is a count in the user's number
 * format.
 */
export const indicators: typeof english = {
  lead: 'Ce que deviennent les motifs des indicateurs. Révoqués, expirés ou pas encore valides, ils ne correspondent à rien de nouveau.',
  loading: 'Chargement des indicateurs...',
  failed: 'Impossible de charger les indicateurs.',
  retry: common.retry,
  label: 'Tous les indicateurs',
  all: 'Tous',
  standings: {
    matching: 'Recherché',
    undecidable: 'Non décidable',
    future: 'Pas encore valide',
    expired: 'Expiré',
    revoked: 'Révoqué',
    held: 'Retenu par une liste d’avertissement',
  },
  why: {
    language: (detail) => `Non décidable, car les motifs en ${detail} ne sont pas évalués.`,
    property: (detail) => `Non décidable, car les observables ne portent pas ${detail}.`,
    value: () => 'Non décidable, car aucune valeur précise n’est exigée : il n’y a rien à rechercher.',
    expression: () => 'Non décidable, car une comparaison ne peut pas être évaluée.',
    syntax: (detail) => `Non décidable, car le motif ne peut pas être lu : ${detail}`,
    missing: () => 'Non décidable, car aucun motif n’est indiqué.',
  },
  total: (count, written) => plural(count, { one: '1 indicateur', other: `${written} indicateurs` }),
  empty: 'Aucun indicateur pour l’instant. Ils viennent des importations, des flux et des personnes.',
  none: 'Aucun indicateur dans cet état.',
  columns: {
    name: 'Indicateur',
    standing: 'État',
    validity: 'Valide',
    sightings: 'Observations',
    heldBack: 'Retenues',
    score: 'Score',
  },
  validFrom: (from) => `à partir du ${from}`,
  validUntil: (until) => `jusqu’au ${until}`,
  valid: (from, until) => `du ${from} au ${until}`,
  always: 'Sans limite',

  sighting: {
    at: 'Date de l’observation',
    timeOfDay: 'Heure',
    atHint: 'Vide : maintenant',
    future: 'La date ne peut pas être dans le futur.',
    tooEarly: 'La date ne peut pas être antérieure à 1970.',
    count: 'Combien de fois',
    badCount: 'Saisissez un nombre entier d’au moins 1.',
    seenBy: 'Vu par',
    seenByHint: 'Une organisation, un capteur ou une source',
    note: 'Note',
    times: (count, written) => plural(count, { one: 'une fois', other: `${written} fois` }),
    seenByName: (name) => `Vu par ${name}`,
  },

  adding: {
    tlp: 'TLP',
    unmarked: 'Non renseigné',
    preview: 'Vérifier',
    previewTitle: 'Ce qui serait ajouté',
    previewFailed: 'Impossible de lire le texte.',
    states: { new: 'Nouveau', known: 'Connu', here: 'Déjà ici' },
    nothing: 'Aucun observable trouvé.',
    upTo: (level) => `jusqu’à ${level}`,
    anyMarking: 'Tout marquage',
  },
};

import { terms } from '@halyard/messages/fr';
import type { records as english } from '../../en/intelligence/records.ts';
import { common } from '../common.ts';

const { severities, incidentStatuses, threatStatuses } = terms;

export const records: typeof english = {
  severities,
  noSeverity: terms.noSeverity,
  incidentStatuses,
  threatStatuses,
  system: common.system,
  saveFailed: 'Les modifications n’ont pas pu être enregistrées.',
  inGraph: { open: 'Ouvrir dans le graphe', openOf: (name) => `Ouvrir ${name} dans le graphe` },
  techniques: { title: 'Techniques ATT&CK', failed: 'Impossible de charger les techniques.' },
  undo: {
    button: common.undo,
    done: 'Modification annulée',
    kept: (names) => `Non annulé, car modifié depuis : ${names}`,
    failed: 'La modification n’a pas pu être annulée.',
  },
  conflict: {
    title: 'Conflit de modification',
    about:
      'Quelqu’un d’autre a modifié cette fiche pendant votre saisie. Vos modifications sont conservées : vérifiez les différences avant d’enregistrer.',
    same: 'Les autres modifications ne sont pas en conflit avec les vôtres. Vous pouvez enregistrer.',
    field: 'Champ',
    mine: 'Votre version',
    newer: 'Version actuelle',
    none: '–',
    saveMine: 'Enregistrer et remplacer',
    adoptNewer: 'Abandonner mes modifications',
  },
};

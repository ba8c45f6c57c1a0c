import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'Pas encore installé',
  explanation: 'Cet écran arrivera avec l’une des prochaines versions. Rien de ce que vous voyez ailleurs n’en dépend.',
  back: 'Retour au tableau de bord',
  screens: {
    crimeAnalysis: {
      title: 'Analyse de la criminalité',
      about: 'Les données ouvertes de la police par mois et par secteur, avec leur couverture indiquée.',
    },
    schemas: {
      title: 'Explorateur de schémas',
      about: 'Les schémas JSON sous forme d’arbres, créés à partir d’exemples, comparés et validés.',
    },
  },
};

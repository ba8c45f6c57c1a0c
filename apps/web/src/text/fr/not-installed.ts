import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'Pas encore installé',
  explanation: 'Cet écran arrivera avec l’une des prochaines versions. Rien de ce que vous voyez ailleurs n’en dépend.',
  back: 'Retour au tableau de bord',
  screens: {
    threats: {
      title: 'Analyse des menaces',
      about: 'Les menaces par période, gravité, type et source, avec leur historique et une carte.',
    },
    network: {
      title: 'Analyse du réseau d’entités',
      about: 'Les personnes, les organisations et les lieux, et les liens qui les unissent.',
    },
    security: {
      title: 'Opérations de sécurité',
      about: 'Les incidents avec leur chronologie, les playbooks, les alertes et les rapports.',
    },
    crimeAnalysis: {
      title: 'Analyse de la criminalité',
      about: 'Les données ouvertes de la police par mois et par secteur, avec leur couverture indiquée.',
    },
    schemas: {
      title: 'Explorateur de schémas',
      about: 'Les schémas JSON sous forme d’arbres, créés à partir d’exemples, comparés et validés.',
    },
    notifications: { title: 'Notifications', about: 'Ce qui demande votre attention, classé par jour et par type.' },
  },
};

import type { pledges as english } from '../en/pledges.ts';

/** What stands beside the forms of visitors. */
export const pledges: typeof english = [
  {
    title: 'Chaque chiffre ouvre ses enregistrements',
    text: 'Un chiffre est un lien vers les lignes qu’il compte, et rien de ce qui s’affiche n’est inventé.',
  },
  {
    title: 'Un seul journal de ce qui s’est passé',
    text: 'L’historique, les chiffres et les notifications proviennent d’un même journal d’événements vérifiable, où rien ne s’efface.',
  },
  {
    title: 'Chez vous, sur une seule machine',
    text: 'Un seul processus, base de données et identité comprises. Il fonctionne sans aucun accès à Internet.',
  },
];

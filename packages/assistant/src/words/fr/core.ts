import type { core as english } from '../en/core.ts';

export const core: typeof english = {
  levels: { Critical: 'Critique', High: 'Élevée', Medium: 'Moyenne', Low: 'Faible' },
  unknown: 'inconnu',
  none: 'aucun',
  moreRows: (shown) => `et ${shown} de plus`,
  until: (day) => `jusqu’au ${day} inclus`,
  tryAsking: 'Vous pouvez demander, par exemple :',
  notUnderstood: 'Je n’ai pas compris la question. Reformulez-la.',
  unknownWords: (words) => `Je ne reconnais pas ${words}. Essayez d’autres mots.`,
  beyond:
    'Halyard n’a aucune donnée pour y répondre. Je rapporte les données enregistrées ; je n’explique pas les causes et ne prédis rien.',
  forbidden: 'Vous n’avez pas l’autorisation de voir cela, je ne peux donc pas répondre.',
  notFound: (words) => `Je n’ai trouvé aucun enregistrement nommé ${words}.`,
  recordGone: 'L’enregistrement concerné n’existe plus.',
  unavailable: 'Les données nécessaires ne peuvent pas être lues pour le moment. Veuillez réessayer.',
  tooLong: 'Cette question est trop longue pour moi. Posez une question à la fois.',
  empty:
    'Interrogez-moi sur les incidents, les menaces, le réseau, les tâches, les notifications, les données de police ou les schémas.',
};

import type { connection as english } from '../../en/shell/connection.ts';

export const connection: typeof english = {
  lost: 'Le serveur est injoignable. Les écrans déjà ouverts restent utilisables avec leurs dernières données et votre saisie est conservée. Reconnexion en cours…',
  notLoaded: 'Cet écran n’a pas encore été chargé',
  notLoadedReason: 'La connexion est coupée. Les écrans déjà ouverts fonctionnent toujours.',
  back: 'Retour',
  receiving: (megabytes) => `Téléchargement : ${megabytes} Mo reçus`,
};

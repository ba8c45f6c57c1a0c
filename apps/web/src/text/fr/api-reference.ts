import type { apiReference as english } from '../en/api-reference.ts';

export const apiReference: typeof english = {
  title: 'Référence de l’API',
  about: 'Tous les appels de l’API du produit, tirés du contrat que partagent le serveur et la console.',
  download: 'Télécharger en OpenAPI 3.1',
  loading: 'Chargement du document de l’API...',
  failed: 'Le document de l’API n’a pas pu être chargé.',
  retry: 'Réessayer',
  permission: 'Autorisation',
  anyone: 'Sans connexion',
  parameters: 'Paramètres',
  body: 'Corps de la requête',
  reply: 'Réponse',
  noReply: 'Aucun contenu',
  refusals: 'Tous les refus ont la forme {message, code, requestId}.',
};

import type { apiReference as english } from '../../en/administration/api-reference.ts';
import { common } from '../common.ts';

export const apiReference: typeof english = {
  title: 'Référence de l’API',
  about: 'Tous les points de terminaison de l’API, générés à partir du contrat que partagent le serveur et la console.',
  download: 'Télécharger en OpenAPI 3.1',
  loading: 'Chargement du document de l’API...',
  failed: 'Le document de l’API n’a pas pu être chargé.',
  retry: common.retry,
  permission: 'Autorisation',
  anyone: 'Aucune authentification requise',
  parameters: 'Paramètres',
  body: 'Corps de la requête',
  reply: 'Réponse',
  noReply: 'Aucun contenu',
  introduction: 'Règles générales',
  filter: 'Filtrer les opérations',
  nothingFound: 'Aucune opération ne correspond.',
  required: 'obligatoire',
  errors: 'Erreurs',
  copy: common.copy,
  copied: common.copied,
  run: 'Exécuter',
  runFailed: 'La requête a échoué.',
  rules: [
    {
      name: 'Clés',
      rule: 'Créez une clé dans les Paramètres, sous « API », et envoyez-la dans x-api-key. Les clés commencent par hlk_. Une clé a les droits de son propriétaire ; celles des lecteurs ne font que lire. Le compte, les utilisateurs, les paramètres, les sessions, les webhooks, le journal d’audit et l’assistant sont fermés aux clés.',
    },
    {
      name: 'Limites',
      rule: 'Une clé a la limite choisie par son propriétaire ; une personne et une adresse ont 1 200 requêtes par minute. RateLimit indique ce qui reste ; au-delà, la réponse est 429 avec Retry-After. Un corps JSON peut atteindre 1 Mo.',
    },
    {
      name: 'Erreurs',
      rule: 'Toute erreur a la forme {message, code, requestId}. Décidez d’après code : il ne change pas. Envoyez requestId quand vous demandez de l’aide.',
    },
    {
      name: 'Idempotence',
      rule: 'Envoyez Idempotency-Key avec une valeur de votre choix là où l’opération l’indique. Répétée dans la journée, la requête reçoit la première réponse et ne change rien.',
    },
    {
      name: 'Pagination',
      rule: 'Les listes qui grandissent ont limit et after. La valeur next de la réponse est le after de la page suivante ; elle est null à la fin.',
    },
    {
      name: 'Événements en direct',
      rule: 'GET /live est un flux d’événements envoyés par le serveur. Lisez-le avec fetch, car il faut le même en-tête que pour toute requête. Après une coupure, envoyez le dernier id dans Last-Event-ID.',
    },
    {
      name: 'Versions',
      rule: 'Dans la version 1, il n’y a que des ajouts : ignorez ce que vous ne connaissez pas. Un changement que les clients pourraient remarquer reçoit une nouvelle adresse.',
    },
  ],
};

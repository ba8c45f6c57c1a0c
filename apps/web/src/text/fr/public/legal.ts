import type { legal as english } from '../../en/public/legal.ts';

/** The dialogs of the three links under the sign-in form. */
export const legal: typeof english = {
  terms: [
    'Réservé aux personnes à qui votre organisation a donné accès, pour son travail de sécurité et de renseignement.',
    'Ce que vous y faites est consigné dans un journal d’audit. Ne communiquez ni votre mot de passe ni vos codes.',
    'Les enregistrements peuvent contenir des données personnelles de tiers. Ne les utilisez et ne les partagez que dans les limites fixées par votre organisation et par la loi.',
  ],
  passwords:
    'Les mots de passe ne sont conservés que sous forme de vérificateurs irréversibles, chiffrés avec une clé stockée hors de la base de données.',
  stored: 'Données conservées et durée de conservation :',
  kept: (of) => [
    'Votre compte (nom, adresse e-mail, téléphone, entreprise, service, rôle, paramètres, tableau de bord, tâches, notifications) : jusqu’à la suppression du compte.',
    'Clés d’accès, applications d’authentification, codes de récupération et clés d’API, chiffrés ou sous forme d’empreinte : jusqu’à ce que vous les retiriez ou que le compte soit supprimé.',
    `Sessions et appareils, avec heure, adresse réseau et navigateur : jusqu’à votre déconnexion, au plus ${of.sessionDays} jours après la dernière utilisation ; appareils mémorisés : jusqu’à ce que vous les retiriez.`,
    'Qui a fait quoi, avec heure et adresse réseau, dans le journal d’audit et l’historique des enregistrements : tant que cet espace de travail existe, même après la suppression du compte.',
    `Menaces, entités, incidents, schémas, importations et données de police, avec les noms de ceux qui y ont travaillé : jusqu’à leur suppression. Les schémas supprimés sont effacés après ${of.deletedSchemaDays} jours ; les autres enregistrements supprimés n’apparaissent plus à l’écran et restent dans la base de données, comme historique.`,
    `Les conversations avec l’assistant et vos évaluations : les ${of.assistantConversations} plus récentes et, pour chacune, les ${of.assistantMessages} messages les plus récents ; elles sont effacées définitivement ${of.deletedConversationHours} heures après leur suppression. Les questions enregistrées : jusqu’à ce que vous les supprimiez ou que le compte soit supprimé.`,
    `E-mails et SMS : ${of.letterDays} jours. Ce que les sources d’alertes ont envoyé, tel quel : ${of.sourceDeliveryDays} jours. Résultats des livraisons de webhooks : ${of.webhookDeliveryDays} jours. Codes : ${of.codeHours} heures au plus. Mots de passe temporaires : ${of.temporaryPasswordDays} jours.`,
    'Dans ce navigateur : votre session, la langue, le thème, la disposition et les saisies non enregistrées.',
  ],
  nothingSent: 'Aucune donnée n’est envoyée à des services externes.',
  sent: 'Cette installation envoie des données à des services externes :',
  servicesUnknown:
    'Impossible de déterminer les services externes utilisés par cette installation. Adressez-vous à ses administrateurs.',
  services: {
    mail: 'Un serveur de messagerie reçoit votre adresse et les e-mails qui vous sont destinés, codes compris.',
    text_messages: 'Une passerelle SMS reçoit votre numéro de téléphone et les codes qui y sont envoyés.',
    webhooks: 'Les webhooks envoient les événements de l’utilisateur qui les a configurés à l’URL qu’il a indiquée.',
    model:
      'Un modèle de langage reçoit les questions posées à l’assistant et les données sur lesquelles reposent les réponses.',
    cloud_pool:
      'Un groupe d’utilisateurs dans le cloud conserve noms, adresses e-mail, mots de passe et méthodes à deux facteurs, et vérifie chaque connexion.',
  },
  support: ['Contactez les administrateurs de cet espace de travail. Indiquez l’ID de requête affiché avec l’erreur.'],
};

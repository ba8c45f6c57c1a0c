import type { legal as english } from '../en/legal.ts';

/** What the three links under the sign-in form open. */
export const legal: typeof english = {
  terms: [
    'Réservé aux personnes à qui votre organisation a donné accès, pour son travail de sécurité et de renseignement.',
    'Ce que vous y faites est consigné dans un journal d’audit. Ne communiquez ni votre mot de passe ni vos codes.',
    'Les enregistrements peuvent contenir des données personnelles de tiers. Ne les utilisez et ne les partagez que dans les limites fixées par votre organisation et par la loi.',
  ],
  privacy: [
    'Données conservées à votre sujet : nom, adresse e-mail, entreprise, rôle, connexions avec leur heure et leur adresse réseau, tâches et paramètres.',
    'Des mots de passe, seul un vérificateur irréversible est conservé, scellé avec une clé stockée hors de la base de données.',
    'Rien n’est envoyé à des services externes. Les codes expirent sous 24 heures ; supprimer votre compte efface vos tâches et vos paramètres.',
  ],
  support: [
    'Adressez-vous aux personnes qui gèrent cet espace de travail. Envoyez-leur l’ID de la requête qu’affiche l’erreur ; elles peuvent le rechercher.',
  ],
};

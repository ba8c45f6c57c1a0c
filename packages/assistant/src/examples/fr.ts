import type { Examples } from './screens.ts';

/** Questions that are offered, by screen; each of them is answered. */
export const fr: Examples = {
  '/security?incidents': [
    'Résume cet incident',
    'Qui est responsable de cet incident ?',
    'Quels incidents sont similaires à celui-ci ?',
  ],
  '/security': [
    'Combien d’incidents sont ouverts ?',
    'Incidents par gravité',
    'Quel est le temps moyen de résolution ?',
    'Quels incidents sont en retard ?',
  ],
  '/threats?threats': ['Que sait-on sur cette menace ?', 'À quels incidents est-elle associée ?'],
  '/threats': [
    'Menaces par type',
    'Menaces critiques pas encore acquittées',
    'Menaces par jour cette semaine',
    'Menaces par pays',
  ],
  '/network?entities': ['À qui cette entité est-elle reliée ?', 'À quels incidents est-elle associée ?'],
  '/network': ['Qui a le plus de relations ?', 'Entités par type', 'Personnes à haut risque', 'Relations fortes'],
  '/todos': [
    'Quelles tâches sont en retard ?',
    'Par quoi commencer ?',
    'Tâches par priorité',
    'Quelles tâches arrivent à échéance cette semaine ?',
  ],
  '/users': [
    'Combien d’analystes y a-t-il ?',
    'Utilisateurs par service',
    'Qui n’a pas de second facteur ?',
    'Qui ne s’est pas connecté depuis un mois ?',
  ],
  '/notifications': [
    'Ai-je des notifications non lues ?',
    'Quelles notifications demandent une action ?',
    'Notifications par type',
  ],
  '/imports': [
    'Qu’est-ce que la dernière importation a rejeté ?',
    'Quelles importations ont échoué ?',
    'Importations ce mois-ci',
  ],
  '/audit': [
    'Le journal d’audit est-il intact ?',
    'Entrées d’audit par action',
    'Échecs de connexion au cours des dernières 24 heures',
  ],
  '/sources': [
    'Comment connecter un outil ?',
    'Que faire si une source est en échec ou silencieuse ?',
    'Qu’est-ce qu’une lettre morte ?',
  ],
  '/crime-analysis': [
    'Combien de cambriolages le mois dernier ?',
    'Délits par zone',
    'Quels mois manquent ?',
    'Plus forte hausse par force de police le mois dernier',
  ],
  '/schemas': ['Quels schémas avons-nous ?', 'Combien de champs par schéma ?', 'Schémas par origine'],
  '/dashboard': [
    'Donne-moi un aperçu',
    'Par quoi commencer ?',
    'Que s’est-il passé aujourd’hui ?',
    'Combien d’incidents sont ouverts ?',
  ],
  '/profile': ['Quel est mon rôle ?', 'Où suis-je connecté ?', 'Quand ai-je changé mon mot de passe ?'],
  '/settings': [
    'Quel est mon fuseau horaire ?',
    'Au bout de combien de temps suis-je déconnecté ?',
    'Où sont mes clés API ?',
  ],
  '*': [
    'Donne-moi un aperçu',
    'Que s’est-il passé aujourd’hui ?',
    'Par quoi commencer ?',
    'Combien d’incidents sont ouverts ?',
  ],
};

import { readHelp } from '../../help/read-help.ts';
import { inWords } from '../in-words.ts';
import type { howTo as english } from './en.ts';
import type { PlaceId } from './guides.ts';
import { words } from './words/fr.ts';

const security = 'Opérations de sécurité';
const crime = 'Analyse de la criminalité';
const network = 'Réseau d’entités';
const threats = 'Analyse des menaces';
const settings = 'Paramètres';
const people = 'Gestion des utilisateurs';

const places: Readonly<Record<PlaceId, string>> = {
  task: 'Mes tâches',
  dashboard: 'Tableau de bord',
  incident: security,
  notification: 'Notifications',
  import: 'Importations',
  alert: `${security}, Alertes`,
  rule: `${security}, Alertes`,
  playbook: `${security}, Playbooks`,
  report: `${security}, Rapports`,
  threat: threats,
  map: `${threats}, Carte des menaces`,
  entity: network,
  connection: network,
  network,
  graph: network,
  crime,
  coverage: `${crime}, Couverture`,
  analysis: `${crime}, Analyse`,
  schema: 'Explorateur de schémas',
  settings,
  webhook: `${settings}, API`,
  twoFactor: `${settings}, Sécurité`,
  theme: settings,
  language: settings,
  sample: settings,
  device: `${settings}, Sécurité`,
  profile: 'Profil',
  account: 'Profil',
  session: 'Profil',
  user: people,
  role: people,
  audit: 'Journal d’audit',
  api: 'Référence de l’API',
};

/** Instructions in French. */
export const howTo: typeof english = {
  phrases: {
    'topic:howto': inWords(`
      comment puis-je, comment voir, comment afficher, comment consulter, comment accéder, comment peut-on,
      comment je peux, comment faire, comment faire pour, comment fait-on pour, comment ajouter, comment créer,
      comment changer, comment modifier, comment supprimer, comment effacer, comment importer, comment exporter,
      comment lancer, comment activer, comment désactiver, comment configurer, comment obtenir, comment trouver,
      comment ouvrir, comment rattacher, comment relier, comment lier, comment télécharger, comment attribuer,
      comment escalader, comment prendre en compte, comment acquitter, comment qualifier, comment filtrer, comment comparer,
      comment valider, comment vérifier, comment marquer, comment envoyer, comment disposer, comment terminer,
      comment analyser, comment révoquer, comment approuver, comment rechercher, comment chercher,
      comment utiliser, comment connecter, comment annuler, comment défaire, comment restaurer,
      comment récupérer, comment réinitialiser, comment inviter, comment me déconnecter, comment déconnecter,
      comment générer, comment écrire, comment résoudre, comment fermer, comment mettre, comment passer,
      comment est-ce que je, comment enregistrer, comment démarrer, comment déplacer, comment assigner,
      comment enlever, où puis-je, où trouver, où voir, où obtenir, puis-je, peut-on, est-il possible de,
      mode d'emploi, raccourcis clavier, raccourcis, clé d'accès, passkey, passkeys, tout marquer comme lu,
      ajouter une tâche, comment je, comment on, comment dois-je, où changer, où modifier, où créer, où ajouter,
      où configurer, où télécharger, où exporter, où importer, où activer, où désactiver, où régler, où gérer,
      je peux, on peut, est-ce que je peux, je veux exporter, je veux importer, je veux télécharger,
      je veux créer, je veux ajouter, je veux changer, je veux modifier, je veux supprimer, je voudrais exporter,
      je voudrais créer, je voudrais ajouter, je voudrais changer, peux-tu créer, peux-tu ajouter,
      peux-tu exporter, pouvez-vous créer
    `),
    'ask:where': inWords(`où est, où sont, où se trouve, où se trouvent`),
    'op:where': inWords(`où est, où sont`),
    'howto:do': inWords(`
      changer mot de passe, changer le mot de passe, changer mon mot de passe, changer de mot de passe,
      modifier mon mot de passe, mot de passe oublié, j'ai oublié mon mot de passe, réinitialiser le mot de passe,
      réinitialiser mon mot de passe, activer le mode sombre, active le mode sombre, activer mode sombre,
      me déconnecter, se déconnecter, déconnecte-moi, déconnexion, changer la langue, changer de langue,
      change la langue, supprimer mon compte, désactiver les notifications, activer les notifications,
      changer le fuseau horaire
    `),
  },
  examples: readHelp('fr', 'how-to').map(({ heading }) => heading),
  words,
  places,
  find: (place) => `Vous le trouvez sous ${place}.`,
  notByMe: 'Je ne peux pas le faire à votre place ; voici comment procéder.',
  notYours: 'Votre rôle n’ouvre pas cet écran ; il est réservé aux administrateurs.',
  label: (question) => `Mode d’emploi : ${question}`,
};

import type { Instructions } from '../instruction.ts';

/** How things are done, in French. Names of screens stand in brackets. */
export const instructions: Instructions = {
  addTask: {
    question: 'Comment ajouter une tâche ?',
    steps:
      'Ouvrez [Mes tâches], écrivez dans « Ajouter une tâche... » et appuyez sur Ajouter ou Entrée. Sont compris !haute, !basse et un jour : demain, vendredi, 2026-12-01. Ou dites-moi : « Ajoute une tâche : … ».',
  },
  editTask: {
    question: 'Comment modifier une tâche ?',
    steps:
      'Dans [Mes tâches], cliquez sur le texte de la tâche ou sur Modifier, changez-le et appuyez sur Enregistrer. Annuler garde l’ancien texte.',
  },
  completeTask: {
    question: 'Comment terminer une tâche ?',
    steps:
      'Dans [Mes tâches], cochez la case de la tâche ; la cocher à nouveau la rouvre. Ou dites-moi : « Marque … comme terminée ».',
  },
  deleteTask: {
    question: 'Comment supprimer une tâche ?',
    steps:
      'Dans [Mes tâches], appuyez sur Supprimer. « Annuler » dans le message qui suit ramène la tâche ; c’est possible pendant un jour.',
  },
  taskPriority: {
    question: 'Comment changer l’échéance d’une tâche ?',
    steps:
      'Dans [Mes tâches], la priorité et l’échéance de chaque tâche se modifient. Une nouvelle tâche les tire de son texte : !haute, demain.',
  },
  shortcuts: {
    question: 'Quels raccourcis clavier existe-t-il ?',
    steps:
      'Ctrl K ouvre la recherche, Ctrl J l’assistant. Dans [Mes tâches], n écrit une nouvelle tâche, j et k passent de l’une à l’autre, e modifie, Espace termine et ? affiche toutes les touches.',
  },
  widgets: {
    question: 'Comment disposer les widgets ?',
    steps:
      'Sur le [Tableau de bord], faites glisser un widget, ou déplacez-le avec les flèches et redimensionnez-le avec Maj et les flèches. Ajouter un widget en ajoute un, Réinitialiser la disposition ramène la première.',
  },
  addIncident: {
    question: 'Comment ouvrir un incident ?',
    steps:
      'Dans [Opérations de sécurité], appuyez sur Nouvel incident et indiquez titre, gravité et source. Les analystes et les administrateurs le peuvent. Un clic sur une ligne ouvre un incident existant.',
  },
  editIncident: {
    question: 'Comment modifier un incident ?',
    steps:
      'Ouvrez-le dans [Opérations de sécurité] et choisissez Modifier sous Autres actions. Les analystes et les administrateurs le peuvent.',
  },
  changeStatus: {
    question: 'Comment changer l’état d’un incident ?',
    steps:
      'Ouvrez-le dans [Opérations de sécurité] et appuyez sur Changer le statut. Résolu fixe l’heure de résolution à maintenant. Les analystes et les administrateurs le peuvent.',
  },
  addNote: {
    question: 'Comment ajouter une note à un incident ?',
    steps:
      'Ouvrez-le dans [Opérations de sécurité] et appuyez sur Ajouter une note ou Ajouter un point. Une note ne prévient personne ; un point prévient le responsable et les administrateurs.',
  },
  escalate: {
    question: 'Comment escalader un incident ?',
    steps:
      'Ouvrez-le dans [Opérations de sécurité], appuyez sur Escalader et dites pourquoi. La gravité monte d’un cran et tous les administrateurs sont prévenus.',
  },
  assign: {
    question: 'Comment attribuer un incident ?',
    steps:
      'Ouvrez-le dans [Opérations de sécurité] et choisissez une personne sous Responsable. Les analystes et les administrateurs peuvent avoir des incidents.',
  },
  linkRecord: {
    question: 'Comment rattacher une menace à un incident ?',
    steps:
      'Ouvrez l’incident dans [Opérations de sécurité], appuyez sur Associer un élément et cherchez la menace ou l’entité.',
  },
  startPlaybook: {
    question: 'Comment lancer un playbook ?',
    steps:
      'Ouvrez l’incident dans [Opérations de sécurité] et appuyez sur Lancer un playbook, ou choisissez-en un sous [Playbooks] et appuyez sur Lancer sur un incident. Cochez ensuite ses étapes dans l’incident.',
  },
  makePlaybook: {
    question: 'Comment créer un playbook ?',
    steps:
      'Les administrateurs appuient sur Nouveau playbook sous [Playbooks] ; on les y modifie et supprime aussi. Ce qui est déjà lancé garde ses étapes.',
  },
  deleteIncident: {
    question: 'Comment supprimer un incident ?',
    steps:
      'Les administrateurs le suppriment sous Autres actions dans [Opérations de sécurité]. « Annuler » dans le message qui suit le ramène.',
  },
  report: {
    question: 'Comment faire un rapport sur les incidents ?',
    steps:
      'Choisissez une période sous [Rapports] ; le rapport est fait aussitôt. Télécharger en HTML et Télécharger en CSV l’enregistrent. Il couvre 366 jours au plus.',
  },
  acknowledge: {
    question: 'Comment acquitter une alerte ?',
    steps:
      'Appuyez sur Acquitter sous [Alertes] ou sur la menace dans [Analyse des menaces] ; cela vaut aux deux endroits. Plusieurs peuvent être sélectionnées ensemble.',
  },
  alertRule: {
    question: 'Comment créer une règle d’alerte ?',
    steps:
      'Appuyez sur Nouvelle règle sous [Alertes] et fixez gravités, types, sources, mots ou une confiance minimale. Une menace que personne n’a acquittée devient une alerte quand chaque condition est remplie.',
  },
  incidentFromAlert: {
    question: 'Comment faire un incident d’une alerte ?',
    steps:
      'Appuyez sur Créer un incident sous [Alertes], ou sur Ajouter à un incident pour des menaces dans [Analyse des menaces] ; l’incident peut être nouveau ou existant.',
  },
  addThreat: {
    question: 'Comment ajouter une menace ?',
    steps:
      'Appuyez sur Nouvelle menace dans [Analyse des menaces]. Les analystes et les administrateurs le peuvent. Un import en apporte beaucoup à la fois.',
  },
  triage: {
    question: 'Comment qualifier une menace ?',
    steps:
      'Ouvrez-la dans [Analyse des menaces] et appuyez sur Triage : donnez un verdict ou une nouvelle gravité et dites pourquoi. Modifier change tout le reste, le statut aussi ; plusieurs peuvent être sélectionnées.',
  },
  exportThreats: {
    question: 'Comment exporter des menaces ?',
    steps:
      'Filtrez-les dans [Analyse des menaces] et appuyez sur Exporter : CSV, JSON ou STIX 2.1. Le fichier contient tous les résultats ; un administrateur peut fixer une limite pour les lecteurs.',
  },
  filterThreats: {
    question: 'Comment filtrer les menaces ?',
    steps:
      'Appuyez sur Filtrer dans [Analyse des menaces] : gravité, état, marquage, type, source et texte. Le filtre fait partie de l’adresse et peut donc être partagé.',
  },
  addEntity: {
    question: 'Comment ajouter une entité ?',
    steps: 'Appuyez sur Nouvelle entité dans [Réseau d’entités]. Les analystes et les administrateurs le peuvent.',
  },
  editEntity: {
    question: 'Comment modifier une entité ?',
    steps:
      'Sélectionnez-la dans [Réseau d’entités] et choisissez Modifier ou Supprimer parmi ses actions. Une suppression peut être annulée pendant un jour.',
  },
  addConnection: {
    question: 'Comment relier deux entités ?',
    steps:
      'Sélectionnez-en une dans [Réseau d’entités], choisissez Relier et cherchez l’autre. Une ligne de ses liens ouvre le lien pour le modifier ou le supprimer.',
  },
  findPath: {
    question: 'Comment trouver le plus court chemin entre deux entités ?',
    steps:
      'Dans [Réseau d’entités], choisissez Chemin depuis ici sur l’une et Chemin jusqu’ici sur l’autre ; un chemin compte 8 étapes au plus. Ou demandez-moi : « Comment … est-il lié à … ? »',
  },
  exportNetwork: {
    question: 'Comment exporter le réseau ?',
    steps:
      'Utilisez Exporter dans [Réseau d’entités] : image (PNG), CSV, JSON ou STIX 2.1. Les analystes et les administrateurs peuvent exporter les enregistrements.',
  },
  importStix: {
    question: 'Comment importer du STIX ?',
    steps:
      'Choisissez ou déposez le fichier sous [Importations] : bundles STIX 2.1 et CSV, jusqu’à 256 Mo. Le résumé dit ce qui a été enregistré, mis à jour et refusé. Les analystes et les administrateurs peuvent importer, les programmes avec une clé API aussi.',
  },
  importCsv: {
    question: 'Comment importer un fichier CSV ?',
    steps:
      'Téléchargez un modèle de menaces, d’entités ou de relations sous [Importations], remplissez-le et déposez-le là. Les données de police et les schémas prennent le CSV sur leurs propres écrans.',
  },
  undoImport: {
    question: 'Comment annuler une importation ?',
    steps:
      'Ouvrez-la sous [Importations] et annulez-la. Ce que quelqu’un a modifié depuis reste et est compté. Les analystes peuvent annuler leurs importations, les administrateurs tous.',
  },
  refusals: {
    question: 'Où voir ce qui a été refusé lors d’une importation ?',
    steps:
      'Ouvrez l’importation sous [Importations] : chaque refus a son emplacement et sa raison, et tous se téléchargent en CSV.',
  },
  importCrime: {
    question: 'Comment importer des données de police ?',
    steps:
      'Sous [Analyse de la criminalité, Importations], choisissez des fichiers CSV de data.police.uk ou un zip de ceux-ci, ou récupérez un mois chez l’éditeur. Les analystes et les administrateurs le peuvent.',
  },
  analyse: {
    question: 'Comment analyser un mois de données de criminalité ?',
    steps:
      'Dans [Analyse de la criminalité], choisissez l’année, le mois et les villes et appuyez sur Analyser les données. Les lecteurs peuvent lire les analyses.',
  },
  compareMonths: {
    question: 'Comment comparer deux mois ?',
    steps: 'Sous [Analyse de la criminalité, Exploration], Comparer met face à face deux mois ou deux zones.',
  },
  crimeReport: {
    question: 'Comment exporter une analyse ?',
    steps:
      'Ouvrez l’analyse dans [Analyse de la criminalité] et appuyez sur Exporter le rapport : HTML, CSV ou JSON. Les lignes seules s’exportent sous [Enregistrements].',
  },
  makeSchema: {
    question: 'Comment créer un schéma à partir d’un fichier CSV ?',
    steps:
      'Appuyez sur Créer un schéma dans l’[Explorateur de schémas] et choisissez un fichier d’exemple (CSV, JSON, NDJSON), un mois de données de police ou un JSON Schema. L’exemple est lu et non conservé.',
  },
  schemaVersions: {
    question: 'Comment comparer deux versions d’un schéma ?',
    steps:
      'Ouvrez le schéma dans l’[Explorateur de schémas] : Versions en compare deux et donne un verdict. Une nouvelle version se fait avec Créer un schéma, comme version suivante de celui qui est ouvert.',
  },
  validate: {
    question: 'Comment valider un document JSON ?',
    steps:
      'Ouvrez le schéma dans l’[Explorateur de schémas], choisissez Valider et collez le document ou déposez le fichier. Il est vérifié et non conservé.',
  },
  exportSchema: {
    question: 'Comment exporter un schéma ?',
    steps:
      'Ouvrez-le dans l’[Explorateur de schémas] et utilisez Exporter : JSON Schema, types TypeScript ou un document d’exemple.',
  },
  deleteSchema: {
    question: 'Comment supprimer un schéma ?',
    steps:
      'Ouvrez-le dans l’[Explorateur de schémas] et appuyez sur Supprimer. « Annuler » le ramène. Les analystes suppriment leurs schémas, les administrateurs tous.',
  },
  theme: {
    question: 'Comment changer le thème ?',
    steps: 'Choisissez Clair, Sombre ou Système sous [Paramètres] ou dans le menu à votre nom.',
  },
  language: {
    question: 'Comment changer la langue ?',
    steps: 'Choisissez anglais, espagnol, français, allemand ou japonais sous [Paramètres].',
  },
  region: {
    question: 'Comment changer le fuseau horaire ?',
    steps:
      'Le fuseau horaire et le format de date sont sous [Paramètres]. Ils valent pour chaque heure de chaque écran.',
  },
  defaultView: {
    question: 'Comment changer l’écran de démarrage ?',
    steps: 'Choisissez la vue par défaut sous [Paramètres] : l’écran qui s’ouvre après la connexion.',
  },
  density: {
    question: 'Comment changer la densité ?',
    steps: 'Le menu à votre nom propose trois densités.',
  },
  sessionTimeout: {
    question: 'Comment changer le délai d’inactivité ?',
    steps: 'Choisissez 15, 30, 60 ou 120 minutes sous [Paramètres, Sécurité]. Il ne se désactive pas.',
  },
  passwordExpiry: {
    question: 'Comment changer l’expiration du mot de passe ?',
    steps: 'Choisissez 30, 60, 90 ou 180 jours sous [Paramètres, Sécurité]. Elle ne se désactive pas.',
  },
  twoFactor: {
    question: 'Comment activer l’authentification à deux facteurs ?',
    steps:
      'Activez-la sous [Paramètres, Sécurité], scannez le code avec une application d’authentification et saisissez les six chiffres. Conservez les codes de secours affichés.',
  },
  twoFactorOff: {
    question: 'Comment désactiver l’authentification à deux facteurs ?',
    steps: 'Désactivez-la sous [Paramètres, Sécurité] avec un code de l’application ou un code de secours.',
  },
  recoveryCodes: {
    question: 'Où obtenir des codes de secours ?',
    steps:
      'Votre [Profil] dit combien il en reste et en crée dix nouveaux une fois l’authentification à deux facteurs activée. Les précédents ne valent plus.',
  },
  passkeys: {
    question: 'Puis-je utiliser une clé d’accès ?',
    steps:
      'Oui. Dans votre [Profil], choisissez Ajouter une clé d’accès. Les clés d’accès et de sécurité fonctionnent sur la page de connexion de la console.',
  },
  apiKey: {
    question: 'Comment obtenir une clé API ?',
    steps:
      'Appuyez sur Régénérer sous [Paramètres, API]. La clé n’est affichée que cette fois et a vos droits ; la précédente ne vaut plus.',
  },
  revokeKey: {
    question: 'Comment révoquer ma clé API ?',
    steps:
      'Appuyez sur Révoquer sous [Paramètres, API]. La clé cesse aussitôt de valoir. L’accès API s’y désactive aussi.',
  },
  webhook: {
    question: 'Comment configurer un webhook ?',
    steps:
      'Saisissez une adresse https publique sous [Paramètres, API], enregistrez, créez un secret de signature et envoyez un test. Les derniers envois y figurent.',
  },
  origins: {
    question: 'Comment changer la limite de débit ?',
    steps: 'La limite de débit et les origines autorisées de votre clé sont sous [Paramètres, API].',
  },
  notificationSettings: {
    question: 'Comment désactiver les notifications par e-mail ?',
    steps:
      'Sous [Paramètres, Notifications], vous choisissez e-mails, messages du navigateur et sujets ; [Notifications] a les préférences d’alerte.',
  },
  markRead: {
    question: 'Comment marquer les notifications comme lues ?',
    steps: 'Dans [Notifications], appuyez sur Marquer comme lue pour l’une, ou sur Tout marquer comme lu.',
  },
  clearNotifications: {
    question: 'Comment effacer mes notifications ?',
    steps:
      'Dans [Notifications], Masquer en retire une de la liste et Tout effacer les retire toutes ; celles qui exigent une action restent si vous ne les incluez pas. « Annuler » les ramène.',
  },
  announce: {
    question: 'Comment envoyer une annonce à tous ?',
    steps: 'Les administrateurs l’écrivent dans [Notifications] ; tous ceux qui ont un compte sont prévenus.',
  },
  password: {
    question: 'Comment changer mon mot de passe ?',
    steps:
      'Dans votre [Profil], appuyez sur Modifier le profil et saisissez un nouveau mot de passe. Vos autres sessions se terminent. Qui l’a oublié le réinitialise sur la page de connexion.',
  },
  email: {
    question: 'Comment changer mon adresse e-mail ?',
    steps:
      'Dans votre [Profil], appuyez sur Modifier le profil ; le nom d’utilisateur s’y change aussi. Une nouvelle adresse vaut une fois son code revenu.',
  },
  sessions: {
    question: 'Comment me déconnecter partout ailleurs ?',
    steps:
      'Votre [Profil] liste vos sessions : Déconnecter en termine une, Déconnecter toutes les autres le reste. Les appareils s’oublient dans votre [Profil]. Le menu à votre nom vous déconnecte ici.',
  },
  myData: {
    question: 'Comment télécharger mes données ?',
    steps:
      'Votre [Profil] propose Télécharger mes données : tout ce qui est conservé sur vous en un fichier JSON, sans secrets.',
  },
  deleteAccount: {
    question: 'Comment supprimer mon compte ?',
    steps:
      'Votre [Profil] a Supprimer le compte dans la zone de danger : les administrateurs sont priés de le fermer. Il reste actif jusque-là, et vous pouvez retirer la demande.',
  },
  inviteUser: {
    question: 'Comment inviter un utilisateur ?',
    steps:
      'Les administrateurs appuient sur Ajouter un utilisateur dans [Gestion des utilisateurs]. Un mot de passe provisoire, valable sept jours, est envoyé par e-mail.',
  },
  roles: {
    question: 'Comment approuver une demande de rôle ?',
    steps:
      'Les administrateurs ouvrent la personne dans [Gestion des utilisateurs] et accordent ou refusent la demande, ou changent le rôle.',
  },
  deactivateUser: {
    question: 'Comment désactiver un utilisateur ?',
    steps:
      'Les administrateurs mettent le statut sur inactif dans [Gestion des utilisateurs] ; chaque session de la personne se termine en une seconde. On y modifie et supprime aussi. Le dernier administrateur actif reste.',
  },
  resetSecondFactor: {
    question: 'Comment réinitialiser l’authentification à deux facteurs d’un utilisateur ?',
    steps:
      'Les administrateurs ouvrent la personne dans [Gestion des utilisateurs] et appuient sur Réinitialiser l’authentification à deux facteurs. La connexion suivante ne demande que le mot de passe.',
  },
  search: {
    question: 'Comment rechercher ?',
    steps:
      'Appuyez sur Ctrl K ou cliquez sur la recherche en haut : incidents, menaces, entités, playbooks, notifications et vos tâches ; ce que vous ne pouvez pas voir est laissé de côté.',
  },
  undo: {
    question: 'Comment annuler une modification ?',
    steps:
      'Appuyez sur « Annuler » dans le message qui suit une modification. Les modifications d’enregistrements s’annulent pendant un jour, sauf si quelqu’un d’autre a modifié le même depuis.',
  },
  assistant: {
    question: 'Comment ouvrir l’assistant ?',
    steps:
      'Appuyez sur Ctrl J ou sur le bouton à son nom. Effacer la conversation la vide, ce qui s’annule pendant un jour.',
  },
  externalModel: {
    question: 'Comment connecter un modèle externe ?',
    steps:
      'L’exploitant du serveur définit HALYARD_ASSISTANT_PROVIDER, HALYARD_ASSISTANT_URL et HALYARD_ASSISTANT_MODEL et le redémarre. Toute adresse compatible avec OpenAI convient, même locale, ou Anthropic. Sans cela, aucune question ne quitte le serveur.',
  },
  removeSample: {
    question: 'Comment supprimer les données d’exemple ?',
    steps:
      'Les administrateurs appuient sur Supprimer les données d’exemple sous [Paramètres]. Les comptes restent, comme tout ce que vous ou d’autres avez ajouté. Cela ne s’annule pas.',
  },
  backup: {
    question: 'Comment faire une sauvegarde ?',
    steps:
      'L’exploitant du serveur copie la base de données par ses propres moyens et garde à part le fichier identity.key. Sans cette clé, personne ne peut se connecter.',
  },
  audit: {
    question: 'Comment vérifier le journal d’audit ?',
    steps:
      'Les administrateurs appuient sur Vérifier l’intégrité dans le [Journal d’audit] ; les filtres et l’export en CSV et JSON y sont aussi.',
  },
  useApi: {
    question: 'Comment utiliser l’API ?',
    steps:
      'La [Référence de l’API] décrit chaque appel. Les programmes envoient une clé API, que vous créez sous [Paramètres, API].',
  },
};

import { fields, terms } from '@halyard/messages/fr';
import type { users as english } from '../../en/administration/users.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { roles, accountStatuses: statuses } = terms;

const departments: typeof english.departments = {
  Engineering: 'Ingénierie',
  'Data Science': 'Science des données',
  Marketing: 'Marketing',
  Sales: 'Ventes',
};

export const users: typeof english = {
  title: 'Gestion des utilisateurs',
  loading: 'Chargement des utilisateurs...',
  people: (count, written) => plural(count, { one: `${written} utilisateur`, other: `${written} utilisateurs` }),
  matching: (written, everyone) => `${written} utilisateurs sur ${everyone} correspondent aux filtres`,
  asOf: (time) => `Mis à jour à ${time}`,
  clearFilters: 'Effacer les filtres',
  refresh: common.refresh,
  retry: common.retry,
  add: 'Ajouter un utilisateur',
  dismiss: common.dismiss,
  close: common.close,
  cancel: common.cancel,
  undo: common.undo,

  filters: 'Recherche et filtres',
  search: 'Rechercher des utilisateurs',
  searchHint: 'Nom, nom d’utilisateur, e-mail ou service',
  filterRole: 'Filtrer par rôle',
  filterStatus: 'Filtrer par statut',
  allRoles: 'Tous les rôles',
  allStatuses: 'Tous les statuts',
  facets: 'Services et demandes',
  everyone: 'Tous les utilisateurs',
  requests: { role: 'Demandes de rôle', deletion: 'Demandes de suppression' },
  roles,
  statuses,
  departments,

  columns: {
    user: 'Utilisateur',
    name: fields.name,
    role: fields.role,
    department: 'Service',
    status: fields.status,
    lastLogin: 'Dernière connexion',
    actions: common.actions,
  },
  table: 'Utilisateurs',
  never: 'Jamais',
  none: 'Aucun utilisateur ne correspond aux filtres actuels',
  statusOf: (name) => `Statut de ${name}`,
  edit: (name) => `Modifier ${name}`,
  signIn: (name) => `État de connexion de ${name}`,
  parts: { label: 'Détails de l’utilisateur', person: 'Utilisateur', signIn: 'Connexion' },
  delete: (name) => `Supprimer ${name}`,
  invited: 'Invité',
  asksForRole: (role) => `Demande le rôle ${roles[role]}`,
  asksForDeletion: 'Demande la suppression',
  range: (first, last, total) => `${first} à ${last} sur ${total}`,
  pages: 'Pages d’utilisateurs',
  previousPage: 'Précédent',
  nextPage: 'Suivant',

  select: (name) => `Sélectionner ${name}`,
  selectPage: 'Sélectionner toute la page',
  selection: 'Utilisateurs sélectionnés',
  selected: (count, written) =>
    plural(count, { one: `${written} utilisateur sélectionné`, other: `${written} utilisateurs sélectionnés` }),
  setSelected: (status) => `Passer à « ${statuses[status]} »`,
  clearSelection: common.clearSelection,
  tooManySelected: (written) => `Vous pouvez modifier au plus ${written} utilisateurs à la fois.`,
  statusSet: (name, status) => `Statut de ${name} : ${statuses[status]}`,
  statusesSet: (count, written, status) =>
    plural(count, {
      one: `${written} utilisateur est passé à « ${statuses[status]} »`,
      other: `${written} utilisateurs sont passés à « ${statuses[status]} »`,
    }),
  statusesRestored: 'Changement de statut annulé',
  notChanged: (count, written) =>
    plural(count, {
      one: `${written} utilisateur n’a pas été modifié :`,
      other: `${written} utilisateurs n’ont pas été modifiés :`,
    }),
  rejectedPerson: (name, reason) => `${name} : ${reason}`,

  roleChange: {
    open: 'Changer le rôle...',
    title: (count, written) =>
      plural(count, { one: 'Changer le rôle de 1 utilisateur', other: `Changer le rôle de ${written} utilisateurs` }),
    role: 'Nouveau rôle',
    choose: 'Sélectionnez un rôle',
    hint: 'L’effet est affiché ici avant l’enregistrement.',
    loading: 'Comparaison des rôles...',
    failed: 'Échec du calcul de l’effet',
    changing: (count, written) =>
      plural(count, { one: '1 utilisateur change de rôle', other: `${written} utilisateurs changent de rôle` }),
    move: (from, to) => `${roles[from]} → ${roles[to]}`,
    gained: (from, to) => `Droits gagnés (${roles[from]} → ${roles[to]})`,
    lost: (from, to) => `Droits perdus (${roles[from]} → ${roles[to]})`,
    unchanged: (count, written) =>
      plural(count, { one: '1 utilisateur a déjà ce rôle', other: `${written} utilisateurs ont déjà ce rôle` }),
    rejected: (count, written) =>
      plural(count, {
        one: '1 utilisateur ne peut pas être modifié',
        other: `${written} utilisateurs ne peuvent pas être modifiés`,
      }),
    nothing: 'Le rôle d’aucun utilisateur ne changerait.',
    yes: 'Changer le rôle',
    done: (count, written, role) =>
      plural(count, {
        one: `1 utilisateur a maintenant le rôle ${roles[role]}`,
        other: `${written} utilisateurs ont maintenant le rôle ${roles[role]}`,
      }),
    restored: 'Les rôles précédents sont rétablis',
    rights: {
      users: 'Gérer les utilisateurs (écran Gestion des utilisateurs)',
      audit: 'Lire et vérifier le journal d’audit (écran Journal d’audit)',
      backgroundWork: 'Consulter, annuler et relancer les tâches en arrière-plan (Paramètres)',
      workspace: 'Modifier les réglages de l’espace de travail, supprimer les données d’exemple',
      announcements: 'Envoyer des annonces à tous les utilisateurs',
      access: 'Mettre fin aux sessions et révoquer les clés API d’autres utilisateurs',
      deletion: 'Supprimer des menaces, des entités et des incidents',
      playbooks: 'Modifier les playbooks',
      workOfOthers: 'Supprimer les importations, analyses et schémas d’autres utilisateurs',
      imports: 'Importer des données et annuler ses propres importations (écran Importations)',
      sources: 'Voir les sources d’alertes et ce qu’elles envoient (écran Sources)',
      sourceSettings: 'Ajouter, modifier, suspendre et supprimer des sources d’alertes',
      detection: 'Modifier les règles Sigma, les observables et les couches ATT&CK',
      detectionSettings: 'Supprimer des règles Sigma et modifier la liste d’avertissement de l’organisation',
      views: 'Partager des vues enregistrées',
      records: 'Créer et modifier des menaces, des entités et des relations',
      incidents: 'Ouvrir, modifier et attribuer des incidents, exécuter des playbooks',
      alerts: 'Acquitter les alertes, modifier les règles d’alerte',
      analyses: 'Lancer des analyses de données policières',
      schemas: 'Créer et modifier des schémas',
      undo: 'Annuler des modifications',
    },
  },

  addTitle: 'Ajouter un utilisateur',
  editTitle: (name) => `Modifier ${name}`,
  loadingOne: 'Chargement de l’utilisateur...',
  save: 'Enregistrer les modifications',
  saving: common.saving,
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: 'Nom d’utilisateur',
  email: fields.email,
  role: fields.role,
  department: 'Service',
  status: fields.status,
  inviteHint: 'Une invitation avec un mot de passe temporaire est envoyée à cette adresse. Il expire dans sept jours.',
  newEmailHint:
    'Un code est envoyé à la nouvelle adresse. Tant qu’il n’est pas saisi, la connexion se fait avec l’ancienne.',
  problems: {
    usernameMissing: 'Le nom d’utilisateur est obligatoire',
    usernameShape: 'Utilisez de 1 à 64 lettres, chiffres, points, tirets, + ou _',
    emailMissing: common.emailRequired,
    emailShape: 'Veuillez saisir une adresse e-mail valide',
  },
  addedToOutbox: (name) =>
    `${name} a été ajouté. L’invitation a été créée. Cette installation n’envoie pas d’e-mails : elle est dans la boîte d’envoi (« Mail » dans docs/operating.md).`,
  added: (name, email) => `${name} a été ajouté. Invitation envoyée à ${email}.`,
  saved: (name) => `Les modifications de ${name} sont enregistrées`,
  notSaved: 'Vos modifications n’ont pas été enregistrées',
  continueEditing: 'Continuer la saisie',
  changedMeanwhile:
    'Quelqu’un d’autre a mis à jour cet utilisateur. Enregistrez à nouveau pour écraser avec vos modifications.',

  facts: 'Détails',
  name: fields.name,
  company: 'Entreprise',
  since: 'Membre depuis le',
  secondFactor: 'Authentification à deux facteurs',
  secondFactorOn: 'Activée',
  secondFactorOff: 'Désactivée',
  notGiven: 'Non renseigné',
  decisions: 'Actions sur le compte',
  roleRequest: (name, role) => `${name} demande le rôle ${roles[role]}.`,
  grant: 'Accorder',
  decline: 'Refuser',
  deletionRequest: (name, when) => `${name} a demandé le ${when} la suppression du compte.`,
  deleteAccount: 'Supprimer l’utilisateur',
  invitation: 'L’utilisateur n’a pas encore accepté l’invitation.',
  resend: 'Renvoyer l’invitation',
  secondFactorHelp: 'L’authentification à deux facteurs est activée.',
  resetSecondFactor: 'Réinitialiser l’authentification à deux facteurs',

  questions: {
    delete: {
      title: (name) => `Supprimer ${name}`,
      question: 'Voulez-vous vraiment supprimer cet utilisateur ?',
      about: 'Le compte est supprimé avec ses sessions, tâches, paramètres et clés API. Cette action est irréversible.',
      yes: common.delete,
    },
    grant: {
      title: (role) => `Accorder le rôle ${roles[role]} ?`,
      question: (name, role) => `${name} reçoit immédiatement toutes les autorisations du rôle ${roles[role]}.`,
      yes: 'Accorder le rôle',
    },
    decline: {
      title: 'Refuser la demande ?',
      question: (name) => `${name} conserve son rôle actuel et reçoit une notification.`,
      yes: 'Refuser la demande',
    },
    resend: {
      title: 'Renvoyer l’invitation ?',
      question: (email) =>
        `Un nouveau mot de passe temporaire est envoyé à ${email}. Le précédent cesse de fonctionner.`,
      yes: 'Envoyer l’invitation',
    },
    reset: {
      title: 'Réinitialiser l’authentification à deux facteurs ?',
      question: (name) =>
        `L’application d’authentification et les codes de récupération de ${name} cessent de fonctionner. La prochaine connexion ne demande que le mot de passe.`,
      yes: common.reset,
    },
  },
  granted: (name, role) => `${name} a désormais le rôle ${roles[role]}`,
  declined: (name) => `Demande de ${name} refusée`,
  resentToOutbox:
    'L’invitation a été créée. Cette installation n’envoie pas d’e-mails : elle est dans la boîte d’envoi (« Mail » dans docs/operating.md).',
  resent: (email) => `Invitation envoyée à ${email}`,
  secondFactorReset: (name) => `Authentification à deux facteurs réinitialisée pour ${name}`,
  deleted: (name) => `${name} a été supprimé`,

  lastLoginZone: (zone) => `Dans le fuseau horaire de cet appareil, ${zone}`,
  gone: 'Cet utilisateur n’existe plus.',
  back: common.backToList,
  failures: {
    list: 'Les utilisateurs n’ont pas pu être chargés',
    one: 'L’utilisateur n’a pas pu être chargé',
    create: 'L’utilisateur n’a pas pu être créé',
    update: 'L’utilisateur n’a pas pu être modifié',
    delete: 'L’utilisateur n’a pas pu être supprimé',
    status: 'Le statut de l’utilisateur n’a pas pu être modifié',
    role: 'Impossible de changer les rôles',
  },
};

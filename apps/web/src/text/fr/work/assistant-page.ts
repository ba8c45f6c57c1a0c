import type { assistantPage as english } from '../../en/work/assistant-page.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const assistantPage: typeof english = {
  conversations: 'Conversations',
  start: 'Nouvelle',
  untitled: 'Nouvelle conversation',
  search: 'Rechercher dans les conversations',
  loading: 'Chargement des conversations...',
  loadFailed: 'Impossible de charger les conversations.',
  startFailed: 'Impossible de commencer une conversation.',
  retry: common.retry,
  none: 'Aucune conversation pour l’instant.',
  noMatch: 'Aucune conversation ne contient ce texte.',
  groups: { today: 'Aujourd’hui', yesterday: 'Hier', earlier: 'Plus tôt' },
  questions: (count, written) => plural(count, { one: `${written} question`, other: `${written} questions` }),
  gone: 'Cette conversation n’existe plus.',
  openNewest: 'Ouvrir la conversation la plus récente',

  rename: 'Renommer',
  titleField: 'Titre',
  save: common.save,
  cancel: common.cancel,
  renameFailed: 'Impossible de renommer la conversation.',
  export: 'Exporter',
  exportFailed: 'Impossible d’exporter la conversation.',
  delete: common.delete,
  deleted: 'Conversation supprimée',
  deleteFailed: 'Impossible de supprimer la conversation.',
  undo: common.undo,
  undoFailed: 'Impossible de restaurer la conversation.',

  saved: {
    heading: 'Questions enregistrées',
    sharedBy: (name) => `Partagée par ${name}`,
    sharedByMe: 'Partagée avec tous les utilisateurs',
    loadFailed: 'Impossible de charger les questions enregistrées.',
    change: 'Modifier la question enregistrée',
    changeNamed: (title) => `Modifier ${title}`,
    name: 'Nom',
    share: 'Partager avec tous les utilisateurs',
    failed: 'Impossible d’enregistrer la question.',
    deleted: 'Question enregistrée supprimée',
    deleteFailed: 'Impossible de supprimer la question enregistrée.',
    close: common.close,
  },

  rail: {
    sources: 'Sources',
    answerOf: (time) => `Réponse de ${time}`,
    noAnswer: 'Les sources d’une réponse s’affichent ici.',
    none: 'Cette réponse ne repose sur aucun enregistrement.',
    records: (count, written) =>
      plural(count, { one: `${written} enregistrement`, other: `${written} enregistrements` }),
    details: 'Requête et évaluation',
    query: 'Requête',
    subject: 'Sujet',
    measure: 'Mesure',
    readAs: 'Interprétation',
    word: 'Mots',
    meaning: 'Sens',
  },

  rating: {
    question: 'Cette réponse est-elle juste ?',
    yes: 'Oui',
    no: 'Non',
    withoutContent: 'Envoie votre évaluation aux administrateurs, sans le texte.',
    withContent: 'Envoie votre évaluation avec la question et la réponse aux administrateurs.',
    include: 'Joindre la question et la réponse',
    failed: 'Impossible d’envoyer l’évaluation.',
  },
};

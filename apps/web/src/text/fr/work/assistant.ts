import { terms } from '@halyard/messages/fr';
import type { assistant as english } from '../../en/work/assistant.ts';
import { common } from '../common.ts';
import { proposal } from './assistant-actions.ts';
import { outgoing } from './assistant-outgoing.ts';

export const assistant: typeof english = {
  name: (product) => `IA ${product}`,
  close: common.close,
  width: 'Largeur de l’assistant',
  failed: 'Une erreur s’est produite dans l’assistant.',

  builtIn: 'Moteur intégré. Les questions restent sur ce serveur.',
  model: (name, host) =>
    `${name} sur ${host}. Les questions que le moteur intégré ne comprend pas et les brouillons sont envoyés à ce service.`,
  unknownEngine: 'L’état de l’assistant n’a pas pu être chargé.',

  notes: {
    greeting: 'Bonjour ! Comment puis-je vous aider aujourd’hui ?',
    cleared: 'Conversation effacée. Comment puis-je vous aider ?',
    signedOut: 'Veuillez vous connecter pour utiliser la conversation.',
    unverified: 'Impossible de vérifier l’état de l’authentification.',
  },
  problems: {
    offline: 'Impossible de joindre le service d’IA. Vérifiez votre connexion Internet et réessayez.',
    crossOrigin:
      'Impossible de joindre le service d’IA. Il s’agit probablement d’un problème de configuration CORS. Réessayez plus tard ou contactez l’assistance si le problème persiste.',
    authentication: 'Échec de l’authentification. Déconnectez-vous, puis reconnectez-vous.',
    permission: 'Vous n’avez pas l’autorisation d’utiliser cette fonctionnalité.',
    invalid: 'Le service d’IA a renvoyé une réponse non valide. Veuillez réessayer.',
    empty: 'Le service d’IA n’a fourni aucune réponse. Veuillez réessayer.',
    blocked:
      'La connexion au service d’IA semble bloquée. Des restrictions réseau ou les paramètres du navigateur peuvent en être la cause.',
  },

  conversation: 'Conversation',
  you: 'Vous',
  historyLoading: 'Chargement de la conversation...',
  historyFailed: 'Les messages précédents n’ont pas pu être chargés. Vous pouvez tout de même poser une question.',
  clear: 'Effacer la conversation',
  wasCleared: 'La conversation a été effacée.',
  undo: common.undo,
  clearFailed: 'La conversation n’a pas pu être effacée.',
  undoFailed: 'La conversation n’a pas pu être rétablie.',

  placeholder: (product) => `Posez une question à l’IA ${product}...`,
  signedOutPlaceholder: 'Veuillez vous connecter pour discuter',
  signIn: 'Se reconnecter',
  question: 'Votre question',
  send: 'Envoyer',
  tooLong: (written, most) => `${written} caractères ; une question en compte au plus ${most}.`,
  about: (record) => `Au sujet de : ${record}`,
  suggestions: 'Questions possibles',

  pending: 'Recherche de la réponse...',
  reading: 'Requêtes exécutées',
  stop: 'Arrêter',
  stopped: 'Arrêté.',
  tryAgain: common.retry,
  edit: 'Modifier la question',
  fellBack: 'Le modèle n’est pas disponible. Cette réponse vient du moteur intégré.',
  unsupported: 'Non vérifié par un résultat de requête',

  source: (n) => `Source ${n}`,
  sources: (_, written) => `Sources (${written})`,
  records: (count, written) => (count < 2 ? `${written} enregistrement` : `${written} enregistrements`),
  open: 'Ouvrir les enregistrements',
  copy: 'Copier la requête',
  copied: common.copied,
  copyFailed: common.selectAndCopy,

  unknown: 'inconnu',
  shown: (shown, total) => `${shown} sur ${total}`,
  hours: (written) => `${written} h`,
  severities: terms.severities,

  cancel: common.cancel,
  openPage: 'Ouvrir la conversation sur sa propre page',
  openIt: 'Ouvrir',
  copySpec: 'Copier la requête en JSON',
  showTable: 'Afficher le tableau',
  showChart: 'Afficher le graphique',
  moreRows: common.showMore,
  allRows: (written) => `Afficher les ${written} lignes`,
  changed: (time, now) => `Données modifiées depuis ${time} : maintenant ${now}.`,
  draft: 'Brouillon',
  copyDraft: 'Copier en Markdown',
  attach: {
    button: 'Joindre à un incident',
    title: 'Joindre à un incident',
    search: 'Rechercher des incidents',
    incident: 'Incident',
    none: 'Aucun incident ne correspond.',
    listFailed: 'Les incidents n’ont pas pu être chargés.',
    preview: 'Aperçu de la note',
    confirm: 'Ajouter la note',
    done: (name) => `Ajouté comme note à ${name}.`,
    failed: 'La note n’a pas pu être ajoutée.',
  },
  save: {
    button: common.save,
    title: 'Enregistrer la question',
    name: 'Titre',
    shared: 'Partager avec tous les utilisateurs',
    confirm: common.save,
    done: 'Question enregistrée.',
    failed: 'La question n’a pas pu être enregistrée.',
  },

  interpretation: {
    label: 'Lecture de la question',
    byModel: 'Lue par un modèle de langage',
    change: (label) => `Modifier : ${label}`,
    remove: (label) => `Retirer : ${label}`,
    add: 'Ajouter un filtre',
    again: 'Relancer',
    closest: 'Interprétations les plus proches',
    leavesOut: 'Laisse de côté :',
    quoted: (word) => `« ${word} »`,
    unread: 'Non compris',
  },

  outgoing,
  proposal,
};

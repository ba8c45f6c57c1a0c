import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const issues: typeof english.issues = {
  no_account: 'Cette personne figure dans l’annuaire, mais aucun compte ne lui permet de se connecter.',
  disabled: 'Le compte est désactivé.',
  awaiting_approval: 'L’inscription est complète et attend un administrateur.',
  unconfirmed: 'L’adresse n’est pas confirmée : le code reçu par e-mail n’a pas été saisi.',
  invitation_expired: 'L’invitation a expiré : son mot de passe temporaire ne fonctionne plus.',
  invitation_pending: 'L’invitation est ouverte : son mot de passe temporaire n’a pas encore été remplacé.',
  reset_required: 'Un nouveau mot de passe doit être défini avant la prochaine connexion.',
  password_expired: 'Le mot de passe est trop ancien : la prochaine connexion en demandera un nouveau.',
  locked: 'Trop de mots de passe erronés : même le bon est refusé pour le moment.',
  second_factor_locked: 'Trop de codes à deux facteurs erronés : même le bon est refusé pour le moment.',
  passkey_locked: 'Trop d’essais manqués avec une clé d’accès : même la bonne est refusée pour le moment.',
  codes_exhausted: 'Trop de codes de confirmation erronés : même le bon est refusé pour le moment.',
  sending_exhausted: 'Trop de codes ont été demandés : aucun n’est envoyé pour le moment.',
  mail_failed: 'Le dernier e-mail n’a pas pu être remis à cette adresse.',
  new_email_unconfirmed:
    'La nouvelle adresse e-mail n’est pas confirmée : d’ici là, la connexion se fait avec l’ancienne.',
};

const fixes: typeof english.fixes = {
  activate: 'Activer le compte',
  send_code: 'Envoyer un nouveau code',
  confirm: 'Confirmer sans code',
  send_invitation: 'Envoyer une nouvelle invitation',
  require_reset: 'Demander un nouveau mot de passe',
  unlock: 'Débloquer maintenant',
  reset_second_factor: 'Réinitialiser l’authentification à deux facteurs',
};

const toOutbox: typeof english.toOutbox = {
  send_code:
    'Un nouveau code a été créé. Cette installation n’envoie pas d’e-mails : il est dans la boîte d’envoi (« Mail » dans docs/operating.md).',
  send_invitation:
    'L’invitation a été créée. Cette installation n’envoie pas d’e-mails : elle est dans la boîte d’envoi (« Mail » dans docs/operating.md).',
};

const done: typeof english.done = {
  activate: (name) => `Le compte de ${name} est actif`,
  send_code: (name) => `Un nouveau code a été envoyé à ${name}`,
  confirm: (name) => `L’adresse de ${name} est considérée comme confirmée`,
  send_invitation: (name) => `Une nouvelle invitation a été envoyée à ${name}`,
  require_reset: (name) => `${name} doit définir un nouveau mot de passe`,
  unlock: (name) => `Le compte de ${name} est débloqué`,
  reset_second_factor: (name) => `Authentification à deux facteurs réinitialisée pour ${name}`,
};

const questions: typeof english.questions = {
  confirm: {
    title: 'Confirmer l’adresse sans code ?',
    question: (name) =>
      `Rien ne prouve que ${name} lit cette boîte aux lettres. Ne le faites que si vous le savez par ailleurs.`,
  },
  send_invitation: {
    title: 'Envoyer une nouvelle invitation ?',
    question: (name) =>
      `${name} reçoit par e-mail un nouveau mot de passe temporaire. Celui envoyé précédemment ne fonctionne plus.`,
  },
  require_reset: {
    title: 'Demander un nouveau mot de passe ?',
    question: (name) =>
      `Le mot de passe de ${name} cesse de fonctionner, toutes ses sessions se terminent, et un code pour en définir un nouveau est envoyé par e-mail.`,
  },
  reset_second_factor: {
    title: 'Réinitialiser l’authentification à deux facteurs ?',
    question: (name) =>
      `L’application d’authentification et les codes de récupération de ${name} cessent de fonctionner. La prochaine connexion ne demandera que le mot de passe.`,
  },
};

export const signInState: typeof english = {
  loading: 'Chargement de l’état de connexion...',
  failed: 'L’état de connexion n’a pas pu être chargé',
  asOf: (time) => `à ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'Le chemin d’entrée',
  steps: {
    account: 'Compte',
    address: 'Adresse confirmée',
    password: 'Mot de passe',
    factor: 'Méthode à deux facteurs',
    in: 'Connexion établie',
  },
  stepStatuses: {
    done: 'Franchi',
    stop: 'Bloqué ici',
    ahead: 'Non atteint',
    skipped: 'Non demandé',
  },
  openWay: 'Libre',

  why: 'Ce qui fait issue',
  free: 'Rien ne fait issue.',
  issues,
  ends: (at) => `Prend fin de lui-même le ${at}.`,
  endsAt: (when, at) => `Prend fin de lui-même ${when} (${at}).`,
  worksUntil: (when) => `Le mot de passe temporaire fonctionne jusqu’au ${when}.`,
  mailReason: (reason) => `Réponse du serveur de messagerie : ${reason}`,
  noFix: 'Rien ne peut y être fait ici.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'L’opération n’a pas abouti. Veuillez réessayer.',

  facts: 'Ce qui est configuré',
  status: 'Compte',
  statuses: {
    UNCONFIRMED: 'Non confirmé',
    CONFIRMED: 'Confirmé',
    RESET_REQUIRED: 'Nouveau mot de passe requis',
    FORCE_CHANGE_PASSWORD: 'Mot de passe temporaire',
    EXTERNAL_PROVIDER: 'Connexion auprès d’un autre fournisseur',
    UNKNOWN: 'Inconnu du fournisseur',
  },
  off: 'Désactivé',
  address: 'Adresse',
  verified: 'vérifiée',
  unverified: 'non vérifiée',
  phone: 'Téléphone',
  phoneVerified: 'vérifié',
  phoneUnverified: 'non vérifié',
  lastSignIn: 'Dernière connexion',
  never: 'Jamais',
  passwordChanged: 'Mot de passe défini',
  passwordExpires: 'Le mot de passe expire',
  invitedUntil: 'Invitation valable jusqu’à',
  secondFactors: 'Méthodes à deux facteurs',
  factors: {
    authenticator: 'Application d’authentification',
    textMessage: 'SMS',
    mail: 'E-mail',
  },
  preferred: (factor) => `${factor} (choix préféré)`,
  recoveryCodes: 'Codes de récupération restants',
  none: 'Non configuré',
  notKnown: 'Inconnu ici : conservé par le groupe d’utilisateurs du cloud',

  passkeys: (count, written) => plural(count, { one: `${written} clé d’accès`, other: `${written} clés d’accès` }),
  devices: (count, written) => plural(count, { one: `${written} appareil`, other: `${written} appareils` }),
  sessions: (count, written) => plural(count, { one: `${written} session`, other: `${written} sessions` }),
  unknownPasskeys: 'Clés d’accès',
  unknownDevices: 'Appareils',
  added: (when) => `Ajout : ${when}`,
  lastUsed: (when) => `Dernière utilisation : ${when}`,
  neverUsed: 'Pas encore utilisée',
  started: (when) => `Connexion : ${when}`,
  synced: 'Synchronisée',
  trusted: 'De confiance',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownProgram: 'Programme inconnu',

  tries: 'Tentatives comptées',
  noTries: 'Aucune tentative n’est comptée en ce moment.',
  counters: {
    password: 'Mots de passe erronés',
    password_in_a_row: 'Mots de passe erronés de suite',
    code: 'Codes de confirmation erronés',
    code_hour: 'Codes de confirmation erronés en une heure',
    second_factor: 'Codes à deux facteurs erronés',
    passkey: 'Essais manqués avec une clé d’accès',
    sending: 'Codes envoyés',
  },
  ofMost: (tries, most) => `${tries} sur ${most}`,
  from: (network) => `depuis ${network}`,
  everywhere: 'depuis tous les réseaux',
  lockedUntil: (when) => `bloqué jusqu’au ${when}`,
};

import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const issues: typeof english.issues = {
  no_account: 'Cet utilisateur n’a pas de compte de connexion.',
  disabled: 'Le compte est désactivé.',
  awaiting_approval: 'L’inscription attend l’approbation d’un administrateur.',
  unconfirmed: 'L’adresse e-mail n’est pas confirmée : le code reçu par e-mail n’a pas été saisi.',
  invitation_expired: 'L’invitation a expiré.',
  invitation_pending: 'L’utilisateur n’a pas encore accepté l’invitation.',
  reset_required: 'Un nouveau mot de passe est exigé à la prochaine connexion.',
  password_expired: 'Le mot de passe a expiré. Un nouveau est exigé à la prochaine connexion.',
  locked: 'Bloqué temporairement après trop d’échecs de mot de passe.',
  second_factor_locked: 'Bloqué temporairement après trop d’échecs de code à deux facteurs.',
  passkey_locked: 'Bloqué temporairement après trop d’échecs de clé d’accès.',
  codes_exhausted: 'Trop de codes de vérification incorrects. La vérification est temporairement bloquée.',
  sending_exhausted: 'Trop de codes demandés. L’envoi est suspendu.',
  mail_failed: 'Le dernier e-mail n’a pas pu être remis à cette adresse.',
  new_email_unconfirmed:
    'La nouvelle adresse e-mail n’est pas confirmée. D’ici là, la connexion se fait avec l’ancienne.',
};

const fixes: typeof english.fixes = {
  activate: 'Activer le compte',
  send_code: 'Envoyer un nouveau code',
  confirm: 'Confirmer sans code',
  send_invitation: 'Envoyer une nouvelle invitation',
  require_reset: 'Exiger la réinitialisation du mot de passe',
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
  send_code: (name) => `Nouveau code envoyé à ${name}`,
  confirm: (name) => `Adresse e-mail de ${name} confirmée`,
  send_invitation: (name) => `Nouvelle invitation envoyée à ${name}`,
  require_reset: (name) => `${name} doit définir un nouveau mot de passe`,
  unlock: (name) => `Compte de ${name} débloqué`,
  reset_second_factor: (name) => `Authentification à deux facteurs réinitialisée pour ${name}`,
};

const questions: typeof english.questions = {
  confirm: {
    title: 'Confirmer l’adresse e-mail sans code ?',
    question: (name) =>
      `La vérification de l’e-mail est ignorée. Continuez seulement si vous avez vérifié que cette adresse appartient à ${name}.`,
  },
  send_invitation: {
    title: 'Envoyer une nouvelle invitation ?',
    question: (name) =>
      `${name} reçoit par e-mail un nouveau mot de passe temporaire. Le précédent cesse de fonctionner.`,
  },
  require_reset: {
    title: 'Exiger la réinitialisation du mot de passe ?',
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
  asOf: (time) => `Mis à jour à ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'Étapes de connexion',
  steps: {
    account: 'Compte',
    address: 'E-mail confirmé',
    password: 'Mot de passe',
    factor: 'Méthode à deux facteurs',
    in: 'Connexion',
  },
  stepStatuses: {
    done: 'Prêt',
    stop: 'Bloqué',
    ahead: 'Non vérifié',
    skipped: 'Non requis',
  },
  openWay: 'Autorisée',

  why: 'Problèmes de connexion',
  free: 'Aucun problème. Cet utilisateur peut se connecter.',
  issues,
  ends: (at) => `Se termine le ${at}.`,
  endsAt: (when, at) => `Se termine ${when} (${at}).`,
  worksUntil: (when) => `Le mot de passe temporaire expire le ${when}.`,
  mailReason: (reason) => `Réponse du serveur de messagerie : ${reason}`,
  noFix: 'Ce problème ne peut pas être résolu ici.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'Échec de la résolution du problème de connexion. Veuillez réessayer.',

  facts: 'Méthodes de connexion',
  status: 'Compte',
  statuses: {
    UNCONFIRMED: 'Non confirmé',
    CONFIRMED: 'Confirmé',
    RESET_REQUIRED: 'Réinitialisation du mot de passe requise',
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
  notKnown: 'Non disponible : géré par le groupe d’utilisateurs du cloud',

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

  tries: 'Échecs',
  noTries: 'Aucun échec récent.',
  counters: {
    password: 'Mots de passe incorrects',
    password_in_a_row: 'Mots de passe incorrects consécutifs',
    code: 'Codes de vérification incorrects',
    code_hour: 'Codes de vérification incorrects en une heure',
    second_factor: 'Codes à deux facteurs incorrects',
    passkey: 'Échecs de clé d’accès',
    sending: 'Codes envoyés',
  },
  ofMost: (tries, most) => `${tries} sur ${most}`,
  from: (network) => `depuis ${network}`,
  everywhere: 'depuis tous les réseaux',
  lockedUntil: (when) => `bloqué jusqu’au ${when}`,
};

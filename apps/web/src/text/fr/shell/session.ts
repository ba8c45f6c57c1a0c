import type { session as english } from '../../en/shell/session.ts';

const doesNotExist = 'L’utilisateur n’existe pas';
const wrongCode = 'Code de vérification non valide';
const expiredCode = 'Le code de vérification a expiré';
const weakPassword = 'Le mot de passe ne répond pas aux exigences';

/** Texts of the identity provider's rejections, by operation and exception. They differ on purpose: never tidy them. */
export const session: typeof english = {
  unavailable: 'Le service d’authentification n’est pas disponible',
  initialisationFailed: 'Échec du démarrage de l’authentification',
  alreadySignedIn: 'Une session est déjà ouverte.',
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  signInExpired: 'Le délai de connexion est dépassé. Veuillez vous reconnecter.',
  signIn: {
    NotAuthorizedException: 'Nom d’utilisateur ou mot de passe incorrect',
    UserNotFoundException: doesNotExist,
    UserNotConfirmedException: 'Compte non vérifié. Consultez votre messagerie pour trouver le lien de vérification',
    PasswordResetRequiredException: 'Le mot de passe doit être réinitialisé',
    LimitExceededException: 'Trop de tentatives infructueuses. Réessayez plus tard',
    otherwise: 'Échec de la connexion',
    withoutTokens: 'Échec de la connexion. Veuillez vérifier vos identifiants.',
  },
  confirmSignUp: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    NotAuthorizedException: 'L’utilisateur est déjà confirmé',
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Trop de tentatives, veuillez réessayer plus tard',
    otherwise: 'Échec de la confirmation',
  },
  confirmReset: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    InvalidPasswordException: weakPassword,
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Trop de tentatives. Réessayez plus tard',
    otherwise: 'Échec de la réinitialisation du mot de passe',
  },
};

import type { resetPassword as english } from '../../en/public/reset-password.ts';
import { common } from '../common.ts';

export const resetPassword: typeof english = {
  requestRejections: {
    UserNotFoundException: 'L’utilisateur n’existe pas',
    InvalidParameterException: 'L’adresse e-mail fournie n’est pas valide',
    LimitExceededException: 'Trop de tentatives. Réessayez plus tard',
    otherwise: 'La réinitialisation du mot de passe n’a pas pu démarrer',
  },
  title: 'Réinitialisez votre mot de passe',
  request: {
    hint: 'Saisissez votre adresse e-mail et nous vous enverrons un code à six chiffres.',
    email: 'Adresse e-mail',
    emailMissing: common.emailRequired,
    submit: 'Envoyer le code',
    submitting: common.sending,
    haveCode: 'J’ai déjà un code',
  },
  confirm: {
    hint: (email) => `Saisissez le code que nous avons envoyé à ${email}. Il est valable une heure.`,
    hintOfOutbox: (email) =>
      `Un code à six chiffres a été créé pour ${email}. Cette installation n’envoie pas d’e-mails : ses administrateurs trouvent le code dans la boîte d’envoi. Il est valable une heure.`,
    code: common.verificationCode,
    codeMissing: 'Le code de vérification est obligatoire',
    password: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    passwordMissing: 'Le mot de passe est obligatoire',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
    submit: 'Réinitialiser',
    submitting: 'Réinitialisation...',
    resend: 'Renvoyer le code',
    resent: 'Nouveau code envoyé. Les codes précédents ne fonctionnent plus.',
    resentToOutbox:
      'Un nouveau code a été créé ; les précédents ne sont plus valables. Cette installation n’envoie pas d’e-mails : ses administrateurs trouvent le code dans la boîte d’envoi.',
  },
  done: {
    title: 'Mot de passe modifié',
    hint: 'Vous avez été déconnecté de toutes les autres sessions.',
    goToLogin: 'Aller à la connexion',
  },
  back: 'Retour à la connexion',
};

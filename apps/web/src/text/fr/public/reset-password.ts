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
    hint: 'Nous envoyons un code à six chiffres à l’adresse de votre compte.',
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
    resent: 'Un nouveau code a été envoyé. Les codes précédents ne sont plus valables.',
    resentToOutbox:
      'Un nouveau code a été créé ; les précédents ne sont plus valables. Cette installation n’envoie pas d’e-mails : ses administrateurs trouvent le code dans la boîte d’envoi.',
  },
  done: {
    title: 'Votre mot de passe a été modifié',
    hint: 'Toutes les autres sessions de ce compte ont été fermées.',
    goToLogin: 'Aller à la connexion',
  },
  back: 'Retour à la connexion',
};

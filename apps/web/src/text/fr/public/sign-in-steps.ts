import type { signInSteps as english } from '../../en/public/sign-in-steps.ts';
import { common } from '../common.ts';

export const signInSteps: typeof english = {
  resendRejections: {
    UserNotFoundException: 'L’utilisateur n’existe pas',
    InvalidParameterException: 'L’adresse e-mail fournie n’est pas valide',
    LimitExceededException: 'Trop de tentatives, veuillez réessayer plus tard',
    otherwise: 'Le code n’a pas pu être renvoyé',
  },
  verify: {
    hint: (email) => `Nous avons envoyé un code à six chiffres à ${email}. Il est valable 24 heures.`,
    hintOfOutbox: (email) =>
      `Un code à six chiffres a été créé pour ${email}. Cette installation n’envoie pas d’e-mails : ses administrateurs trouvent le code dans la boîte d’envoi. Il est valable 24 heures.`,
    hintWithoutEmail: 'Saisissez l’adresse e-mail utilisée lors de votre inscription et le code reçu par e-mail.',
    registered: 'Inscription réussie. Consultez votre messagerie pour vérifier votre compte.',
    code: common.verificationCode,
    codeRequired: 'Le code de vérification est obligatoire',
    submit: 'Vérifier',
    submitting: 'Vérification...',
    resend: 'Renvoyer le code',
    resent: 'Nouveau code envoyé. Les codes précédents ne fonctionnent plus.',
    resentToOutbox:
      'Un nouveau code a été créé ; les précédents ne sont plus valables. Cette installation n’envoie pas d’e-mails : ses administrateurs trouvent le code dans la boîte d’envoi.',
  },
  steps: {
    CONFIRM_SIGN_IN_WITH_SMS_CODE: { title: 'Saisissez le code reçu sur votre téléphone', label: 'Code' },
    CONFIRM_SIGN_IN_WITH_EMAIL_CODE: { title: 'Saisissez le code reçu par e-mail', label: 'Code' },
    CONFIRM_SIGN_IN_WITH_TOTP_CODE: {
      title: 'Saisissez le code de votre application d’authentification',
      label: 'Code',
    },
    CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: { title: 'Répondez à la question', label: 'Réponse' },
    CONFIRM_SIGN_IN_WITH_PASSWORD: { title: 'Confirmez votre mot de passe', label: 'Mot de passe' },
  },
  sentTo: (destination) => `Nous avons envoyé un code à ${destination}. Il est valable trois minutes.`,
  wrongAnswer: 'Réponse incorrecte. Veuillez réessayer.',
  waitingForPasskey: 'Votre navigateur vous demande la clé d’accès.',
  toSignIn: 'Aller à la connexion',
  stepSubmit: 'Continuer',
  stepRequired: 'Veuillez remplir ce champ',
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    hint: 'Vous vous êtes connecté avec un mot de passe temporaire.',
    password: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
  },
  unsupported:
    'Ce compte exige une méthode de connexion qui n’est pas prise en charge. Contactez votre administrateur.',
  codeHint:
    'Votre application affiche un nouveau code toutes les 30 secondes et chacun ne sert qu’une fois. Un code de récupération convient aussi.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'Votre compte exige une seconde étape. Choisissez celle à configurer :',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Choisissez une méthode de vérification :',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Choisissez comment vous connecter :',
  },
  ways: {
    PASSWORD: common.password,
    PASSWORD_SRP: common.password,
    EMAIL: 'Code par e-mail',
    EMAIL_OTP: 'Code par e-mail',
    SMS: 'Code par SMS',
    SMS_OTP: 'Code par SMS',
    TOTP: 'Code d’une application d’authentification',
    WEB_AUTHN: 'Clé d’accès',
  },
  email: { title: 'Saisissez l’adresse e-mail pour les codes de vérification', label: 'E-mail' },
  setUp: {
    why: 'Votre compte exige l’authentification à deux facteurs. Configurez une application d’authentification pour continuer.',
    scan: 'Scannez ceci avec une application d’authentification :',
    qrLabel: 'Code QR contenant la clé de configuration de votre application d’authentification',
    secret: 'Ou saisissez cette clé de configuration manuellement :',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    prove: 'Saisissez ensuite le code affiché par l’application.',
    code: 'Code de l’application',
    codeHint: 'Six chiffres. Vous disposez de trois minutes.',
  },
};

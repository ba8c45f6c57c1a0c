import type { signInSteps as english } from '../en/sign-in-steps.ts';

export const signInSteps: typeof english = {
  codeHint:
    'Votre application affiche un nouveau code toutes les 30 secondes et chacun ne sert qu’une fois. Un code de secours convient aussi.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'Votre compte exige une seconde étape. Choisissez celle à configurer :',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Choisissez comment confirmer votre identité :',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Choisissez comment vous connecter :',
  },
  ways: {
    PASSWORD: 'Mot de passe',
    PASSWORD_SRP: 'Mot de passe',
    EMAIL: 'Code par e-mail',
    EMAIL_OTP: 'Code par e-mail',
    SMS: 'Code par SMS',
    SMS_OTP: 'Code par SMS',
    TOTP: 'Code d’une application d’authentification',
    WEB_AUTHN: 'Clé d’accès',
  },
  email: { title: 'Saisissez l’adresse à laquelle envoyer les codes', label: 'E-mail' },
  setUp: {
    why: 'Votre compte exige une application d’authentification. Vous la configurez une seule fois, maintenant.',
    scan: 'Scannez ceci avec une application d’authentification :',
    qrLabel: 'Code QR contenant le secret pour votre application d’authentification',
    secret: 'Ou saisissez ce secret dans l’application :',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Ce navigateur n’a pas autorisé la copie. Le texte est sélectionné : copiez-le au clavier.',
    prove: 'Saisissez ensuite le code affiché par l’application.',
    code: 'Code de l’application',
    codeHint: 'Six chiffres. Vous disposez de trois minutes.',
  },
};

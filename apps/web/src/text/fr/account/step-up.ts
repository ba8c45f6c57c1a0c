import type { stepUp as english } from '../../en/account/step-up.ts';

export const stepUp: typeof english = {
  title: 'Confirmez votre mot de passe',
  why: 'Pour votre sécurité, saisissez votre mot de passe pour continuer.',
  password: 'Mot de passe actuel',
  code: 'Code de l’application d’authentification',
  codeHint: 'Un code de récupération convient aussi. Chaque code ne sert qu’une fois.',
  codeRequired: 'Saisissez un code de votre application d’authentification',
  sentCode: 'Code que nous vous avons envoyé',
  sentCodeHint: 'Par e-mail ou SMS, valable trois minutes. Un code de récupération convient aussi.',
  sentCodeRequired: 'Saisissez le code que nous vous avons envoyé',
  sendAgain: 'Envoyer un nouveau code',
  sentAgain: 'Nouveau code envoyé.',
  sentToOutbox:
    'Un nouveau code a été créé ; les précédents ne sont plus valables. Cette installation n’envoie pas d’e-mails : ses administrateurs trouvent le code dans la boîte d’envoi.',
  confirm: 'Confirmer',
  confirming: 'Confirmation...',
  cancel: 'Annuler',
  failed: 'Votre mot de passe n’a pas pu être vérifié. Veuillez réessayer.',
};

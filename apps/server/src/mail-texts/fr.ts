import type { MailTexts } from './mail-texts.ts';

export const french: MailTexts = {
  sign_up_code: ({ productName, code }) => ({
    subject: `${code} est votre code de vérification pour ${productName}`,
    lines: [
      `Votre code de vérification est ${code}. Il est valable 24 heures.`,
      'Saisissez-le sur la page d’inscription, ou ouvrez cette page et cliquez sur Vérifier :',
    ],
  }),
  reset_code: ({ productName, code }) => ({
    subject: `${code} est votre code de réinitialisation du mot de passe pour ${productName}`,
    lines: [
      `Votre code pour définir un nouveau mot de passe est ${code}. Il est valable une heure.`,
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
      'Saisissez-le là où vous l’avez demandé, ou ouvrez cette page :',
    ],
  }),
  attribute_code: ({ productName, code }) => ({
    subject: `${code} est votre code de vérification pour ${productName}`,
    lines: [`Votre code pour confirmer cette adresse est ${code}. Il est valable 24 heures.`],
  }),
  sign_in_code: ({ productName, code }) => ({
    subject: `${code} est votre code de connexion pour ${productName}`,
    lines: [
      `Votre code de connexion est ${code}. Il est valable trois minutes et ne sert qu’une fois.`,
      'Si vous n’êtes pas en train de vous connecter, ne donnez ce code à personne : quelqu’un connaît votre adresse, et peut-être votre mot de passe. Choisissez-en un nouveau.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} est votre code de vérification pour ${productName}`,
    lines: [
      `Votre code pour confirmer qu’il s’agit de vous est ${code}. Il est valable trois minutes et ne sert qu’une fois.`,
      'Si vous n’êtes pas en train de modifier votre compte, ne donnez ce code à personne : quelqu’un est connecté à votre nom et connaît votre mot de passe. Choisissez-en un nouveau immédiatement.',
    ],
  }),
  text_code: ({ productName, code }) =>
    `${code} est votre code pour ${productName}. Ne le donnez à personne, pas même à nous.`,
  email_changed_notice: ({ productName }) => ({
    subject: `Votre adresse e-mail pour ${productName} a été modifiée`,
    lines: [
      'Votre compte utilise désormais une autre adresse e-mail.',
      'Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement votre administrateur.',
    ],
  }),
  password_changed_notice: ({ productName }) => ({
    subject: `Votre mot de passe pour ${productName} a été modifié`,
    lines: [
      'Votre mot de passe a été modifié et vos autres sessions ont été fermées.',
      'Si vous n’êtes pas à l’origine de ce changement, réinitialisez immédiatement votre mot de passe :',
    ],
  }),
  invitation: ({ productName, temporaryPassword }) => ({
    subject: `Invitation à rejoindre ${productName}`,
    lines: [
      `Un administrateur a créé un compte pour vous dans ${productName}.`,
      // No full stop beside the password: it could be copied with it.
      `Votre mot de passe temporaire est ${temporaryPassword} et reste valable sept jours ; vous choisirez le vôtre en vous connectant :`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `Nouvelle connexion à votre compte ${productName}`,
    lines: [
      `Quelqu’un s’est connecté à votre compte depuis un appareil non mémorisé : ${at}, adresse ${address}${browser && `, ${browser}`}.`,
      'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et fermez la session dans votre profil :',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `La connexion à votre compte ${productName} a été bloquée`,
    lines: [
      'Trop de mots de passe incorrects ont été essayés pour votre compte. La connexion depuis cette origine est donc bloquée pendant 15 minutes.',
      'Si ce n’était pas vous, votre mot de passe reste valable ; nous vous conseillons d’activer l’authentification à deux facteurs :',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} demande un rôle supérieur dans ${productName}`,
    lines: [`${who} demande un rôle supérieur. Accordez-le ou refusez-le dans la gestion des utilisateurs :`],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted
      ? `Le rôle demandé dans ${productName} vous a été accordé`
      : `Votre demande de rôle dans ${productName} a été refusée`,
    lines: [
      granted
        ? 'Un administrateur vous a accordé le rôle que vous aviez demandé. Il s’applique immédiatement.'
        : 'Un administrateur a refusé le rôle que vous aviez demandé. Votre rôle actuel reste inchangé.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} demande la suppression de son compte ${productName}`,
    lines: [
      `${who} demande la suppression de son compte. Il reste actif jusqu’à votre décision dans la gestion des utilisateurs :`,
    ],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Votre mot de passe pour ${productName} expire bientôt`,
    lines: [
      `Votre mot de passe devra être remplacé dans ${days === 1 ? 'un jour' : `${days} jours`}. Choisissez-en un nouveau dans votre profil :`,
    ],
  }),
  alert: ({ productName, happened, message }) => ({
    subject: `${productName}: ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'Vous recevez ce message selon vos préférences de notification. Consultez-le dans la console :',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName} : résumé des autres notifications`,
    lines: [
      'Ces notifications étaient trop rapprochées pour être envoyées une par une :',
      ...happened,
      ...(more > 0 ? [`Et ${more} de plus.`] : []),
      'Vous recevez ce message selon vos préférences de notification. Consultez-les toutes dans la console :',
    ],
  }),
};

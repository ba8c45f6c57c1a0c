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
      'Si vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.',
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
      'Si ce n’était pas vous, ne communiquez pas ce code. Quelqu’un connaît peut-être votre mot de passe. Modifiez-le maintenant.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} est votre code de confirmation pour ${productName}`,
    lines: [
      `Votre code pour confirmer qu’il s’agit de vous est ${code}. Il est valable trois minutes et ne sert qu’une fois.`,
      'Si ce n’était pas vous, ne communiquez pas ce code. Quelqu’un est connecté à votre compte et connaît peut-être votre mot de passe. Modifiez-le immédiatement.',
    ],
  }),
  text_code: ({ productName, code }) => `${code} est votre code pour ${productName}. Ne le communiquez à personne.`,
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
      'Votre mot de passe a été modifié et vos autres sessions ont été déconnectées.',
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
      `Quelqu’un s’est connecté à votre compte depuis un nouvel appareil : ${at}, adresse IP ${address}${browser && `, ${browser}`}.`,
      'Si c’était vous, vous n’avez rien à faire. Sinon, modifiez votre mot de passe et déconnectez cette session dans votre profil :',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `La connexion à votre compte ${productName} a été bloquée`,
    lines: [
      'La connexion depuis un réseau est bloquée pendant 15 minutes après trop d’échecs de mot de passe.',
      'Si ce n’était pas vous, votre mot de passe n’a pas été deviné. Nous vous conseillons d’activer l’authentification à deux facteurs :',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} demande un rôle dans ${productName}`,
    lines: [`${who} demande un rôle supérieur. Approuvez ou refusez la demande dans la gestion des utilisateurs :`],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted
      ? `Le rôle demandé dans ${productName} vous a été accordé`
      : `Votre demande de rôle dans ${productName} a été refusée`,
    lines: [
      granted
        ? 'Un administrateur a approuvé le rôle que vous aviez demandé. Il s’applique immédiatement.'
        : 'Un administrateur a refusé le rôle que vous aviez demandé. Votre rôle actuel reste inchangé.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} demande la suppression de son compte ${productName}`,
    lines: [
      `${who} demande la suppression de son compte. Il reste actif jusqu’à votre intervention dans la gestion des utilisateurs :`,
    ],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Votre mot de passe pour ${productName} expire bientôt`,
    lines: [
      `Votre mot de passe expire dans ${days === 1 ? 'un jour' : `${days} jours`}. Modifiez-le dans votre profil :`,
    ],
  }),
  alert: ({ productName, happened, message }) => ({
    subject: `${productName} : ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'Vous recevez ce message selon vos préférences de notification. Consultez-le dans la console :',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName} : résumé des autres notifications`,
    lines: [
      'Ces notifications ont été regroupées, car elles se sont produites à peu d’intervalle :',
      ...happened,
      ...(more > 0 ? [`Et ${more} de plus.`] : []),
      'Vous recevez ce message selon vos préférences de notification. Consultez-les toutes dans la console :',
    ],
  }),
};

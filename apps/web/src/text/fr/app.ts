import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  starting: 'Démarrage de l’application...',
  loading: 'Chargement...',
  verifying: 'Vérification de l’authentification...',
  skipToContent: 'Aller au contenu',
  applicationError: 'Erreur de l’application',
  reloadApplication: 'Recharger l’application',
  criticalError: 'Erreur critique',
  criticalErrorReason: 'La page n’a pas d’emplacement pour l’application. La recharger permet de l’obtenir à nouveau.',
  reload: 'Recharger',
  somethingWentWrong: 'Un problème est survenu',
  somethingWentWrongReason: 'Cette partie de l’écran ne fonctionne plus. Ce que vous avez enregistré est conservé.',
  reloadPage: 'Recharger la page',
  authenticationError: 'Erreur d’authentification',
  returnToLogin: 'Retour à la connexion',
  authenticationFailed: 'Erreur d’authentification. Veuillez réessayer.',
  initialisationTimedOut: 'Le démarrage de l’authentification a pris trop de temps. Veuillez réessayer.',
  toasts: 'Messages',
  dismiss: 'Ignorer',
  close: 'Fermer',
  title: (screen, product) => `${screen} · ${product}`,
};

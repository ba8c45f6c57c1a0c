import type { transport as english } from '../../en/shell/transport.ts';

/** Texts of calls that failed, by what went wrong. */
export const transport: typeof english = {
  unauthenticated: 'Authentification requise. Veuillez vous reconnecter.',
  unreachable: 'Le serveur est injoignable. La connexion est peut-être bloquée.',
  cancelled: 'La requête a été annulée. Un problème de réseau ou un délai dépassé peut en être la cause.',
  tooManyRequests: 'Trop de requêtes. Veuillez patienter un moment avant de réessayer.',
  serverError: 'Erreur du serveur. Notre équipe en a été informée et travaille à sa résolution.',
  other: 'Une erreur s’est produite lors du traitement de votre requête. Veuillez réessayer plus tard.',
};

import type { sns as english } from '../../en/inflow/sns.ts';
import { common } from '../common.ts';

/** Topics of Amazon SNS whose signed messages a source takes. */
export const sns: typeof english = {
  title: 'Amazon SNS',
  lead: 'Les messages signés par Amazon sont acceptés sans le jeton si leur rubrique figure ici.',
  topic: 'ARN de la rubrique',
  hint: 'L’abonnement d’une rubrique saisie ici est confirmé dès qu’elle le demande. Les autres attendent votre confirmation.',
  offline:
    'Une installation sans accès à sns.<région>.amazonaws.com sur le port 443 ne peut ni confirmer un abonnement ni vérifier une signature. Placez alors le jeton dans l’URL de l’abonnement : https://nom:TOKEN@hôte/….',
  add: 'Ajouter la rubrique',
  missing: 'Saisissez l’ARN d’une rubrique SNS, par exemple arn:aws:sns:eu-west-1:111122223333:alerts.',
  none: 'Aucune rubrique.',
  loading: common.loading,
  retry: common.retry,
  confirm: 'Confirmer',
  remove: 'Retirer',
  states: {
    expected: 'attendue, n’a encore rien demandé',
    pending: 'demande confirmation',
    confirmed: 'confirmée',
    unsubscribed: 'désabonnée par Amazon',
  },
  confirmOf: (topic: string) => `Confirmer ${topic}`,
  removeOf: (topic: string) => `Retirer ${topic}`,
  removed: (topic: string) =>
    `Les messages de ${topic} sont désormais refusés. Saisissez à nouveau la rubrique pour les accepter.`,
  failed: (reason: string) => `Échec de la confirmation : ${reason}`,
  failures: {
    load: 'Impossible de charger les rubriques.',
    add: 'Impossible d’ajouter la rubrique.',
    confirm: 'Impossible de confirmer la rubrique.',
    remove: 'Impossible de retirer la rubrique.',
  },
};

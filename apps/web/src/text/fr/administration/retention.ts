import type { retention as english } from '../../en/administration/retention.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const retention: typeof english = {
  title: 'Conservation',
  about:
    'Durée de conservation des données. Les plus anciennes sont supprimées toutes les dix minutes. Les événements des incidents sont conservés aussi longtemps que l’incident ; les alertes sont conservées définitivement. Les entrées du journal d’audit sont exportées dans un fichier signé avant d’être supprimées.',
  kinds: {
    events: 'Événements',
    audit: 'Journal d’audit',
    imports: 'Lignes rejetées des imports',
    replacedParts: 'Fichiers remplacés des données de police',
    notifications: 'Notifications',
    analyses: 'Analyses de données de police',
    webhookDeliveries: 'Livraisons de webhooks',
    sourceDeliveries: 'Livraisons des sources (données brutes)',
  },
  open: 'Afficher',
  notListed: {
    events: 'L’historique de chaque fiche affiche les siens.',
    notifications: 'Chacun voit les siennes.',
    imports: 'Chaque import affiche les siennes.',
    replacedParts: 'Chaque import affiche les siennes.',
  },
  keepFor: (kind) => `Conserver : ${kind}`,
  forGood: 'Définitivement',
  days: (count, written) => plural(count, { one: '1 jour', other: `${written} jours` }),
  none: 'Aucune ligne',
  rows: (count, written) => plural(count, { one: '1 ligne', other: `${written} lignes` }),
  since: (date) => `depuis le ${date}`,
  growth: (size) => `${size} par an à ce rythme`,
  growthUnknown: 'croissance pas encore connue',
  question: 'Supprimer les données plus anciennes ?',
  yes: 'Supprimer les anciennes données',
  means: (kind, age) =>
    `${kind} : ce qui date de plus de ${age} sera supprimé. Les données supprimées ne peuvent pas être restaurées.`,
  back: 'Retour',
  close: common.close,
  saved: 'Conservation enregistrée',
  saveFailed: 'Échec de l’enregistrement. Réessayez.',
  loading: common.loading,
  loadFailed: 'Impossible de charger la conservation.',
  again: common.retry,
};

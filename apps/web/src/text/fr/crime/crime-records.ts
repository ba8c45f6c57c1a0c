import { fields } from '@halyard/messages/fr';
import type { crimeRecords as english } from '../../en/crime/crime-records.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords: typeof english = {
  title: 'Enregistrements',
  loading: 'Chargement des lignes...',
  failed: 'Les lignes n’ont pas pu être chargées.',
  stale: 'Les lignes n’ont pas pu être actualisées. Elles ne sont peut-être plus à jour.',
  retry: common.tryAgain,
  total: (count, written) => plural(count, { one: `${written} ligne`, other: `${written} lignes` }),
  empty: 'Aucune ligne ne correspond',
  emptyAbout: 'Aucune ligne importée ne correspond à ce filtre. Les mois sans données ne sont pas affichés comme zéro.',
  columns: {
    month: common.month,
    category: fields.category,
    area: common.area,
    location: 'Lieu',
    outcome: 'Dernière suite',
    force: 'Signalé par',
    crimeId: 'Crime ID',
    source: 'Fichier et ligne',
  },
  blank: '–',
  why: {
    crimeId: 'Aucun Crime ID n’a été publié',
    antisocialId: 'Anti-social behaviour n’a pas de Crime ID',
    outcome: 'Aucune suite n’a été publiée',
    antisocialOutcome: 'Anti-social behaviour n’a pas de suite',
    area: 'Aucune LSOA n’a été publiée',
    location: 'Aucun lieu n’a été publié',
    coordinates: 'Aucune coordonnée n’a été publiée',
  },
  fallsWithin: (force) => `Relève de : ${force}`,
  context: (context) => `Contexte : ${context}`,
  line: (line) => `ligne ${line}`,
  openFile: (line) => `Résumé d’importation du fichier de la ligne ${line}`,
  copy: 'Copier le Crime ID',
  copied: 'Crime ID copié',
  copyFailed: 'Échec de la copie. Sélectionnez le Crime ID et appuyez sur Ctrl+C.',
  onMap: (point) => `${point} : afficher les environs sur la carte`,
  coordinates: (latitude, longitude) => `${latitude}, ${longitude}`,
  snap: 'Les coordonnées sont des points d’ancrage anonymisés, les dates sont des mois et « Signalé par » n’est pas le lieu.',
  export: 'Exporter en CSV',
  exporting: 'Exportation...',
  exportDenied: 'Seuls les analystes et les administrateurs peuvent exporter des lignes.',
  exportFailed: 'Les lignes n’ont pas pu être exportées.',
  exportPartial: (rows, total) =>
    `Les ${rows} premières lignes sur ${total} ont été exportées. Affinez le filtre pour exporter les autres.`,
  exported: (count, written) =>
    plural(count, { one: `${written} ligne téléchargée`, other: `${written} lignes téléchargées` }),
};

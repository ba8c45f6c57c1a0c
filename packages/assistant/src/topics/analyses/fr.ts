import type { analyses as english } from './en.ts';

const moved = { up: 'en hausse', down: 'en baisse', none: 'changement' };
const level = { up: 'inhabituellement élevé', down: 'inhabituellement bas', none: 'inhabituel' };

const of = (month: string) => (/^[aeiou]/i.test(month) ? `d’${month}` : `de ${month}`);

/** Questions about analyses of police data in French. */
export const analyses: typeof english = {
  phrases: {
    'topic:analysis': [
      ...['analyse', 'analyses', 'analyse de la criminalité', 'analyse des données de police', "résultat de l'analyse"],
      ...["résultats de l'analyse", 'analyses des données de police'],
    ],
    'ana:findings': [
      ...['constats', 'constat', 'conclusions', 'trouvé', 'a trouvé', 'révélé', 'a révélé', 'résultats', 'résultat'],
      ...['a donné', 'dit', 'a montré'],
    ],
    'ana:confidence': ['fiabilité', 'fiable', 'confiance', 'à quel point'],
    'ana:cautions': ['avertissements', 'avertissement', 'limites', 'réserves', 'mises en garde'],
    'ana:status': [...['échoué', 'ont échoué', 'échouées', 'échouée', 'en cours', 'terminées', 'terminée', 'prêtes']],
    'ana:run': ['été lancée', 'été lancées', 'été exécutée', 'été exécutées'],
    'ana:by': ['lancé', 'a lancé', 'lancée par', 'demandé', 'demandée par', 'a demandé'],
    'op:list': ["qu'a", 'que dit', "qu'y a-t-il dans"],
  },
  statusWords: { processing: ['en cours'], failed: ['échou'], analyzed: ['terminé', 'prêtes'] },
  examples: ['Qu’a trouvé la dernière analyse ?', 'Combien d’analyses y a-t-il ?', 'Quelles analyses ont échoué ?'],
  ofOne: ['Qu’a trouvé cette analyse ?', 'À quel point cette analyse est-elle fiable ?'],
  label: 'Analyses des données de police',
  oneLabel: (month) => `Analyse ${of(month)}`,
  none: 'Rien n’a encore été analysé.',
  noneOf: (month) => `Aucune analyse ${of(month)} ne figure parmi les 50 dernières.`,
  count: (n, figure) => `Il y a ${figure} ${n < 2 ? 'analyse' : 'analyses'}.`,
  atMost: 'Cette liste ne contient que les 50 dernières.',
  countOf: (status, figure) => `${status} : ${figure}.`,
  statuses: { processing: 'En cours', failed: 'Échouée', analyzed: 'Analysée' },
  status: (name, at, status) => `L’${name}, commencée ${at}, a l’état ${status}.`,
  name: (month) => `analyse ${of(month)}`,
  by: (person) => `Elle a été lancée par ${person}.`,
  byNobody: 'Qui l’a lancée n’est pas enregistré.',
  error: (error) => `Elle indique : ${error}`,
  total: (total, without, antisocial) =>
    `Elle a compté ${total} infractions, comportements antisociaux inclus (${antisocial}) ; sans eux ${without}.`,
  noData: 'Aucune donnée de police n’a été trouvée pour ce mois, il n’y a donc pas de chiffre. Ce n’est pas zéro.',
  sentiment: (word) => `Direction : ${word}.`,
  sentiments: {
    rising: 'en hausse, plus d’infractions que le mois précédent, au-delà du hasard',
    falling: 'en baisse, moins d’infractions que le mois précédent, au-delà du hasard',
    steady: 'stable, pas de changement au-delà du hasard par rapport au mois précédent',
    unclear: 'indéterminée, aucun point de comparaison',
  },
  confidence: (share) => `Sa fiabilité est de ${share}.`,
  confidenceParts: (coverage, completeness, size) =>
    `C’est le produit de la couverture (${coverage}), de la complétude (${completeness}) et du volume (${size}).`,
  noConfidence: 'Elle n’indique aucune fiabilité.',
  findings: (n, figure) => `Elle a ${figure} ${n < 2 ? 'constat' : 'constats'} :`,
  noFindings: 'Aucune règle n’a rien trouvé au-delà du hasard.',
  noDetails: 'Elle n’a pas de détails.',
  everything: 'Toutes les infractions hors comportements antisociaux',
  meanOf: (count) => `la moyenne sur ${count} mois`,
  before: 'la période précédente',
  sentence: {
    month_change: (what, direction, before) => `${what} : ${moved[direction]} par rapport à ${before}`,
    year_change: (what, direction, before) => `${what} : ${moved[direction]} par rapport à ${before}`,
    unusual_category: (what, direction) => `${what} : niveau ${level[direction]} ce mois-ci`,
    concentration: (what, share) => `${what} : ${share} se trouvent dans le vingtième des lieux le plus chargé`,
    coverage_gap: (what) => `${what} : des données manquent, le chiffre est incomplet`,
  },
  smallNumbers: 'petits nombres : le hasard seul peut ressembler à un changement',
  cautions: (n, figure) => `Avant d’utiliser les chiffres, ${figure} ${n < 2 ? 'chose est' : 'choses sont'} à savoir :`,
  noCautions: 'Elle n’indique rien de particulier à savoir.',
  caution: {
    no_data: (month) => `aucune donnée de police n’a été importée pour ${month}`,
    future_month: (month) => `${month} n’est pas terminé`,
    force_missing: (month, names) => `aucun fichier importé pour ${month} de ${names}`,
    not_published: (month, names) => `${names} : aucune donnée publiée pour ${month}`,
    other_forces_only: (_month, names) =>
      `${names} : le total ne contient que ce que d’autres forces de police y ont signalé`,
    without_location: (_month, _names, count) => `${count} lignes n’ont pas de localisation`,
    without_lsoa: (_month, _names, count) => `${count} lignes n’ont pas de LSOA`,
    repeated_ids: (_month, _names, count) => `${count} lignes partagent leur Crime ID avec une autre`,
    rows_rejected: (_month, _names, count) => `${count} lignes ont été refusées à l’importation`,
    generated_data: () => 'les chiffres reposent sur des données d’exemple générées, et non sur des données publiées',
    no_comparison: (month) => `il n’y a aucun mois auquel comparer ${month}`,
  },
  invented: 'Ses résultats sont inventés.',
  generated: 'Ses chiffres reposent sur des données d’exemple générées, et non sur des données publiées.',
  caption: 'Analyses',
  findingsCaption: 'Constats',
  columns: {
    month: 'Mois',
    status: 'État',
    started: 'Début',
    by: 'Par',
    finding: 'Constat',
    now: 'Ce mois',
    before: 'Avant',
  },
};

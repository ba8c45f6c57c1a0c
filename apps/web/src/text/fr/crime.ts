import type { crime as english } from '../en/crime.ts';
import { common } from './common.ts';

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
];
const monthYear = (month: string) => {
  const name = months[Number(month.slice(5)) - 1];
  return name ? `${name} ${month.slice(0, 4)}` : month;
};

const categories: Readonly<Record<string, string>> = {
  'Anti-social behaviour': 'Comportements antisociaux',
  'Bicycle theft': 'Vols de vélo',
  Burglary: 'Cambriolages',
  'Criminal damage and arson': 'Dégradations et incendies volontaires',
  Drugs: 'Stupéfiants',
  'Other crime': 'Autres infractions',
  'Other theft': 'Autres vols',
  'Possession of weapons': 'Port d’armes',
  'Public order': 'Ordre public',
  Robbery: 'Vols avec violence',
  Shoplifting: 'Vols à l’étalage',
  'Theft from the person': 'Vols à la tire',
  'Vehicle crime': 'Infractions liées aux véhicules',
  'Violence and sexual offences': 'Violences et infractions sexuelles',
};

const sentiments: Readonly<Record<string, string>> = {
  rising: 'En hausse : plus d’infractions que le mois précédent, au-delà du hasard',
  falling: 'En baisse : moins d’infractions que le mois précédent, au-delà du hasard',
  steady: 'Stable : pas de changement au-delà du hasard par rapport au mois précédent',
  unclear: 'Indéterminé : aucun point de comparaison',
};

const moved = { up: 'en hausse', down: 'en baisse', none: 'changement' };
const level = { up: 'inhabituellement élevé', down: 'inhabituellement bas', none: 'inhabituel' };

type Caution = Parameters<typeof english.caution>[0];

const cautions: Readonly<Record<string, (caution: Caution) => string>> = {
  no_data: ({ month }) => `Aucune donnée de police n’a été importée pour ${month}.`,
  future_month: ({ month }) => `Le mois n’est pas terminé : ${month}.`,
  force_missing: ({ names, month }) => `Aucun fichier importé pour ${month} de : ${names}.`,
  not_published: ({ names, month }) => `${names} : aucune donnée publiée pour ${month}.`,
  other_forces_only: ({ names }) =>
    `${names} : le total ne contient que ce que d’autres forces de police y ont signalé.`,
  without_location: ({ count, share }) => `${count} lignes (${share}) n’ont pas de localisation et ne sont nulle part.`,
  without_lsoa: ({ count, share }) => `${count} lignes (${share}) n’ont pas de LSOA et ne relèvent d’aucune zone.`,
  repeated_ids: ({ count }) =>
    `${count} lignes partagent leur Crime ID avec une autre ; elles sont comptées telles que publiées.`,
  rows_rejected: ({ count }) => `${count} lignes ont été refusées à l’importation et ne sont pas comptées.`,
  generated_data: () => 'Les chiffres reposent sur des données d’exemple générées, et non sur des données publiées.',
  no_comparison: ({ month }) => `Il n’y a aucun mois auquel comparer ${month}.`,
};

const pluralOf = (count: number, one: string, other: string) => (count < 2 ? one : other);

export const crime: typeof english = {
  title: 'Analyse de la criminalité',
  lead: 'Infractions de voie publique en Angleterre, au pays de Galles et en Irlande du Nord, telles que publiées par la police.',
  fresh: (newest, _count, written, forces) =>
    `Mois le plus récent : ${newest}. ${written} mois de ${forces} forces de police.`,
  nothingYet: 'Aucune donnée de police n’a encore été importée.',
  toCoverage: 'Voir la couverture',
  toImports: 'Importer des données',
  loading: 'Chargement des données sur la criminalité',
  retry: common.tryAgain,
  tabList: 'Vues des données sur la criminalité',
  tabs: {
    analysis: 'Analyse',
    explore: 'Exploration',
    records: 'Enregistrements',
    coverage: 'Couverture',
    imports: 'Importations',
  },
  about: {
    title: 'À propos de ces données',
    facts: [
      'Les coordonnées sont des points de substitution : l’éditeur déplace chaque infraction vers un point voisin qui représente plusieurs adresses. Elles ne montrent jamais le lieu exact.',
      'Les dates sont des mois. Ni l’heure, ni le jour, ni le jour de la semaine ne peuvent être retrouvés.',
      '« Reported by » désigne la force de police qui a signalé l’infraction, et non le lieu des faits.',
      'Les comportements antisociaux sont comptés à part : ils n’ont ni Crime ID ni issue.',
      'La Greater Manchester Police n’a publié aucune donnée de voie publique depuis juillet 2019. Les lignes qui s’y trouvent ont été signalées par d’autres forces.',
      'Absent ne veut pas dire zéro : si une force n’a rien publié ou si aucun fichier n’a été importé, aucun chiffre n’est affiché.',
    ],
  },
  months,
  monthYear,
  category: (name) => categories[name] ?? name,
  sample: 'Données d’exemple',
  generated: 'Données générées',
  form: {
    label: 'Ce qu’il faut analyser',
    year: 'Année',
    month: common.month,
    analyze: 'Analyser les données',
    analyzing: 'Analyse en cours…',
    mock: 'Charger des données d’exemple',
    cancel: 'Annuler l’analyse',
    cancelFailed: 'L’analyse n’a pas pu être annulée.',
    viewer: 'Votre rôle permet de lire les analyses, mais pas d’en lancer.',
    requestFailed: 'La demande d’analyse a échoué. Veuillez réessayer.',
    gone: 'Cette analyse n’existe plus.',
    goneBack: 'En choisir une autre',
    pollFailed: 'La récupération des résultats de l’analyse a échoué. Veuillez réessayer.',
    mockShown: 'Ce qui suit est un exemple, et non un résultat.',
    othersHere: (month, year, others) =>
      `Aucune donnée de police de ${month} n’a été importée. Pour ${year}, il y a : ${others}.`,
    noneHere: (month, year) =>
      `Aucune donnée de police de ${month} ni d’un autre mois de ${year} n’a été importée. Les années antérieures aux cinq dernières peuvent être choisies une fois importées.`,
    comma: ', ',
    sample: 'Échantillon seulement',
    sampleAbout: 'Lit 3 fichiers et 100 lignes par ville. Les parts sont alors données avec des intervalles.',
  },
  cities: {
    label: 'Villes',
    chosen: (names) => `Villes : ${names}`,
    search: 'Rechercher des zones',
    list: 'Zones à choisir',
    london: 'Londres (33 arrondissements)',
    none: 'Aucune zone ne porte ce nom.',
    failed: 'Les zones n’ont pas pu être chargées.',
    more: (written) => `${written} de plus : utilisez la recherche.`,
    most: (written) => `Vous pouvez en choisir ${written} au plus.`,
    reset: 'Revenir à Londres et Manchester',
  },
  empty: {
    title: 'Aucune analyse pour l’instant',
    text: 'Choisissez un mois et analysez-le. Le résultat compte chaque infraction du mois, la compare et indique quel crédit lui accorder.',
  },
  banner: {
    processing: 'Analyse en cours',
    processingText: 'Votre demande est en cours de traitement. Cela peut prendre quelques minutes.',
    failed: 'Échec de l’analyse',
    failedText: 'Une erreur inattendue s’est produite pendant l’analyse.',
    warnings: 'Analyse terminée avec des avertissements',
    fallback: 'Résultats d’analyse de substitution',
    fallbackText:
      'Ces résultats sont inventés. Ils montrent à quoi ressemble une analyse et ne disent rien de la criminalité.',
    success: 'Analyse terminée avec succès',
    successText: (month) => `Les données de criminalité pour ${month} ont été analysées.`,
  },
  result: {
    label: 'Résultat de l’analyse',
    id: 'ID de l’analyse',
    copy: common.copy,
    copyName: 'Copier l’ID de l’analyse',
    copied: common.copied,
    copyFailed: 'Le navigateur ne donne pas accès à son presse-papiers.',
    timestamp: 'Horodatage',
    note: 'Remarque',
  },
  insights: {
    title: 'Points clés',
    none: 'Cette analyse ne contient aucun point clé.',
    sentiment: 'Tendance',
    sentimentOf: (word) => sentiments[word] ?? word,
    confidence: 'Fiabilité',
    confidenceWhy: 'Comment la fiabilité est calculée',
    parts: { coverage: 'Couverture', completeness: 'Complétude', size: 'Volume' },
    partsExplained: {
      coverage: 'part des forces de police des zones choisies dont un fichier est présent',
      completeness: 'part des lignes avec localisation et LSOA, aucune refusée',
      size: 's’il y a assez de lignes pour voir un changement',
    },
    product: 'La fiabilité est le produit des trois.',
    topics: 'Thèmes',
    noTopics: 'Aucun thème',
    findings: 'Constats',
    noFindings: 'Aucune règle n’a rien trouvé au-delà du hasard.',
    everything: 'Toutes les infractions hors comportements antisociaux',
    rules: {
      month_change: 'Évolution par rapport au mois précédent',
      year_change: 'Évolution par rapport au même mois de l’année précédente',
      unusual_category: 'Inhabituel par rapport aux mois précédents',
      concentration: 'Concentration en peu de lieux',
      coverage_gap: 'Lacune dans les données',
    },
    rulesExplained: {
      month_change:
        'Signalé quand l’intervalle à 95 % du rapport par jour exclut 1 ; seules comptent les forces ayant les deux mois.',
      year_change:
        'Signalé quand l’intervalle à 95 % du rapport par jour exclut 1 ; seules comptent les forces ayant les deux mois.',
      unusual_category:
        'Signalé quand un mois s’écarte de plus de trois écarts-types des douze mois précédents au plus.',
      concentration: 'Part des lignes situées dans le vingtième le plus chargé des points de substitution.',
      coverage_gap: 'Une force ou un mois manque.',
    },
    sentence: {
      month_change: (what, direction, before) => `${what} : ${moved[direction]} par rapport à ${before}`,
      year_change: (what, direction, before) => `${what} : ${moved[direction]} par rapport à ${before}`,
      unusual_category: (what, direction) => `${what} : niveau ${level[direction]} ce mois-ci`,
      concentration: (what, share) => `${what} : ${share} se trouvent dans le vingtième des lieux le plus chargé`,
      coverage_gap: (what) => `${what} : des données manquent, le chiffre est incomplet`,
    },
    now: 'Ce mois',
    meanOf: (_count, written) => `Moyenne sur ${written} mois`,
    before: 'Avant',
    ratio: (value, low, high) => `Rapport ${value} (intervalle à 95 % : ${low} à ${high})`,
    smallNumbers: 'Petits nombres : moins de 30 lignes d’un côté. Le hasard seul peut ressembler à un changement.',
    opens: (figure, what) => `${figure} : ${what}, ouvrir les lignes`,
  },
  citySummaries: {
    title: 'Criminalité par ville',
    none: 'Cette analyse ne contient aucun résumé par ville.',
    records: 'enregistrements',
    sampled: (size) => `Échantillon : oui, ${size} enregistrements`,
    interval: (low, high) => `intervalle de confiance à 95 % de ${low} à ${high}`,
    notSampled: (size) => `Échantillon : non, les ${size} enregistrements ont été comptés`,
    antisocial: 'dont comportements antisociaux',
    top: 'Principales catégories',
    noCategories: 'Aucune catégorie',
    bar: (count, percent) => `${count} (${percent})`,
    coverage: {
      full: 'Chaque force de police de cette zone a un fichier.',
      partial: 'Certaines forces de police de cette zone n’ont pas de fichier.',
      notPublished: 'Aucune donnée publiée par cette force de police',
      none: 'Non importé',
    },
    missing: (names) => `Manque : ${names}`,
    othersOnly: 'Le total ne contient que ce que d’autres forces de police ont signalé ici.',
  },
  summary: {
    title: 'Résumé des données',
    none: 'Cette analyse ne contient aucun résumé des données.',
    files: 'Fichiers échantillonnés',
    filesOf: (sampled, total) => `${sampled} sur ${total}`,
    estimated: 'Enregistrements estimés',
    validated: 'Validé',
    dataFound: 'Données trouvées',
    type: 'Type d’analyse',
    yes: 'Oui',
    no: 'Non',
    types: { lightweight: 'Légère : avec résumés par ville', 'insights-only': 'Points clés uniquement' },
    total: 'Avec les comportements antisociaux',
    withoutAntisocial: 'Sans les comportements antisociaux',
    antisocial: 'Comportements antisociaux',
    previousMonth: 'Mois précédent',
    lastYear: 'Même mois de l’année précédente',
    noComparison: 'Aucune donnée de comparaison',
    took: 'Calculé en',
    milliseconds: (written) => `${written} ms`,
    categories: 'Toutes les catégories',
    cautions: 'Ce qu’il faut savoir',
    sources: (count, written) => `${written} ${pluralOf(count, 'fichier source', 'fichiers sources')}`,
    file: common.file,
    rows: 'lignes',
    hash: 'SHA-256',
  },
  caution: (caution) => cautions[caution.code]?.(caution) ?? caution.code,
  history: {
    older: common.showOlder,
    olderFailed: common.olderFailed,
    title: 'Analyses précédentes',
    none: 'Rien n’a encore été analysé.',
    failed: 'Les analyses précédentes n’ont pas pu être chargées.',
    by: (name) => `par ${name}`,
    statuses: { processing: 'En cours', failed: 'Échouée', analyzed: 'Analysée' },
  },
};

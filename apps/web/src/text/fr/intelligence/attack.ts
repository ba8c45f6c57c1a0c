import type { AttackPeriod } from '@halyard/contracts/intelligence/attack.ts';
import { terms } from '@halyard/messages/fr';
import type { attack as english } from '../../en/intelligence/attack.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const periods: Readonly<Record<AttackPeriod, string>> = {
  '7d': '7 jours',
  '30d': '30 jours',
  '90d': '90 jours',
  all: 'toute la période',
};

const within = (period: AttackPeriod) => (period === 'all' ? 'sur toute la période' : `en ${periods[period]}`);

export const attack: typeof english = {
  title: 'Matrice ATT&CK',
  loading: 'Chargement de la matrice',
  failed: 'Impossible de charger la matrice.',
  refreshFailed: 'Impossible d’actualiser la matrice. Les dernières valeurs sont affichées.',
  retry: common.retry,
  close: common.close,
  severities: terms.severities,
  domains: { enterprise: 'Enterprise', mobile: 'Mobile', ics: 'ICS' },
  domainsLabel: 'Matrice',

  lead: {
    imported: (name, day) => `${name}, importée le ${day}`,
    knownTactics: 'Tactiques : ordre connu, aucune importée',
    seen: (written, total, period) => `${written} techniques sur ${total} vues ${within(period)}`,
    gaps: (count, written) => plural(count, { one: 'dont 1 sans détection', other: `dont ${written} sans détection` }),
    passing: (_, written) => `${written} avec des règles qui réussissent leurs tests`,
    unproven: (_, written) => `${written} avec des règles en échec ou jamais testées`,
    updated: (time) => `Actualisée à ${time}`,
  },

  empty: {
    none: 'Pas encore de données ATT&CK. Importez un bundle pour voir les techniques.',
    noneReadOnly: 'Pas encore de données ATT&CK. Les analystes importent un bundle pour voir les techniques.',
    import: 'Importer',
    noRecords: (period) => `Aucune technique n’est liée à un enregistrement ${within(period)}.`,
    noMatch: 'Aucune technique ne correspond.',
    clear: 'Effacer les filtres',
  },

  layers: {
    a: (name) => `Couche A : ${name}`,
    b: (name) => `Couche B : ${name}`,
    none: 'Aucune',
    choose: 'Comparer avec…',
    records: (period) => `Nos enregistrements, ${periods[period]}`,
    before: (period) => (period === 'all' ? 'La période précédente' : `Les ${periods[period]} précédents`),
    ourRecords: 'Nos enregistrements',
    stored: 'Couches enregistrées',
    imports: 'Imports',
    oneLayer: 'Une couche',
    oneImport: 'Un import',
    failed: (name) => `Impossible de charger ${name}.`,
    importLayer: 'Importer une couche',
    exportLayer: 'Exporter la couche',
    added: (name, count, written) =>
      plural(count, { one: `${name} : 1 technique`, other: `${name} : ${written} techniques` }),
    badScores: (named) => `Les scores qui ne sont pas des nombres ont été omis : ${named}.`,
    addFailed: 'Impossible d’importer la couche.',
    notJson: 'Ce fichier n’est pas du JSON.',
    tooLarge: 'Ce fichier dépasse 1 Mo.',
    facts: (name, owner, day) =>
      owner === null ? `${name}, importée le ${day}` : `${name}, importée par ${owner} le ${day}`,
    download: 'Télécharger la couche',
    remove: 'Supprimer la couche',
    removed: (name) => `Couche ${name} supprimée.`,
    removeFailed: 'Impossible de supprimer la couche.',
    exportedName: (domain) => `Halyard, ${domain}`,
    exportedAs: 'Menaces et alertes de chaque technique, telles que Halyard les compte.',
  },

  compare: { label: 'Techniques', all: 'Toutes', a: 'A seule', b: 'B seule', both: 'Les deux' },

  tools: {
    search: 'Rechercher des techniques par nom ou numéro',
    searchHint: 'Nom ou numéro',
    withRecords: 'Avec enregistrements',
    gaps: 'Vue, sans détection',
    passing: 'Règles qui réussissent leurs tests',
    unproven: 'Règles en échec ou jamais testées',
    remove: (name) => `Retirer le filtre ${name}`,
    table: 'Afficher en tableau',
    matrix: 'Afficher en matrice',
    csv: 'Exporter en CSV',
  },

  matrix: {
    label: (domain) => `Matrice ATT&CK, ${domain}`,
    of: (seen, total) => `${seen} sur ${total}`,
    fold: (name) => `Replier ${name}`,
    unfold: (name) => `Déplier ${name}`,
    notSeen: (count, written) => plural(count, { one: '1 non vue', other: `${written} non vues` }),
    subs: (count, written) => plural(count, { one: '1 sous-technique', other: `${written} sous-techniques` }),
    threats: (count, written) => plural(count, { one: '1 menace', other: `${written} menaces` }),
    alerts: (count, written) => plural(count, { one: '1 alerte', other: `${written} alertes` }),
    detections: (count, written) => plural(count, { one: '1 détection', other: `${written} détections` }),
    noDetection: 'vue, sans détection',
    passing: 'règles qui réussissent leurs tests',
    unproven: 'règles en échec ou jamais testées',
    inB: 'dans la couche B',
    none: '·',
  },

  legend: {
    heatRecords: 'Menaces + alertes dans A, à partir de',
    heatScores: 'Score dans A, à partir de',
    ofRecords: 'menaces et alertes',
    figures: 'sous-techniques, menaces, alertes, détections',
    inB: 'dans la couche B',
    noDetection: 'vue, sans détection',
    passing: 'règles qui réussissent leurs tests',
    unproven: 'règles en échec ou jamais testées',
  },

  outside: {
    title: 'Hors de cette matrice',
    records: (count, written) =>
      plural(count, {
        one: '1 numéro cité par des enregistrements n’est dans aucune matrice',
        other: `${written} numéros cités par des enregistrements ne sont dans aucune matrice`,
      }),
    layer: (count, written, version) =>
      plural(count, {
        one: `1 technique de cette couche n’est pas dans ${version}`,
        other: `${written} techniques de cette couche ne sont pas dans ${version}`,
      }),
    thisMatrix: 'cette matrice',
    reasons: { unknown: 'inconnue', revoked: 'révoquée', deprecated: 'obsolète' },
  },

  table: {
    label: 'Techniques',
    number: 'Numéro',
    name: 'Nom',
    tactics: 'Tactiques',
    threats: 'Menaces',
    alerts: 'Alertes',
    incidents: 'Incidents',
    detections: 'Détections',
    a: 'A',
    b: 'B',
  },

  pane: {
    label: 'Technique',
    back: 'Retour à la matrice',
    subOf: 'Sous-technique de',
    failed: 'Impossible de charger la technique.',
    reason: {
      unknown: 'Inconnue',
      revoked: 'Révoquée : ATT&CK n’utilise plus ce numéro',
      deprecated: 'Obsolète : ATT&CK ne maintient plus cette technique',
    },
    figures: 'Chiffres',
    layers: 'Couches',
    score: 'score',
    marked: 'marquée, sans score',
    notIn: 'absente',
    linked: 'Enregistrements liés',
    noLinked: (period) => `Aucun enregistrement lié ${within(period)}.`,
    coverage: 'Couverture par les règles Sigma',
    enabled: (enabled, all) => `${enabled} actives sur ${all}`,
    noRules: 'Aucune règle Sigma ne cite cette technique.',
    matches: (count, written) => plural(count, { one: '1 en 90 jours', other: `${written} en 90 jours` }),
    states: { enabled: 'Active', testing: 'En test', disabled: 'Désactivée' },
    passing: (count, written) =>
      plural(count, {
        one: '1 règle active réussit ses tests',
        other: `${written} règles actives réussissent leurs tests`,
      }),
    unproven: (_, written) => `${written} en échec ou jamais testées`,
    proofs: { passing: 'tests réussis', failing: 'tests en échec', untested: 'jamais testée' },
    allRules: 'Afficher toutes les règles',
    references: 'Références',
    opensElsewhere: 's’ouvre dans un nouvel onglet',
    noDescription: 'Aucune description.',
  },

  keys: {
    title: 'Raccourcis clavier',
    button: 'Tous les raccourcis',
    move: 'se déplacer',
    open: 'ouvrir la technique',
    fold: 'replier les sous-techniques',
    layers: 'choisir la couche',
    search: 'rechercher',
    all: {
      arrows: 'Se déplacer par cellule ; gauche et droite gardent la ligne',
      enter: 'Ouvrir la technique',
      space: 'Replier ou déplier les sous-techniques',
      a: 'Choisir la couche A',
      b: 'Choisir la couche B',
      x: 'Échanger A et B',
      search: 'Rechercher',
      escape: 'Fermer la technique',
      help: 'Cette liste',
    },
  },
};

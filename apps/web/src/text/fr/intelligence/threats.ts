import { wordOf } from '@halyard/messages';
import { fields, terms } from '@halyard/messages/fr';
import { threatHistory } from '@halyard/messages/fr/sentences';
import type { threats as english } from '../../en/intelligence/threats.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { threatStatuses: statuses, verdicts, incidentStatuses } = terms;
const severities = { ...terms.severities, none: terms.noSeverity };

const periodMarks: typeof english.periodMarks = { '24h': '24 h', '7d': '7 j', '30d': '30 j', '90d': '90 j' };
const periods: typeof english.periods = {
  '24h': 'les dernières 24 heures',
  '7d': 'les 7 derniers jours',
  '30d': 'les 30 derniers jours',
  '90d': 'les 90 derniers jours',
};
const agesOf: typeof periods = {
  '24h': '24 heures',
  '7d': '7 jours',
  '30d': '30 jours',
  '90d': '90 jours',
};

const fieldNames: Readonly<Record<string, string>> = {
  name: 'nom',
  type: 'type',
  severity: 'gravité',
  status: 'statut',
  source: 'source',
  timestamp: 'vue pour la dernière fois',
  description: 'description',
  confidence: 'confiance',
  tlp: 'marquage TLP',
  labels: 'étiquettes',
  country: 'pays',
};

const threatCount = (count: number, written: string) =>
  plural(count, { one: `${written} menace`, other: `${written} menaces` });

export const threats: typeof english = {
  title: 'Analyse des menaces',
  severities,
  statuses,
  verdicts,
  tabs: { overview: 'Vue d’ensemble', active: 'Menaces actives', mitigated: 'Atténuées', map: 'Carte des menaces' },
  tabList: 'Vues',
  period: 'Période',
  periods,
  periodMarks,
  lead: (count, written, period) =>
    plural(count, {
      one: `${written} menace vue sur ${periods[period]}`,
      other: `${written} menaces vues sur ${periods[period]}`,
    }),
  leadNarrowed: (count, written, period) =>
    plural(count, {
      one: `${written} menace correspond, vue sur ${periods[period]}`,
      other: `${written} menaces correspondent, vues sur ${periods[period]}`,
    }),
  leadAll: (count, written) =>
    plural(count, { one: `${written} menace au total`, other: `${written} menaces au total` }),
  leadAllNarrowed: (count, written) =>
    plural(count, {
      one: `${written} menace correspond, toutes dates confondues`,
      other: `${written} menaces correspondent, toutes dates confondues`,
    }),
  allTime: 'Tout',
  range: {
    button: 'Intervalle',
    title: 'Choisir un intervalle',
    about: 'D’après la dernière observation, les deux jours compris',
    from: 'Du',
    to: 'Au',
    show: 'Afficher',
    order: 'La fin précède le début',
    none: 'Indiquez un début ou une fin',
  },
  outside: {
    older: (written, period) => `${written} de plus de ${agesOf[period]}`,
    before: (written) => `${written} avant cet intervalle`,
    future: (written) => `${written} à une date future`,
    after: (written) => `${written} après cet intervalle`,
  },
  asOf: (time) => `Mis à jour à ${time}`,
  refresh: common.refresh,
  retry: common.retry,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  save: common.save,
  saving: common.saving,
  loading: 'Chargement des menaces...',
  loadingOne: 'Chargement de la menace...',
  sample: common.sample,
  new: 'Nouvelle menace',

  filter: {
    button: 'Filtrer',
    active: (written) => `${written} en cours`,
    panel: 'Filtrer les menaces',
    severity: fields.severity,
    status: fields.status,
    tlp: fields.tlp,
    type: fields.type,
    source: fields.source,
    all: 'Tous',
    text: 'Texte',
    textHint: 'Rechercher dans le nom, la description, le type, la source ou les étiquettes',
    apply: 'Appliquer',
    reset: common.reset,
    narrowed: 'Filtres actifs',
    remove: (what) => `Retirer ${what}`,
    chip: (name, value) => `${name} : ${value}`,
    country: fields.country,
    technique: 'Technique',
    markedAbove: (level) => `Marquage supérieur à ${level}, en tout ou en partie`,
    seen: 'Vue',
    span: (from, to) => `du ${from} au ${to}`,
    since: (from) => `à partir du ${from}`,
    until: (to) => `jusqu’au ${to}`,
    placed: { yes: 'Avec lieu', no: 'Sans lieu' },
    acknowledged: { yes: 'Acquittées', no: 'Non acquittées' },
  },

  severityRules: 'Règles de gravité',
  counters: 'Menaces par gravité',
  filteredOut: 'Masquée par le filtre',
  outOf: (written) => `sur ${written}`,
  showAllSeverities: 'Afficher toutes les gravités',

  trend: {
    title: 'Tendance',
    perHour: 'Menaces par heure de dernière observation',
    perDay: 'Menaces par date de dernière observation',
    perMonth: 'Menaces par mois de dernière observation',
    perYear: 'Menaces par année de dernière observation',
    bar: (when, count, written, parts) => `${when} : ${threatCount(count, written)}${parts && ` (${parts})`}`,
    part: (severity, written) => `${written} ${severity}`,
    separator: ', ',
    when: 'Quand',
    total: 'Total',
    showTable: 'Afficher en tableau',
    showChart: 'Afficher en graphique',
    nothing: 'Aucune menace observée sur cette période',
    failed: 'La tendance n’a pas pu être chargée',
    loading: 'Chargement de la tendance...',
  },

  list: {
    recent: 'Menaces récentes',
    columns: { type: 'Type', severity: 'Gravité', source: 'Source', timestamp: 'Horodatage', status: 'Statut' },
    select: (name) => `Sélectionner ${name}`,
    selectAll: 'Sélectionner toutes les menaces affichées',
    shown: (written, total) => `${written} sur ${total} affichées`,
    more: common.showMore,
    moreFailed: 'D’autres menaces n’ont pas pu être chargées',
    failed: 'Les menaces n’ont pas pu être chargées',
    none: 'Aucune menace ne correspond au filtre',
    empty:
      'Aucune menace observée sur cette période. Ajoutez ou importez des menaces, ou choisissez une période plus longue.',
    emptyGroup: 'Aucune menace avec ce statut sur la période choisie.',
    longer: 'Afficher les 90 derniers jours',
    import: 'Importer',
    keys: 'Clavier : flèches pour se déplacer, Entrée pour ouvrir, X pour sélectionner, Maj pour une plage',
  },

  bulk: {
    region: 'Menaces sélectionnées',
    selected: (count, written) =>
      plural(count, { one: `${written} menace sélectionnée`, other: `${written} menaces sélectionnées` }),
    tooMany: (max) => `Vous pouvez modifier au plus ${max} menaces à la fois`,
    status: 'Changer le statut',
    triage: 'Triage',
    acknowledge: 'Acquitter',
    incident: 'Ajouter à un incident',
    clear: common.clearSelection,
  },

  done: {
    status: (count, written, status) => `Statut de ${threatCount(count, written)} : ${statuses[status]}`,
    verdict: (count, written, verdict) =>
      verdict === null
        ? `Verdict de ${threatCount(count, written)} retiré`
        : `Verdict de ${threatCount(count, written)} : ${verdicts[verdict]}`,
    severity: (count, written, severity) =>
      severity === null
        ? plural(count, {
            one: 'La gravité n’est plus définie',
            other: `La gravité de ${written} menaces n’est plus définie`,
          })
        : `Gravité de ${threatCount(count, written)} : ${severities[severity]}`,
    acknowledged: (count, written) =>
      plural(count, { one: `${written} menace acquittée`, other: `${written} menaces acquittées` }),
    unacknowledged: (count, written) => `Acquittement annulé pour ${threatCount(count, written)}`,
    added: (name) => `${name} : menace ajoutée`,
    saved: (name) => `${name} : menace enregistrée`,
    deleted: (name) => `${name} : menace supprimée`,
    sent: (count, written, incident) =>
      plural(count, {
        one: `${written} menace ajoutée à ${incident}`,
        other: `${written} menaces ajoutées à ${incident}`,
      }),
    openIncident: (incident) => `Ouvrir ${incident}`,
    failed: 'Les menaces n’ont pas pu être modifiées',
  },
  skipped: {
    title: (count, written) =>
      plural(count, {
        one: `${written} menace n’a pas été modifiée :`,
        other: `${written} menaces n’ont pas été modifiées :`,
      }),
    item: (name, reason) => `${name} : ${reason}`,
    reasons: {
      changed: 'quelqu’un d’autre l’a modifiée avant',
      gone: 'elle n’existe plus',
      same: 'aucune modification nécessaire',
    },
  },

  triage: {
    title: (count, written) => `Triage de ${threatCount(count, written)}`,
    verdict: 'Verdict',
    noVerdict: 'Aucun verdict',
    severity: 'Nouvelle gravité',
    keepSeverity: 'Aucun changement',
    reason: fields.reason,
    reasonHint: 'Ajouté à l’historique de chaque menace',
    reasonMissing: 'Saisissez un motif',
    nothingChosen: 'Sélectionnez un verdict ou une nouvelle gravité',
    submit: 'Enregistrer le triage',
  },

  incident: {
    title: (count, written) => `Ajouter ${threatCount(count, written)} à un incident`,
    target: 'Incident',
    fresh: 'Nouvel incident',
    existing: 'Incident existant',
    name: 'Titre',
    nameMissing: 'Saisissez un titre',
    severity: fields.severity,
    source: fields.source,
    sourceMissing: 'Saisissez une source',
    noSeverity: 'Aucune gravité n’est définie pour ces menaces. Choisissez-en une pour l’incident.',
    prefilledName: (first, others, written) =>
      others === 0 ? first : plural(others, { one: `${first} et 1 autre`, other: `${first} et ${written} autres` }),
    search: 'Rechercher des incidents',
    searchHint: 'Numéro ou titre',
    searching: 'Recherche des incidents...',
    none: 'Aucun incident ne correspond',
    searchFailed: 'Les incidents n’ont pas pu être chargés',
    found: 'Incidents trouvés',
    choose: 'Sélectionnez un incident',
    open: 'Créer l’incident',
    add: 'Ajouter à l’incident',
    failed: 'Les menaces n’ont pas pu être ajoutées à un incident',
  },

  map: {
    title: 'Menaces par lieu',
    accuracy: 'Les marqueurs indiquent le centre du pays.',
    accuracyMixed:
      'Les marqueurs indiquent le centre du pays, sauf si un lieu exact est connu. Voir la liste pour les détails.',
    exact: 'lieu exact',
    middle: 'centre du pays',
    counts: (placed, total) => `${placed} menaces sur ${total} ont un lieu.`,
    picture: 'Carte du monde',
    legend: 'La couleur et la forme indiquent la gravité la plus élevée ; la taille, le nombre de menaces.',
    list: 'Lieux',
    nowhere: 'Pays inconnu',
    place: (name, count, written, highestSeverity) =>
      `${name} : ${threatCount(count, written)}, gravité la plus élevée : ${highestSeverity}`,
    noPlaces: 'Aucune de ces menaces n’a de lieu.',
    unplaced: 'Menaces sans lieu, par type et gravité',
    allPlaced: 'Toutes ces menaces ont un lieu.',
    cell: (written, type, severity) => `${type}, ${severity} : ${written}`,
    total: 'Total',
    outlineFailed: 'Le contour de la carte n’a pas pu être chargé. La liste indique les mêmes lieux.',
    loading: 'Chargement de la carte...',
    failed: 'La carte n’a pas pu être chargée',
  },

  export: {
    button: 'Exporter',
    formats: { csv: 'CSV', json: 'JSON', stix: 'STIX 2.1' },
    exporting: 'Exportation...',
    saved: (count, written) =>
      plural(count, { one: `${written} menace exportée`, other: `${written} menaces exportées` }),
    partial: (rows, total) => `${rows} menaces exportées sur ${total}. Affinez le filtre pour exporter le reste.`,
    failed: 'L’exportation a échoué',
  },

  detail: {
    previous: 'Menace précédente',
    next: 'Menace suivante',
    fields: {
      type: fields.type,
      severity: fields.severity,
      stix: 'Type STIX',
      source: fields.source,
      timestamp: 'Vue pour la dernière fois',
      confidence: fields.confidence,
      tlp: 'TLP',
      country: fields.country,
      labels: fields.labels,
      acknowledged: 'Acquittée',
      verdict: 'Verdict',
      created: 'Ajoutée',
      updated: 'Modifiée',
      id: 'ID',
    },
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    confidence: (written) => `${written} sur 100`,
    assumed: 'Gravité supposée',
    severityAssumed: (severity, type) => `${severity}, supposée par la règle de gravité ${type} → ${severity}`,
    notRated: '– Non définie',
    notStated: '– Non défini',
    noLabels: '– Aucune',
    notAcknowledged: '– Non',
    noVerdict: '– Aucun',
    acknowledgedBy: (name, when) => `${name}, ${when}`,
    verdict: (verdict, reason) => (reason === '' ? verdicts[verdict] : `${verdicts[verdict]} : ${reason}`),
    somebody: 'Utilisateur inconnu',
    description: fields.description,
    noDescription: 'Aucune description',
    incidents: 'Incidents',
    noIncidents: 'Associée à aucun incident',
    connections: fields.connections,
    noConnections: 'Aucune relation',
    connectionNote: (type, direction) => (direction === 'out' ? `cette menace → ${type}` : `${type} → cette menace`),
    history: 'Historique',
    noHistory: 'Aucun historique',
    because: (reason) => `Motif : ${reason}`,
    back: common.backToList,
    gone: 'Cette menace n’existe plus.',
    failed: 'La menace n’a pas pu être chargée',
    edit: common.edit,
    triage: 'Triage',
    acknowledge: 'Acquitter',
    unacknowledge: 'Annuler l’acquittement',
    incident: 'Ajouter à un incident',
    delete: common.delete,
    deleteFailed: 'La menace n’a pas pu être supprimée',
    actions: common.actions,
  },
  incidentState: (severity, status) => `${wordOf(severities, severity)}, ${wordOf(incidentStatuses, status)}`,
  threatHistory,
  fieldName: (field) => fieldNames[field] ?? field,
  changedFields: (names) => `Modifié : ${names}`,

  form: {
    newTitle: 'Nouvelle menace',
    editTitle: (name) => `Modifier ${name}`,
    name: fields.name,
    type: fields.type,
    typeHint: 'Par exemple Malware ou Phishing',
    severity: fields.severity,
    status: fields.status,
    source: fields.source,
    timestamp: (zone) => `Vue pour la dernière fois (${zone})`,
    timeOfDay: 'Heure',
    description: fields.description,
    confidence: 'Confiance, de 0 à 100',
    confidenceHint: 'Laissez vide si inconnue',
    tlp: fields.tlp,
    noTlp: 'Non défini',
    labels: fields.labels,
    labelsHint: 'Séparées par des virgules',
    country: fields.country,
    countryHint: 'Deux lettres, par exemple GB',
    severityAssumed: (severity) => `Tant qu’elle n’est pas définie, les règles de gravité supposent ${severity}`,
    add: 'Ajouter la menace',
    problems: {
      required: 'Ce champ est obligatoire',
      tooLong: (max) => `${max} caractères au maximum`,
      timestamp: 'Saisissez une date et une heure',
      confidence: 'Saisissez un nombre entier de 0 à 100, ou rien',
      country: 'Saisissez deux lettres, par exemple GB',
      labels: (max, each) => `${max} étiquettes de ${each} caractères au maximum`,
    },
    failed: 'La menace n’a pas pu être enregistrée',
  },
};

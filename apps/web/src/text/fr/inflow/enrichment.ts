import type {
  ActionProblem,
  fileStates as fileStateNames,
  TableMatch,
  tableRejections,
} from '@halyard/contracts/inflow/enrichment.ts';
import type { enrichment as Words } from '../../en/inflow/enrichment.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const matches: Readonly<Record<TableMatch, string>> = {
  exact: 'La valeur elle-même',
  network: 'Le réseau auquel appartient une adresse',
  domain: 'Le domaine dont dépend un hôte',
};

const rejections: Readonly<Record<(typeof tableRejections)[number], string>> = {
  no_key: 'N’a pas de clé',
  not_a_key: 'La clé n’est pas valide',
  repeated: 'La clé apparaît deux fois',
  too_long: 'La ligne est trop longue',
  too_many: 'Plus de lignes qu’une table n’en accepte',
  wrong_width: 'A plus ou moins de cellules que l’en-tête',
};

const problems: Readonly<Record<ActionProblem, string>> = {
  blocked: 'L’adresse ne peut pas être interrogée',
  redirected: 'Le service redirige ailleurs',
  rejected: 'Le service a renvoyé une erreur',
  timeout: 'Pas de réponse à temps',
  cut_off: 'La réponse a été interrompue',
  too_large: 'La réponse est trop volumineuse',
  unreachable: 'Le service est injoignable',
  not_json: 'La réponse n’est pas du JSON',
  on_warning_list: 'Sur une liste d’avertissement : pas interrogée d’elle-même',
  asked_to_wait: 'Le service a demandé d’attendre : pas interrogé',
};

const fileStates: Readonly<Record<(typeof fileStateNames)[number], string>> = {
  ready: 'Prêt',
  missing: 'Fichier absent',
  unreadable: 'Fichier illisible',
};

const paths: Readonly<Record<string, string>> = {
  'country.iso_code': 'Code pays',
  'country.names.en': 'Pays',
  'city.names.en': 'Ville',
  'continent.code': 'Code du continent',
  'continent.names.en': 'Continent',
  autonomous_system_number: 'Numéro d’AS',
  autonomous_system_organization: 'Organisation de l’AS',
  'location.time_zone': 'Fuseau horaire',
  'postal.code': 'Code postal',
  'subdivisions.0.names.en': 'Région',
};

export const enrichment: typeof Words = {
  lead: 'Ce que l’on sait par ailleurs des observables : tables, fichiers du serveur et services interrogés. C’est affiché à côté de l’observable avec sa source et son âge, et ne change rien.',
  loading: 'Chargement de l’enrichissement...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  edit: common.edit,
  delete: common.delete,
  more: common.showMore,
  deleted: (name) => `Supprimé : ${name}`,

  failures: {
    load: 'Impossible de charger l’enrichissement.',
    table: 'Impossible de charger la table.',
    action: 'Impossible d’enregistrer l’action.',
    delete: 'Échec de la suppression.',
    run: 'Impossible d’exécuter l’action.',
  },

  places: {
    country: 'Pays',
    anyCountry: 'Tous les pays',
    unknownCountry: 'Pays inconnu',
    noCountry: 'Aucun pays',
    countryIs: (name) => `Pays : ${name}`,
    asn: 'Numéro d’AS',
    anyAsn: 'Tous les numéros d’AS',
    unknownAsn: 'Numéro d’AS inconnu',
    noAsn: 'Aucun numéro d’AS',
    asnIs: (number) => `AS${number}`,
  },

  tables: {
    title: 'Tables',
    none: 'Aucune table pour l’instant. Chargez un fichier CSV d’actifs, de sites ou de partenaires.',
    add: 'Nouvelle table',
    replace: 'Remplacer les lignes',
    rows: (count, written) => plural(count, { one: '1 ligne', other: `${written} lignes` }),
    rejected: (count, written) => plural(count, { one: '1 ligne rejetée', other: `${written} lignes rejetées` }),
    found: 'Recherche par',
    keyColumn: 'Colonne clé',
    columns: 'Colonnes affichées',
    file: 'Chargée',
    loaded: (file, when, by) => `${file}, ${when}, ${by}`,
    edition: 'Version',
    key: 'Clé',
    line: (line) => `Ligne ${line}`,
    done: (name, rows) => `${name} : ${rows}`,
  },

  form: {
    addTitle: 'Nouvelle table',
    replaceTitle: (name) => `Remplacer les lignes de ${name}`,
    replaceAbout:
      'Toutes les lignes sont échangées en une fois ; l’en-tête doit avoir les mêmes colonnes. Annulable pendant un jour.',
    file: 'Fichier CSV',
    fileHint: 'UTF-8 avec en-tête ; virgules, points-virgules ou tabulations. Jusqu’à 20 Mo et 100 000 lignes.',
    fileMissing: 'Choisissez un fichier avec en-tête.',
    name: 'Nom',
    nameMissing: 'Saisissez un nom.',
    keyType: 'Type de la clé',
    columnsMissing: 'Sélectionnez au moins une colonne.',
    load: 'Charger',
    outcome: 'Ce qui a été chargé',
  },

  files: {
    title: 'Fichiers du serveur',
    none: 'Aucun fichier MMDB n’est configuré. Un opérateur définit HALYARD_MMDB_FILES.',
    built: (when) => `Créé le ${when}`,
  },

  actions: {
    title: 'Actions HTTP',
    none: 'Aucune action pour l’instant. Une action interroge un autre service au sujet d’un observable quand quelqu’un l’exécute.',
    add: 'Nouvelle action',
    editTitle: (name) => `Modifier ${name}`,
    types: 'Pour',
    typesMissing: 'Sélectionnez au moins un type.',
    method: 'Méthode',
    url: 'URL',
    urlHint: 'Écrivez {{value}} à la place de l’observable.',
    urlMissing: 'Saisissez une adresse avec {{value}}.',
    body: 'Corps (JSON)',
    fields: 'Champs à afficher',
    fieldsHint: 'Un par ligne : nom = chemin, par exemple Score = data.score ou Nom = results[0].name.',
    fieldsMissing: 'Saisissez au moins un champ.',
    perHour: 'Exécutions automatiques par heure',
    perHourHint:
      'Nombre maximal de nouveaux observables interrogés d’eux-mêmes par heure ; vide : seulement d’un clic. Les valeurs des listes d’avertissement ne sont pas envoyées.',
    perHourWrong: 'Saisissez un nombre entier de 1 à 3 600, ou rien.',
    runs: 'Exécution',
    onClick: 'D’un clic',
    byItself: (count) => `Pour les nouveaux observables, au plus ${count} par heure`,
    save: common.save,
    credential: 'Identifiants',
    kept: 'Conserver les actuels',
    kindNone: 'Aucun',
    kindBearer: 'Jeton Bearer',
    kindBasic: 'Utilisateur et mot de passe',
    kindApiKey: 'Clé dans un en-tête',
    token: 'Jeton',
    user: 'Utilisateur',
    password: 'Mot de passe',
    header: 'En-tête',
    key: 'Clé',
    saved: (name) => `Enregistrée : ${name}`,
  },

  part: {
    title: 'Enrichissement',
    none: 'Aucune table, aucun fichier ni aucune action n’en dit rien.',
    noFacts: 'Rien d’indiqué.',
    notRun: 'Pas encore exécutée.',
    loaded: (when) => `Table, chargée ${when}`,
    built: (when) => `Fichier, créé ${when}`,
    answered: (when) => `Action, réponse ${when}`,
    action: 'Action',
    match: (match) => `correspond à ${match}`,
    run: 'Exécuter',
    again: 'Exécuter à nouveau',
    runName: (name) => `Exécuter ${name}`,
    failed: (when, why) => `Dernière tentative ${when} : ${why}`,
    status: (why, status) => `${why} (${status})`,
  },
  matches,
  rejections,
  problems,
  fileStates,
  paths,
};

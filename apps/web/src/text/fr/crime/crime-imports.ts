import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeRowReason,
  CrimeSource,
} from '@halyard/contracts/crime/crime-imports.ts';
import { fields } from '@halyard/messages/fr';
import type { crimeImports as english } from '../../en/crime/crime-imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<CrimeImportState, string>> = {
  waiting: 'En file d’attente',
  reading: 'En cours de traitement',
  held: 'En attente d’une décision',
  finished: 'Terminée',
  cancelled: 'Interrompue',
  failed: 'Échoué',
  undone: 'Annulée',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: 'Importé',
  same: 'Déjà importé',
  rejected: 'Rejeté',
  replaced: 'Remplacé',
  undone: 'Annulé',
  discarded: 'Écarté',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Envoyé',
  command: 'Ligne de commande du serveur',
  archive: 'Archive des données de police',
  sample: 'Exemple généré',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'Le fichier est vide. Téléchargez-le de nouveau et importez-le encore une fois.',
  not_csv:
    'Ce n’est ni un fichier CSV ni une archive zip. Importez les fichiers CSV de data.police.uk, ou un zip de ceux-ci.',
  not_utf8: 'Le fichier se dit en UTF-16 et est endommagé. Enregistrez-le en UTF-8 et importez-le de nouveau.',
  nul_bytes:
    'Le fichier est endommagé (il contient des octets NUL). Enregistrez-le en UTF-8 et importez-le de nouveau.',
  missing_columns:
    'Il manque à l’en-tête des colonnes nécessaires. Ajoutez les colonnes indiquées ci-dessous et importez-le de nouveau.',
  unknown_header:
    'L’en-tête ne correspond à aucun des trois types de fichiers de police. Comparez-le à street, outcomes ou stop-and-search.',
  no_rows: 'Le fichier a un en-tête mais aucune ligne. Vérifiez le téléchargement et importez-le de nouveau.',
  every_row_rejected:
    'Toutes les lignes ont été rejetées. Corrigez les erreurs ci-dessous et importez le fichier de nouveau.',
  unknown_force:
    'Aucune force de police connue dans le fichier ni dans son nom. Conservez le nom de fichier de data.police.uk.',
  too_large: 'Le fichier dépasse la taille autorisée. Divisez-le par mois et importez les parties.',
  unsafe_path: 'L’archive contient un chemin de fichier non sûr. Recréez-la avec des noms de fichiers simples.',
  not_a_regular_file:
    'Une entrée de l’archive est un lien ou un périphérique. Refaites l’archive avec des fichiers ordinaires seulement.',
  encrypted:
    'L’archive est protégée par un mot de passe. Décompressez-la et importez les fichiers, ou refaites-la sans mot de passe.',
  bomb: 'L’archive dépasse le taux de compression autorisé. Importez plutôt les fichiers extraits.',
  too_many_entries: 'L’archive contient trop d’entrées. Divisez-la et importez les parties.',
  corrupt_zip: 'L’archive est endommagée. Téléchargez-la ou refaites-la, puis importez-la de nouveau.',
  nothing_to_import: 'Aucune donnée de police n’y a été trouvée. Des fichiers CSV de data.police.uk sont attendus.',
  network_failed:
    'L’archive des données de police est injoignable. Vérifiez le réseau du serveur, ou téléchargez le mois ailleurs et envoyez-le.',
  storage_full:
    'Le stockage du serveur est plein. Demandez à l’exploitant de faire de la place, puis importez de nouveau.',
  interrupted: 'Le serveur s’est arrêté pendant l’importation. Rien n’a été conservé ; importez de nouveau.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'Guillemet non fermé. Fermez-le dans cette ligne.',
  wrong_column_count:
    'La ligne n’a pas autant de colonnes que l’en-tête. Ajoutez ce qui manque ou retirez ce qui est en trop.',
  line_too_long: 'La ligne dépasse la longueur autorisée. Cherchez un saut de ligne ou un guillemet manquant.',
  bad_text: 'La ligne contient des caractères non valides. Enregistrez le fichier en UTF-8.',
  bad_month: 'Le mois est illisible. Écrivez-le comme 2026-03.',
  future_month: 'Le mois n’est pas encore terminé. Corrigez le mois.',
  other_month: 'Le mois ne correspond pas à celui du fichier.',
  bad_coordinates: 'La longitude ou la latitude n’est pas un nombre. Écrivez des degrés comme -0.127.',
  swapped_coordinates: 'La longitude et la latitude sont interverties.',
  outside_country:
    'Le lieu se trouve hors d’Angleterre, du pays de Galles et d’Irlande du Nord. Corrigez les coordonnées.',
  half_a_location: 'La longitude ou la latitude manque. Indiquez les deux ou aucune.',
  bad_lsoa: 'Code LSOA non valide. Utilisez un code comme E01000001 ou laissez-le vide.',
  missing_category: 'Le type d’infraction est vide. Indiquez-en un.',
  unknown_category: 'Type d’infraction inconnu. Utilisez l’orthographe de data.police.uk.',
  missing_force: '« Reported by » est vide. Indiquez la force de police.',
  swapped_columns: 'Des colonnes sont interverties : leur contenu ne correspond pas à l’en-tête. Réordonnez-les.',
};

/** The words of importing police data. */
export const crimeImports: typeof english = {
  title: 'Importations de données de police',
  about:
    'Importez des fichiers street, outcomes et stop-and-search de data.police.uk. Chaque importation indique ce qui a été importé et rejeté, et peut être annulée.',
  viewer:
    'Seuls les analystes et les administrateurs peuvent voir et lancer des importations. Les données importées figurent sous Couverture.',
  loading: 'Chargement des importations...',
  failed: 'Les importations n’ont pas pu être chargées.',
  notFresh: 'La liste n’a pas pu être actualisée. Elle n’est peut-être plus à jour.',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'Importations, de la plus récente à la plus ancienne',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written) => `Les ${written} importations les plus récentes sont affichées.`,
  empty: 'Aucune donnée de police n’a encore été importée',
  emptyAbout: 'Les importations figurent ici avec leurs fichiers et le nombre de lignes importées et rejetées.',
  upload: {
    area: 'Envoi de données de police',
    limits:
      'Fichiers CSV tels que publiés, ou archives zip, 1 Go au plus chacun. Pour plusieurs mois, compressez le dossier en zip.',
    tooLarge: (size) => `Ce fichier fait ${size} ; 1 024 Mo au plus sont acceptés. Divisez-le par mois.`,
    wrongKind: 'Ce n’est ni du CSV (.csv) ni une archive zip (.zip). Choisissez des fichiers de data.police.uk.',
  },

  archive: {
    title: 'Télécharger depuis l’archive des données de police',
    month: common.month,
    button: 'Télécharger le mois',
    about: 'Le serveur doit avoir accès à Internet. Les données sont publiées avec environ deux mois de décalage.',
    badMonth: 'Indiquez un mois terminé, par exemple 2026-03.',
    started: (month) => `${month} est en cours de téléchargement.`,
    failed: 'Le mois n’a pas pu être téléchargé. Vérifiez le réseau du serveur, ou envoyez plutôt les fichiers.',
  },

  state: (state) => states[state],
  fileState: (state) => fileStates[state],
  source: (source) => sources[source],
  kinds: { street: 'Délits', outcomes: 'Suites', 'stop-and-search': 'Contrôles et fouilles' },
  unknownKind: 'Type inconnu',
  sample: common.sample,
  nobody: 'Utilisateur inconnu',
  open: (name) => `Fichiers de ${name}`,
  progress: (name) => `Progression de ${name}`,
  read: (percent, read, total) => `${percent} lus, ${read} sur ${total}`,
  filesDone: (done, total) => `${done} fichiers sur ${total}`,
  counting: 'Comptage des fichiers...',

  summary: {
    label: (total, imported, rejected) => `${total} lignes = ${imported} importées + ${rejected} rejetées`,
    total: 'Total des lignes',
    imported: 'Importées',
    rejected: 'Rejetées',
    equals: '=',
    plus: '+',
    none: 'Aucune ligne n’a été lue.',
    showRows: (count) => `Importées : ${count}. Afficher les lignes`,
    showRejected: (count) => `Rejetées : ${count}. Afficher les raisons`,
    showFiles: (count) => `Total des lignes : ${count}. Afficher les fichiers`,
    files: (count, written) => plural(count, { one: `${written} fichier`, other: `${written} fichiers` }),
    fileCount: (state, count) => `${state} : ${count}`,
  },

  problem: (problem) => problems[problem],
  problemAt: 'Où',

  files: {
    title: 'Fichiers',
    loading: 'Chargement des fichiers...',
    failed: 'Les fichiers n’ont pas pu être chargés.',
    back: common.backToList,
    gone: 'Cette importation n’est plus disponible.',
    kind: fields.kind,
    state: 'Ce qu’il est devenu',
    imported: 'Importées',
    rejected: 'Rejetées',
    size: common.size,
    lines: 'Lignes du fichier',
    hash: 'SHA-256',
    open: (name) => `Résumé de l’importation de ${name}`,
    same: 'Ce fichier est identique à un fichier déjà importé. Ignoré.',
    replaced: 'Remplacé par un fichier plus récent pour le même mois et la même force de police.',
    discarded: 'Le fichier actif a été conservé.',
    changes: 'Correspondance de l’en-tête',
    noChanges: 'L’en-tête correspond au format de data.police.uk.',
    onlyFirst: (written) => `Les ${written} premiers fichiers sont affichés.`,
    separator: ', ',
  },

  rejections: {
    title: (name) => `Lignes rejetées dans ${name}`,
    none: 'Aucune ligne n’a été rejetée.',
    loading: 'Chargement des lignes rejetées...',
    failed: 'Les lignes rejetées n’ont pas pu être chargées.',
    line: 'Ligne',
    reason: 'Raison',
    text: 'Texte de la ligne',
    column: (column) => `Colonne : ${column}`,
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} lignes rejetées affichées sur ${total}.`,
    download: 'Télécharger les lignes rejetées (CSV)',
    downloading: 'Téléchargement...',
    saved: (count, written) =>
      plural(count, { one: `${written} ligne rejetée téléchargée`, other: `${written} lignes rejetées téléchargées` }),
    saveFailed: 'Les lignes rejetées n’ont pas pu être téléchargées. Veuillez réessayer.',
  },

  stop: (name) => `Interrompre l’importation de ${name}`,
  stopped: (name) => `Importation de ${name} interrompue. Aucune ligne n’a été enregistrée.`,
  stopFailed: 'L’importation n’a pas pu être interrompue.',

  undo: {
    button: 'Annuler l’importation',
    of: (name) => `Annuler l’importation : ${name}`,
    title: 'Annuler cette importation ?',
    question: (name, rows) => `Les ${rows} lignes importées depuis ${name} seront supprimées.`,
    restore: 'Les fichiers remplacés par cette importation sont restaurés.',
    done: (removed, writtenRemoved, restored, writtenRestored) =>
      `Importation annulée : ${plural(removed, { one: `${writtenRemoved} fichier retiré`, other: `${writtenRemoved} fichiers retirés` })}, ${plural(restored, { one: `${writtenRestored} rétabli`, other: `${writtenRestored} rétablis` })}.`,
    failed: 'L’importation n’a pas pu être annulée.',
  },

  decision: {
    title: 'Cette importation attend votre décision',
    label: (name) => `Décision sur ${name}`,
    about:
      'Certains mois auraient moins de données que maintenant. Cette importation est en attente de votre décision.',
    none: 'Plus aucun mois n’aurait moins de données. Remplacer importe tout.',
    loading: 'Lecture de ce qui deviendrait moins bon…',
    fewer_rows: (force, month, rows, before) => `${force}, ${month} : ${rows} lignes au lieu de ${before}`,
    more_rejections: (force, month, rejected, before) =>
      `${force}, ${month} : ${rejected} lignes rejetées, ${before} dans le fichier en vigueur`,
    more: (written) => `et ${written} de plus`,
    keep: 'Conserver les données existantes',
    replace: 'Remplacer',
    both: 'Compter les deux côte à côte',
    help: 'Conserver : les mois indiqués restent inchangés ; tout le reste est importé. Remplacer : les nouveaux fichiers sont utilisés. Côte à côte : les lignes des deux fichiers sont utilisées.',
    done: (name) => `La décision sur ${name} est appliquée.`,
    failed: 'La décision n’a pas pu être appliquée.',
  },

  ended: {
    held: (name) => `${name} attend votre décision.`,
    finished: (name, imported, rejected) => `${name} importé : ${imported} lignes importées, ${rejected} rejetées`,
    failed: (name) => `${name} n’a pas pu être importé.`,
  },
};

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
  waiting: 'Attend son tour',
  reading: 'Lecture',
  held: 'En attente d’une décision',
  finished: 'Terminée',
  cancelled: 'Interrompue',
  failed: 'Échoué',
  undone: 'Annulée',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: 'Enregistré',
  same: 'Déjà connu',
  rejected: 'Refusé',
  replaced: 'Remplacé',
  undone: 'Annulé',
  discarded: 'Écarté',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Envoyé',
  command: 'Ligne de commande du serveur',
  archive: 'Archive de l’éditeur',
  sample: 'Exemple généré',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'Le fichier est vide. Téléchargez-le de nouveau et importez-le encore une fois.',
  not_csv:
    'Ce n’est ni un fichier CSV ni une archive zip. Importez les fichiers CSV de data.police.uk, ou un zip de ceux-ci.',
  not_utf8: 'Le fichier se dit en UTF-16 et est endommagé. Enregistrez-le en UTF-8 et importez-le de nouveau.',
  nul_bytes:
    'Le fichier contient des octets NUL : il est endommagé. Enregistrez-le en UTF-8 et importez-le de nouveau.',
  missing_columns:
    'Il manque à l’en-tête des colonnes nécessaires. Ajoutez les colonnes indiquées ci-dessous et importez-le de nouveau.',
  unknown_header:
    'L’en-tête ne correspond à aucun des trois types de fichiers de police. Comparez-le à street, outcomes ou stop-and-search.',
  no_rows: 'Le fichier a un en-tête mais aucune ligne. Vérifiez le téléchargement et importez-le de nouveau.',
  every_row_rejected:
    'Toutes les lignes ont été refusées. Consultez les raisons ci-dessous, corrigez le fichier et importez-le de nouveau.',
  unknown_force:
    'Ni le fichier ni son nom n’indique un service de police connu. Conservez le nom de fichier de l’éditeur.',
  too_large: 'Le fichier dépasse la taille autorisée. Divisez-le par mois et importez les parties.',
  unsafe_path: 'Une entrée de l’archive pointe hors de celle-ci. Refaites l’archive avec des noms de fichiers simples.',
  not_a_regular_file:
    'Une entrée de l’archive est un lien ou un périphérique. Refaites l’archive avec des fichiers ordinaires seulement.',
  encrypted:
    'L’archive est protégée par un mot de passe. Décompressez-la et importez les fichiers, ou refaites-la sans mot de passe.',
  bomb: 'Une fois décompressée, l’archive dépasse de loin sa taille, ce que ne font jamais de vraies données de police. Importez les fichiers eux-mêmes.',
  too_many_entries: 'L’archive contient trop d’entrées. Divisez-la et importez les parties.',
  corrupt_zip: 'L’archive est endommagée. Téléchargez-la ou refaites-la, puis importez-la de nouveau.',
  nothing_to_import: 'Aucune donnée de police n’y a été trouvée. Des fichiers CSV de data.police.uk sont attendus.',
  network_failed:
    'L’archive de l’éditeur est injoignable. Vérifiez le réseau du serveur, ou téléchargez le mois ailleurs et envoyez-le.',
  storage_full:
    'Le stockage du serveur est plein. Demandez à l’exploitant de faire de la place, puis importez de nouveau.',
  interrupted: 'Le serveur s’est arrêté pendant l’importation. Rien n’en a été gardé ; importez de nouveau.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'Un guillemet est ouvert et jamais fermé. Fermez-le dans cette ligne.',
  wrong_column_count:
    'La ligne n’a pas autant de colonnes que l’en-tête. Ajoutez ce qui manque ou retirez ce qui est en trop.',
  line_too_long: 'La ligne dépasse la longueur autorisée. Cherchez un saut de ligne ou un guillemet manquant.',
  bad_text: 'La ligne contient des caractères qui ne sont pas du texte valide. Enregistrez le fichier en UTF-8.',
  bad_month: 'Le mois est illisible. Écrivez-le comme 2026-03.',
  future_month: 'Le mois n’est pas encore terminé. Corrigez le mois.',
  other_month: 'Le mois n’est pas celui du fichier. Déplacez la ligne dans son fichier ou corrigez le mois.',
  bad_coordinates: 'La longitude ou la latitude n’est pas un nombre. Écrivez des degrés comme -0.127.',
  swapped_coordinates: 'Longitude et latitude sont interverties. Échangez les deux colonnes.',
  outside_country:
    'Le point se trouve hors d’Angleterre, du pays de Galles et d’Irlande du Nord. Corrigez les coordonnées.',
  half_a_location: 'Seule la longitude ou la latitude est présente. Indiquez les deux ou aucune.',
  bad_lsoa: 'Le code LSOA n’en est pas un. Écrivez-le comme E01000001 ou laissez-le vide.',
  missing_category: 'Le type de délit est vide. Indiquez-en un.',
  unknown_category: 'Ce type de délit n’est pas utilisé par l’éditeur. Écrivez-le comme l’éditeur.',
  missing_force: '« Reported by » est vide. Indiquez le service de police.',
  swapped_columns:
    'Des colonnes sont interverties : leur contenu ne correspond pas à l’en-tête. Remettez-les en ordre.',
};

/** The words of importing police data. */
export const crimeImports: typeof english = {
  title: 'Importations de données de police',
  about:
    'Fichiers street, outcomes et stop-and-search de data.police.uk. Chaque importation se termine par un résumé et peut être annulée.',
  viewer:
    'Seuls les analystes et les administrateurs peuvent voir et lancer des importations. Ce qui a été importé figure sous Couverture.',
  loading: 'Chargement des importations...',
  failed: 'Les importations n’ont pas pu être chargées.',
  notFresh: 'La liste n’a pas pu être relue. Ce que vous voyez est peut-être périmé.',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'Importations, de la plus récente à la plus ancienne',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written) => `Les ${written} importations les plus récentes sont affichées.`,
  empty: 'Aucune donnée de police n’a encore été importée',
  emptyAbout: 'Chaque importation figurera ici avec ses fichiers, ce qu’ils ont enregistré et ce qui a été refusé.',
  upload: {
    area: 'Envoi de données de police',
    limits:
      'Fichiers CSV tels que publiés, ou archives zip de ceux-ci, 1 024 Mo au plus chacun. Un dossier de mois tient dans un zip.',
    tooLarge: (size) => `Ce fichier fait ${size} ; 1 024 Mo au plus sont acceptés. Divisez-le par mois.`,
    wrongKind: 'Ce n’est ni du CSV (.csv) ni une archive zip (.zip). Choisissez des fichiers de data.police.uk.',
  },

  archive: {
    title: 'Récupérer chez l’éditeur',
    month: common.month,
    button: 'Récupérer le mois',
    about: 'Le serveur a besoin d’une connexion réseau. L’éditeur a environ deux mois de retard.',
    badMonth: 'Indiquez un mois terminé, par exemple 2026-03.',
    started: (month) => `${month} est en cours de récupération.`,
    failed: 'Le mois n’a pas pu être récupéré. Vérifiez le réseau du serveur, ou envoyez plutôt les fichiers.',
  },

  state: (state) => states[state],
  fileState: (state) => fileStates[state],
  source: (source) => sources[source],
  kinds: { street: 'Délits', outcomes: 'Suites', 'stop-and-search': 'Contrôles et fouilles' },
  unknownKind: 'Type inconnu',
  sample: common.sample,
  nobody: 'Non consigné',
  open: (name) => `Fichiers de ${name}`,
  progress: (name) => `Progression de ${name}`,
  read: (percent, read, total) => `${percent} lus, ${read} sur ${total}`,
  filesDone: (done, total) => `${done} fichiers sur ${total}`,
  counting: 'Comptage des fichiers...',

  summary: {
    label: (total, imported, rejected) => `${total} lignes reçues = ${imported} enregistrées + ${rejected} refusées`,
    total: 'Lignes reçues',
    imported: 'Enregistrées',
    rejected: 'Refusées',
    equals: '=',
    plus: '+',
    none: 'Aucune ligne n’a été lue.',
    showRows: (count) => `Enregistrées : ${count}. Afficher les lignes`,
    showRejected: (count) => `Refusées : ${count}. Afficher les raisons`,
    showFiles: (count) => `Lignes reçues : ${count}. Afficher les fichiers`,
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
    gone: 'Cette importation n’est plus dans la liste.',
    kind: fields.kind,
    state: 'Ce qu’il est devenu',
    imported: 'Enregistrées',
    rejected: 'Refusées',
    size: common.size,
    lines: 'Lignes du fichier',
    hash: 'SHA-256',
    open: (name) => `Résumé de l’importation de ${name}`,
    same: 'Ces octets ont déjà été importés, il n’y avait donc rien à faire.',
    replaced: 'Un fichier ultérieur du même mois et du même service a pris sa place.',
    discarded: 'Le fichier en vigueur a été gardé à sa place.',
    changes: 'L’en-tête a été lu comme',
    noChanges: 'L’en-tête est celui de l’éditeur.',
    onlyFirst: (written) => `Les ${written} premiers fichiers sont affichés.`,
    separator: ', ',
  },

  rejections: {
    title: (name) => `Lignes refusées de ${name}`,
    none: 'Aucune ligne n’a été refusée.',
    loading: 'Chargement des lignes refusées...',
    failed: 'Les lignes refusées n’ont pas pu être chargées.',
    line: 'Ligne',
    reason: 'Raison',
    text: 'Texte de la ligne',
    column: (column) => `Colonne : ${column}`,
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} lignes refusées sur ${total} sont affichées.`,
    download: 'Télécharger toutes les lignes refusées (CSV)',
    downloading: 'Téléchargement...',
    saved: (count, written) =>
      plural(count, {
        one: `${written} ligne refusée a été enregistrée`,
        other: `${written} lignes refusées ont été enregistrées`,
      }),
    saveFailed: 'Les lignes refusées n’ont pas pu être téléchargées. Veuillez réessayer.',
  },

  stop: (name) => `Interrompre l’importation de ${name}`,
  stopped: (name) => `Importation de ${name} interrompue. Il n’en reste rien.`,
  stopFailed: 'L’importation n’a pas pu être interrompue.',

  undo: {
    button: 'Annuler l’importation',
    of: (name) => `Annuler l’importation : ${name}`,
    title: 'Annuler cette importation ?',
    question: (name, rows) => `Les ${rows} lignes enregistrées par ${name} sont retirées de tous les chiffres.`,
    restore: 'Les fichiers qu’il avait remplacés sont rétablis.',
    done: (removed, writtenRemoved, restored, writtenRestored) =>
      `Importation annulée : ${plural(removed, { one: `${writtenRemoved} fichier retiré`, other: `${writtenRemoved} fichiers retirés` })}, ${plural(restored, { one: `${writtenRestored} rétabli`, other: `${writtenRestored} rétablis` })}.`,
    failed: 'L’importation n’a pas pu être annulée.',
  },

  decision: {
    title: 'Cette importation attend votre décision',
    label: (name) => `Décision sur ${name}`,
    about:
      'Certains mois deviendraient moins bons que ce qui est en vigueur. Rien de cette importation ne compte avant votre décision.',
    none: 'Plus rien en vigueur ne deviendrait moins bon. Remplacer importe tout.',
    loading: 'Lecture de ce qui deviendrait moins bon…',
    fewer_rows: (force, month, rows, before) => `${force}, ${month} : ${rows} lignes au lieu de ${before}`,
    more_rejections: (force, month, rejected, before) =>
      `${force}, ${month} : ${rejected} lignes rejetées, ${before} dans le fichier en vigueur`,
    more: (written) => `et ${written} de plus`,
    keep: 'Garder ce qui est en vigueur',
    replace: 'Remplacer',
    both: 'Compter les deux côte à côte',
    help: 'Garder : les mois cités restent, tout le reste est importé. Remplacer : les nouveaux fichiers comptent. Côte à côte : les lignes des deux fichiers comptent.',
    done: (name) => `La décision sur ${name} est appliquée.`,
    failed: 'La décision n’a pas pu être appliquée.',
  },

  ended: {
    held: (name) => `${name} attend votre décision.`,
    finished: (name, imported, rejected) =>
      `${name} est importé : ${imported} lignes enregistrées, ${rejected} refusées`,
    failed: (name) => `${name} n’a pas pu être importé.`,
  },
};

import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import { fields } from '@halyard/messages/fr';
import type { importPreview as english } from '../../en/intelligence/import-preview.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const types: Readonly<Record<string, string>> = {
  'attack-pattern': 'Schéma d’attaque',
  campaign: 'Campagne',
  'course-of-action': 'Plan d’action',
  grouping: 'Regroupement',
  identity: 'Identité',
  incident: 'Incident',
  indicator: 'Indicateur',
  infrastructure: 'Infrastructure',
  'intrusion-set': 'Ensemble d’intrusions',
  location: 'Lieu',
  malware: 'Logiciel malveillant',
  'malware-analysis': 'Analyse de logiciel malveillant',
  note: 'Note',
  'observed-data': 'Données observées',
  opinion: 'Avis',
  relationship: 'Relation',
  report: 'Rapport',
  'threat-actor': 'Acteur de la menace',
  tool: 'Outil',
  unknown: 'Type inconnu',
  vulnerability: 'Vulnérabilité',
  'marking-definition': 'Marquage',
};

const changes: Readonly<Record<PreviewChange, string>> = {
  created: 'Créés',
  updated: 'Mis à jour',
  unchanged: 'Inchangés',
  rejected: 'Rejetés',
};

const objects = (count: number, written: string) => plural(count, { one: '1 objet', other: `${written} objets` });

export const importPreview: typeof english = {
  title: 'Aperçu de l’importation',
  loading: 'Chargement de l’aperçu...',
  failed: 'Impossible de charger l’aperçu.',
  retry: common.retry,
  close: common.close,
  dismiss: common.dismiss,
  imports: 'Importations',
  uploaded: (when) => `envoyé ${when}`,
  nothingStored: 'Rien n’est enregistré avant la publication',
  keptUntil: (when) => `conservé jusqu’au ${when}`,
  discard: 'Abandonner',
  later: 'Enregistrer pour plus tard',
  savedForLater: (when) => `Aperçu conservé jusqu’au ${when}.`,
  publish: (count, written) => `Publier ${objects(count, written)}`,
  publishing: (name) => `Publication de ${name}`,
  publishFailed: 'La publication a échoué. Rien n’a été modifié.',
  discardTitle: 'Abandonner cet aperçu ?',
  discardAbout: (name) => `Rien de ${name} n’a été enregistré. Pour l’importer, envoyez de nouveau le fichier.`,
  discarded: 'Aperçu abandonné.',
  discardFailed: 'Impossible d’abandonner l’aperçu.',
  keep: 'Conserver',
  gone: 'Cet aperçu est terminé. Rien n’attend de vérification.',
  toImport: 'Ouvrir l’importation',
  reading: (name) => `Traitement de ${name}`,
  soFar: (count, written) => `${objects(count, written)} pour l’instant`,
  queued: 'En attente',
  cancel: common.cancel,
  nothing: (count, written) =>
    plural(count, {
      one: 'Le seul objet est inchangé. Il n’y a rien à publier.',
      other: `Les ${written} objets sont tous inchangés. Il n’y a rien à publier.`,
    }),
  nothingWritable: 'Aucun objet de ce fichier ne peut être publié.',
  moved: (parts) => `Comparé de nouveau à l’espace de travail : ${parts}.`,
  movedTo: {
    created: (count, written) => plural(count, { one: '1 désormais créé', other: `${written} désormais créés` }),
    updated: (_count, written) => `${written} désormais mis à jour`,
    unchanged: (count, written) =>
      plural(count, { one: '1 désormais inchangé', other: `${written} désormais inchangés` }),
  },

  figures: {
    label: 'Contenu du fichier',
    inFile: 'Dans le fichier',
    types: (count, written) => plural(count, { one: '1 type', other: `${written} types` }),
    selected: (written) => `${written} sélectionnés`,
    nothingToWrite: 'rien à écrire',
    withReasons: 'avec les raisons',
    alerts: 'Alertes qui s’ouvriront',
    noneNotSet: 'aucune règle pour la gravité « Non définie »',
    none: 'aucune règle ne correspond',
    byRules: (names) => names,
    counting: 'Calcul en cours...',
  },

  types: {
    title: 'Par type',
    selected: (selected, all) => `${selected} sur ${all} sélectionnés`,
    type: fields.type,
    all: 'Tous les types',
    selectAll: 'Sélectionner tous les objets',
    select: (name) => `Sélectionner tous les objets de type ${name}`,
    show: (name) => `Afficher les objets de type ${name}`,
    word: (type) => types[type] ?? type,
    nothing: 'Aucun',
  },

  changes,
  objectCount: objects,
  objects: {
    title: 'Objets',
    search: 'Nom, motif, ID',
    all: 'Tous',
    filter: 'Changement',
    select: (name) => `Sélectionner ${name}`,
    unnamed: 'Objet sans nom',
    validUntil: 'valide jusqu’au',
    expired: 'expiré',
    expiredOnly: 'Indicateurs expirés',
    notSet: 'Non défini',
    at: (place) => `à ${place}`,
    none: 'Aucun objet ne correspond.',
    searching: 'Recherche...',
    failed: 'Impossible de charger les objets.',
    more: common.showMore,
    moreFailed: 'Impossible de charger d’autres objets.',
    withEnds: (count, written) =>
      plural(count, {
        one: '1 objet dont une relation a besoin a aussi été sélectionné.',
        other: `${written} objets dont les relations ont besoin ont aussi été sélectionnés.`,
      }),
    withRelationships: (count, written) =>
      plural(count, {
        one: '1 relation a aussi été désélectionnée.',
        other: `${written} relations ont aussi été désélectionnées.`,
      }),
    selectFailed: 'Impossible de modifier la sélection.',
  },

  decide: {
    title: 'À décider avant la publication',
    severity: fields.severity,
    notSetOn: (count, written) =>
      plural(count, { one: 'non définie pour 1 menace', other: `non définie pour ${written} menaces` }),
    keepNotSet: 'Garder « Non définie »',
    asSource: 'comme la source',
    withoutConfidence: (written) => `Sans indice de confiance (${written})`,
    assume: 'Supposer',
    assumed: 'Gravité supposée',
    assumedStays: 'Les valeurs supposées restent signalées sur chaque fiche.',
    opens: (count, written) => plural(count, { one: 'ouvre 1 alerte', other: `ouvre ${written} alertes` }),
    marking: 'TLP et libellés',
    without: (count, written) => plural(count, { one: '1 objet sans TLP', other: `${written} objets sans TLP` }),
    marked: (count, written) =>
      plural(count, { one: '1 marqué dans le fichier', other: `${written} marqués dans le fichier` }),
    keepWithout: 'Laisser sans',
    keep: 'Conserver',
    raise: (level) => `Au moins ${level}`,
    labels: 'Libellés à ajouter',
    addLabel: 'Ajouter un libellé',
    label: 'Nouveau libellé',
    removeLabel: (label) => `Retirer le libellé ${label}`,
    saveFailed: 'Impossible d’enregistrer la décision.',
  },

  effect: {
    title: 'Effet',
    alerts: (count) => plural(count, { one: 'alerte s’ouvrira', other: 'alertes s’ouvriront' }),
    changed: (count) => plural(count, { one: 'fiche existante change', other: 'fiches existantes changent' }),
    inIncidents: (count, written) =>
      plural(count, { one: ', dont 1 dans un incident ouvert', other: `, dont ${written} dans des incidents ouverts` }),
    sightings: (count) =>
      plural(count, {
        one: 'observation sera faite sur les 90 derniers jours',
        other: 'observations seront faites sur les 90 derniers jours',
      }),
    expired: (count) =>
      plural(count, {
        one: 'indicateur est expiré et ne correspondra plus',
        other: 'indicateurs sont expirés et ne correspondront plus',
      }),
    undo: 'Vous pouvez annuler l’importation.',
    failed: 'Impossible de calculer l’effet.',
  },

  columns: {
    title: 'Colonnes du fichier',
    about:
      'Ce que contient chaque colonne. Un autre choix relit le fichier ; les décisions restent, la sélection recommence.',
    unknown: 'Les colonnes de ce fichier ne sont pas connues. Choisissez ce que contient chacune.',
    contents: 'Chaque ligne est',
    rows: {
      threats: 'Une menace',
      entities: 'Une entité',
      connections: 'Une relation',
      records: 'Un enregistrement quelconque',
      values: 'Une valeur (indicateur)',
    },
    needed: (field) => `${field} (obligatoire)`,
    none: 'Absent du fichier',
    everyType: 'Un même type pour toutes les lignes',
    apply: 'Relire avec ces colonnes',
    failed: 'Impossible de choisir les colonnes.',
    fields: {
      id: fields.id,
      name: fields.name,
      type: fields.type,
      severity: fields.severity,
      source: fields.source,
      status: fields.status,
      description: fields.description,
      confidence: fields.confidence,
      tlp: fields.tlp,
      labels: fields.labels,
      country: fields.country,
      risk: fields.risk,
      value: 'Valeur',
      timestamp: 'Date',
      modified: 'Dernière modification',
      last_activity: 'Dernière activité',
      last_contact: 'Dernier contact',
      target: 'Cible',
      family: 'Famille',
      source_id: 'Identifiant de la source',
      target_id: 'Identifiant de la cible',
      strength: 'Force',
      latitude: 'Latitude',
      longitude: 'Longitude',
      accuracy: 'Précision du lieu',
      severity_assumed: 'Gravité supposée',
    },
  },

  steps: { label: 'Étapes', types: 'Types', objects: 'Objets', decide: 'Décider' },

  keys: {
    title: 'Raccourcis clavier',
    button: 'tous les raccourcis',
    move: 'déplacer',
    select: 'sélectionner',
    show: 'afficher les objets',
    filter: 'filtrer par changement',
    publish: 'publier',
  },
};

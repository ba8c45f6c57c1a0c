import { fields } from '@halyard/messages/fr';
import type { alertQueues as english } from '../../en/inflow/alert-queues.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const alertCount = (count: number, written: string) =>
  plural(count, { one: `${written} alerte`, other: `${written} alertes` });

export const alertQueues: typeof english = {
  close: common.close,
  cancel: common.cancel,
  save: common.save,
  retry: common.retry,
  delete: common.delete,

  rules: {
    all: 'Règles',
    of: (name) => `Règle : ${name}`,
    more: (written) => `et ${written} de plus`,
    title: 'Créée par des règles',
    about:
      'Des règles ont créé cette alerte à partir d’une menace : elle n’a donc pas de livraison. L’acquitter acquitte la menace.',
    ended: 'Aucune règle ne correspond plus à la menace.',
    threat: 'Ouvrir la menace',
    noPayload: 'L’alerte d’une règle n’a pas de livraison : elle a été créée à partir d’une menace.',
  },

  conditions: {
    entity: 'Entité',
    entityHint: 'Nom d’une entité à laquelle la menace est reliée. Laissez vide pour toutes.',
    labels: fields.labels,
    leastAge: 'Âge minimal en heures',
    mostAge: 'Âge maximal en heures',
    ageHint: 'Depuis la dernière observation de la menace. Laissez vide pour tout âge.',
    ageWrong: 'Saisissez un nombre entier de 1 à 8784.',
    queue: 'File',
    anyQueue: 'Selon la gravité',
    scheduled: 'Seulement à certaines heures',
    days: 'Jours',
    from: 'De',
    to: 'À',
    timesHint: (zone) => `Dans le fuseau horaire ${zone}. Si la fin est plus tôt, elle est le lendemain.`,
    daysMissing: 'Sélectionnez au moins un jour.',
    entityIs: (name) => `entité ${name}`,
    labelIn: (names) => `étiquette ${names}`,
    ageFrom: (hours) => `${hours} h ou plus`,
    ageTo: (hours) => `${hours} h au plus`,
    hours: (days, from, to, zone) => `${days}, de ${from} à ${to} (${zone})`,
    resumes: (instant) => `En dehors de ses heures. Crée de nouveau des alertes à partir du ${instant}.`,
  },

  preview: {
    title: 'Aperçu',
    loading: 'Comptage des correspondances…',
    failed: 'Échec du comptage des correspondances.',
    matches: (count, written) =>
      plural(count, { one: `${written} alerte maintenant`, other: `${written} alertes maintenant` }),
    recent: (count, written) =>
      plural(count, {
        one: `${written} menace au cours des 30 derniers jours`,
        other: `${written} menaces au cours des 30 derniers jours`,
      }),
    newest: (written) => `Les ${written} plus récentes :`,
    acknowledged: 'acquittée',
  },

  queues: {
    title: 'Files',
    lead: 'Chaque alerte est dans une file : celle de sa règle, sinon de sa source, sinon de sa gravité, sinon la file principale.',
    loading: 'Chargement des files…',
    failed: 'Échec du chargement des files.',
    add: 'Nouvelle file',
    edit: 'Modifier',
    editTitle: (name) => `Modifier ${name}`,
    name: fields.name,
    nameMissing: 'Saisissez un nom.',
    severities: 'Reçoit les alertes de gravité',
    takes: (names) => `Reçoit la gravité ${names}`,
    severitiesHint: 'Si ni la règle ni la source n’indiquent de file. Une gravité mène à une seule file.',
    ownTimes: 'Délais propres',
    inherits: 'Délais de la file principale',
    times: 'Délais en minutes',
    acknowledgeOf: (severity) => `${severity} : acquitter`,
    closeOf: (severity) => `${severity} : clore`,
    timesHint:
      'Depuis l’arrivée de l’alerte. Les nouveaux délais s’appliquent aussitôt aux alertes ouvertes ; le compteur s’arrête quand la source la résout.',
    timesWrong: 'Saisissez des minutes entières de 1 à 527040, l’acquittement au plus tard à la clôture.',
    due: (acknowledge, close) => `acquitter ${acknowledge}, clore ${close}`,
    open: (count, written) => plural(count, { one: `${written} alerte ouverte`, other: `${written} alertes ouvertes` }),
    fresh: (written) => `${written} nouvelles`,
    overdue: (written) => `${written} en retard`,
    added: (name) => `${name} créée`,
    saved: (name) => `${name} enregistrée`,
    retimed: (name, count, written) =>
      `${name} enregistrée. ${plural(count, { one: `Délais de ${written} alerte ouverte modifiés.`, other: `Délais de ${written} alertes ouvertes modifiés.` })}`,
    deleteTitle: (name) => `Supprimer ${name}`,
    deleted: (name, count, written) =>
      `${name} supprimée. ${plural(count, { one: `${alertCount(count, written)} déplacée.`, other: `${alertCount(count, written)} déplacées.` })}`,
    queue: 'File',
    any: 'Toutes les files',
    is: (name) => `File : ${name}`,
    one: 'Une file',
    moveTitle: (count, written) =>
      plural(count, { one: `Déplacer ${written} alerte`, other: `Déplacer ${written} alertes` }),
    moveHint: 'Les délais de la file s’appliquent, toujours depuis l’arrivée de l’alerte.',
    ofSource: 'File par défaut',
    ofSourceHint: 'Les nouvelles alertes de cette source y arrivent, sauf si une règle en indique une autre.',
  },
};

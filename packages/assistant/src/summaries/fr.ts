import type { SummaryWords } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n < 2 ? one : other);

/** The sentences of a summary in French. */
export const summary: SummaryWords = {
  what: (name, title, severity, status, at, source) =>
    `${name}, « ${title} » : gravité « ${severity} », état « ${status} », détecté le ${at}, source : ${source}.`,
  about: (words) => `Description : « ${words} »`,
  undescribed: 'Personne ne l’a encore décrit.',
  assigned: (name) => `Il est attribué à ${name}.`,
  unassigned: 'Il n’est attribué à personne.',
  left: (at, left) => `Il devrait être résolu avant le ${at} ; il reste ${left}.`,
  over: (at, over) => `Il aurait dû être résolu avant le ${at} ; il a ${over} de retard.`,
  inTime: (at, took) => `Il a été résolu le ${at}, au bout de ${took} et dans son objectif.`,
  late: (at, took, over) => `Il a été résolu le ${at}, au bout de ${took}, avec ${over} de retard.`,
  kinds: {
    updates: (n, figure) => `${figure} ${n1(n, 'point', 'points')}`,
    notes: (n, figure) => `${figure} ${n1(n, 'note', 'notes')}`,
    statusChanges: (n, figure) => `${figure} ${n1(n, 'changement d’état', 'changements d’état')}`,
    escalations: (n, figure) => `${figure} ${n1(n, 'escalade', 'escalades')}`,
    assignments: (n, figure) => `${figure} ${n1(n, 'attribution', 'attributions')}`,
    links: (n, figure) => `${figure} ${n1(n, 'changement de liens', 'changements de liens')}`,
    playbookSteps: (_, figure) => `${figure} sur des procédures`,
    others: (n, figure) => `${figure} ${n1(n, 'autre entrée', 'autres entrées')}`,
  },
  happened: (n, all, parts) =>
    `Son activité compte ${all} ${n1(n, 'entrée', 'entrées')}${parts === '' ? '' : ` : ${parts}`}.`,
  nothingHappened: 'Son activité est vide.',
  entry: (at, who, what) => `${at}, ${who} : ${what}`,
  latest: (entries) => `En dernier : ${entries}.`,
  linked: (names) => `Rattaché à : ${names}.`,
  more: (figure) => `${figure} de plus`,
  unlinked: 'Aucune entité ni menace n’est rattachée.',
  run: (name, done, all) => `${name}, ${done} étapes effectuées sur ${all}`,
  next: (step) => `ensuite « ${step} »`,
  runs: (parts) => `Procédures : ${parts}.`,
  quote: (words) => `« ${words} »`,
  noRuns: 'Aucune procédure n’a été lancée.',
};

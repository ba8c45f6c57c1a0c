import type { SummaryWords } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

/** The sentences of a summary in German. */
export const summary: SummaryWords = {
  what: (name, title, severity, status, at, source) =>
    `${name}, „${title}“: Schweregrad „${severity}“, Status „${status}“, entdeckt ${at}, gemeldet von: ${source}.`,
  about: (words) => `Beschreibung: „${words}“`,
  undescribed: 'Noch hat niemand den Vorfall beschrieben.',
  assigned: (name) => `Zuständig ist ${name}.`,
  unassigned: 'Der Vorfall ist niemandem zugewiesen.',
  left: (at, left) => `Er soll bis ${at} gelöst sein; ${left} bleiben noch.`,
  over: (at, over) => `Er sollte bis ${at} gelöst sein; das Ziel ist seit ${over} überschritten.`,
  inTime: (at, took) => `Gelöst wurde er ${at}, nach ${took} und innerhalb des Ziels.`,
  late: (at, took, over) => `Gelöst wurde er ${at}, nach ${took}, das ist ${over} nach dem Ziel.`,
  kinds: {
    updates: (n, figure) => `${figure} ${n1(n, 'neuer Stand', 'neue Stände')}`,
    notes: (n, figure) => `${figure} ${n1(n, 'Notiz', 'Notizen')}`,
    statusChanges: (n, figure) => `${figure} ${n1(n, 'Statusänderung', 'Statusänderungen')}`,
    escalations: (n, figure) => `${figure} ${n1(n, 'Eskalation', 'Eskalationen')}`,
    assignments: (n, figure) => `${figure} ${n1(n, 'Zuweisung', 'Zuweisungen')}`,
    links: (n, figure) => `${figure} ${n1(n, 'geänderte Verknüpfung', 'geänderte Verknüpfungen')}`,
    playbookSteps: (_, figure) => `${figure} zu Playbooks`,
    others: (n, figure) => `${figure} ${n1(n, 'anderer Eintrag', 'andere Einträge')}`,
  },
  happened: (n, all, parts) =>
    `Der Verlauf hat ${all} ${n1(n, 'Eintrag', 'Einträge')}${parts === '' ? '' : `: ${parts}`}.`,
  nothingHappened: 'Der Verlauf ist leer.',
  entry: (at, who, what) => `${at}, ${who}: ${what}`,
  latest: (entries) => `Zuletzt: ${entries}.`,
  linked: (names) => `Verknüpft damit: ${names}.`,
  more: (figure) => `${figure} weitere`,
  unlinked: 'Keine Entitäten oder Bedrohungen sind verknüpft.',
  run: (name, done, all) => `${name}, ${done} von ${all} Schritten erledigt`,
  next: (step) => `als Nächstes „${step}“`,
  runs: (parts) => `Playbooks: ${parts}.`,
  quote: (words) => `„${words}“`,
  noRuns: 'Kein Playbook wurde gestartet.',
};

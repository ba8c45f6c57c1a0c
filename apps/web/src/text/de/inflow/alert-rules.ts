import { fields } from '@halyard/messages/de';
import type { alertRules as english } from '../../en/inflow/alert-rules.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const alertRules: typeof english = {
  close: common.close,
  retry: common.retry,

  quiet: {
    title: 'Ruheregeln',
    lead: 'Eine Ruheregel hält Warnungen fern, die eintreffen, solange sie läuft. Sie läuft ab, und nichts wird gelöscht.',
    loading: 'Ruheregeln werden geladen …',
    failed: 'Die Ruheregeln konnten nicht geladen werden.',
    none: 'Keine Ruheregeln.',
    add: 'Neue Ruheregel',
    fromAlert: 'Stillhalten …',
    mark: 'Still',
    states: { active: 'Läuft', scheduled: 'Geplant', ended: 'Beendet' },
    modes: { hide: 'Verbergen', no_notification: 'Nicht benachrichtigen', tag: 'Nur markieren' },
    until: (instant) => `bis ${instant}`,
    from: (instant) => `ab ${instant}`,
    endedAt: (instant) => `beendet ${instant}`,
    endedEarly: (instant) => `vorzeitig beendet, ${instant}`,
    held: (count, written) => plural(count, { one: '1 Warnung erfasst', other: `${written} Warnungen erfasst` }),
    hidden: (written) => `${written} derzeit verborgen`,
    heldNone: 'Hat keine Warnung erfasst.',
    owner: (name) => `Verantwortlich: ${name}`,
    noOwner: 'Niemand verantwortlich',
    end: 'Jetzt beenden',
    ended: (count, written) =>
      plural(count, {
        one: 'Ruheregel beendet. 1 Warnung ist wieder in der Warteschlange.',
        other: `Ruheregel beendet. ${written} Warnungen sind wieder in der Warteschlange.`,
      }),
    endFailed: 'Die Ruheregel konnte nicht beendet werden. Versuchen Sie es erneut.',
    added: 'Ruheregel angelegt',
    heldBack: (reason, instant) => `Zurückgehalten durch die Ruheregel „${reason}“ bis ${instant}.`,
    taken: (reason) => `Erfasst von der Ruheregel „${reason}“.`,
    allHeld: 'Alle Warnungen dieser Regel',
    stopped: 'zurückgehalten',
  },

  form: {
    title: 'Neue Ruheregel',
    filter: 'Welche Warnungen',
    filterHint: 'Warnungen, auf die alles davon zutrifft.',
    filterMissing: 'Geben Sie mindestens eines an.',
    source: fields.source,
    anySource: 'Jede Quelle',
    severity: fields.severity,
    anySeverity: 'Jeder Schweregrad',
    titlePart: 'Titel enthält',
    entity: 'Entität',
    technique: 'ATT&CK-Technik',
    techniqueHint: 'Eine Nummer wie T1059; ihre Untertechniken gehören dazu.',
    techniqueWrong: 'Geben Sie eine Nummer wie T1059 oder T1059.001 ein.',
    observable: 'Observable',
    tag: 'Tag',
    mode: 'Was geschieht',
    modeHints: {
      hide: 'Verbergen: in der Ansicht „Still“, nicht in der Warteschlange. Niemand wird benachrichtigt.',
      no_notification: 'Nicht benachrichtigen: in der Warteschlange. Niemand wird benachrichtigt.',
      tag: 'Nur markieren: in der Warteschlange, markiert. Benachrichtigungen wie sonst.',
    },
    reason: fields.reason,
    reasonMissing: 'Geben Sie einen Grund an.',
    owner: 'Verantwortlich',
    ownerMissing: 'Wählen Sie eine Person aus.',
    begins: 'Beginn (optional)',
    beginsHint: 'Leer: ab sofort.',
    runs: 'Dauer',
    durations: {
      '1h': '1 Stunde',
      '4h': '4 Stunden',
      '1d': '1 Tag',
      '7d': '7 Tage',
      '30d': '30 Tage',
      '90d': '90 Tage',
    },
    create: 'Ruheregel anlegen',
    counting: 'Wird gezählt …',
    countFailed: 'Die passenden Warnungen konnten nicht gezählt werden.',
    wouldHave: {
      hide: (count, written) =>
        plural(count, {
          one: 'Hätte in den letzten 7 Tagen 1 Warnung verborgen',
          other: `Hätte in den letzten 7 Tagen ${written} Warnungen verborgen`,
        }),
      no_notification: (count, written) =>
        plural(count, {
          one: 'Hätte in den letzten 7 Tagen bei 1 Warnung niemanden benachrichtigt',
          other: `Hätte in den letzten 7 Tagen bei ${written} Warnungen niemanden benachrichtigt`,
        }),
      tag: (count, written) =>
        plural(count, {
          one: 'Hätte in den letzten 7 Tagen 1 Warnung markiert',
          other: `Hätte in den letzten 7 Tagen ${written} Warnungen markiert`,
        }),
    },
    ahead: 'Warnungen, die schon in der Warteschlange sind, bleiben dort.',
  },

  incident: {
    title: 'Empfangene Warnungen',
    loading: 'Warnungen werden geladen …',
    failed: 'Die Warnungen dieses Vorfalls konnten nicht geladen werden.',
    none: 'Keine empfangenen Warnungen sind verknüpft.',
    all: (count, written) => plural(count, { one: '1 Warnung', other: `Alle ${written} Warnungen` }),
    add: 'Warnungen hinzufügen',
    remove: (number) => `${number} aus dem Vorfall entfernen`,
    removed: (number) => `${number} aus dem Vorfall entfernt`,
    added: (number) => `${number} zum Vorfall hinzugefügt`,
    failedChange: 'Die Warnungen des Vorfalls konnten nicht geändert werden. Versuchen Sie es erneut.',
    dialog: (incident) => `Warnungen zu ${incident} hinzufügen`,
    search: 'Warnungen durchsuchen',
    searchHint: 'Titel, ID, Entität, Observable, Rohdaten',
    noneFound: 'Keine passenden Warnungen.',
    found: 'Warnungen',
    addOne: (number) => `${number} hinzufügen`,
    isAdded: 'hinzugefügt',
  },

  duplicate: {
    of: 'Duplikat von',
    none: 'Nicht angegeben',
    search: 'Warnungen durchsuchen',
    list: 'Duplikate',
    isOf: 'Diese Warnung wurde geschlossen als Duplikat von',
  },

  similar: {
    title: 'Ähnliche Warnungen',
    about: 'Aus den letzten 30 Tagen, mit derselben Entität oder einem gemeinsamen Observable.',
    none: 'Keine ähnlichen Warnungen in den letzten 30 Tagen.',
    failed: 'Ähnliche Warnungen konnten nicht geladen werden.',
    incidents: 'Ähnliche Vorfälle',
    shared: { entity: (value) => `Entität ${value}`, observable: (value) => `Observable ${value}` },
  },
};

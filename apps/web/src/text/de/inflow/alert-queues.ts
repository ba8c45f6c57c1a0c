import { fields } from '@halyard/messages/de';
import type { alertQueues as english } from '../../en/inflow/alert-queues.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const alertCount = (count: number, written: string) =>
  plural(count, { one: '1 Warnung', other: `${written} Warnungen` });

export const alertQueues: typeof english = {
  close: common.close,
  cancel: common.cancel,
  save: common.save,
  retry: common.retry,
  delete: common.delete,

  rules: {
    all: 'Regeln',
    of: (name) => `Regel: ${name}`,
    more: (written) => `und ${written} weitere`,
    title: 'Von Regeln erzeugt',
    about:
      'Regeln haben diese Warnung aus einer Bedrohung erzeugt, daher hat sie keine Lieferungen. Wer sie bestätigt, bestätigt die Bedrohung.',
    ended: 'Zurzeit trifft keine Regel auf die Bedrohung zu.',
    threat: 'Bedrohung öffnen',
    noPayload: 'Die Warnung einer Regel hat keine Lieferung: Sie entstand aus einer Bedrohung.',
  },

  conditions: {
    entity: 'Entität',
    entityHint: 'Name einer Entität, mit der die Bedrohung verbunden ist. Leer lassen für beliebige.',
    labels: fields.labels,
    leastAge: 'Mindestalter in Stunden',
    mostAge: 'Höchstalter in Stunden',
    ageHint: 'Seit die Bedrohung zuletzt gesehen wurde. Leer lassen für beliebiges Alter.',
    ageWrong: 'Geben Sie eine ganze Zahl von 1 bis 8784 ein.',
    queue: 'Warteschlange',
    anyQueue: 'Nach Schweregrad',
    scheduled: 'Nur zu bestimmten Zeiten',
    days: 'Tage',
    from: 'Von',
    to: 'Bis',
    timesHint: (zone) => `In der Zeitzone ${zone}. Liegt das Ende früher, gilt es am nächsten Tag.`,
    daysMissing: 'Wählen Sie mindestens einen Tag.',
    entityIs: (name) => `Entität ${name}`,
    labelIn: (names) => `Label ${names}`,
    ageFrom: (hours) => `mindestens ${hours} h alt`,
    ageTo: (hours) => `höchstens ${hours} h alt`,
    hours: (days, from, to, zone) => `${days}, ${from} bis ${to} (${zone})`,
    resumes: (instant) => `Außerhalb ihrer Zeiten. Erzeugt wieder Warnungen ab ${instant}.`,
  },

  preview: {
    title: 'Vorschau',
    loading: 'Treffer werden gezählt …',
    failed: 'Die Treffer konnten nicht gezählt werden.',
    matches: (count, written) => plural(count, { one: '1 Warnung jetzt', other: `${written} Warnungen jetzt` }),
    recent: (count, written) =>
      plural(count, {
        one: '1 Bedrohung in den letzten 30 Tagen',
        other: `${written} Bedrohungen in den letzten 30 Tagen`,
      }),
    newest: (written) => `Die neuesten ${written}:`,
    acknowledged: 'bestätigt',
  },

  queues: {
    title: 'Warteschlangen',
    lead: 'Jede Warnung ist in einer Warteschlange: in der ihrer Regel, sonst ihrer Quelle, sonst ihres Schweregrads, sonst in der Hauptwarteschlange.',
    loading: 'Warteschlangen werden geladen …',
    failed: 'Die Warteschlangen konnten nicht geladen werden.',
    add: 'Neue Warteschlange',
    edit: 'Bearbeiten',
    editTitle: (name) => `${name} bearbeiten`,
    name: fields.name,
    nameMissing: 'Geben Sie einen Namen ein.',
    severities: 'Nimmt Warnungen mit Schweregrad',
    takes: (names) => `Nimmt Schweregrad ${names}`,
    severitiesHint:
      'Wenn weder Regel noch Quelle eine Warteschlange nennen. Ein Schweregrad führt zu einer Warteschlange.',
    ownTimes: 'Eigene Fristen',
    inherits: 'Fristen der Hauptwarteschlange',
    times: 'Fristen in Minuten',
    acknowledgeOf: (severity) => `${severity}: bestätigen`,
    closeOf: (severity) => `${severity}: schließen`,
    timesHint:
      'Ab Eingang der Warnung. Neue Fristen gelten sofort für offene Warnungen; die Uhr hält an, wenn die Quelle sie als behoben meldet.',
    timesWrong: 'Geben Sie ganze Minuten von 1 bis 527040 ein, Bestätigen nicht später als Schließen.',
    due: (acknowledge, close) => `bestätigen ${acknowledge}, schließen ${close}`,
    open: (count, written) => `${alertCount(count, written)} offen`,
    fresh: (written) => `${written} neu`,
    overdue: (written) => `${written} überfällig`,
    added: (name) => `${name} angelegt`,
    saved: (name) => `${name} gespeichert`,
    retimed: (name, count, written) =>
      `${name} gespeichert. ${plural(count, { one: 'Die Fristen von 1 offenen Warnung wurden geändert.', other: `Die Fristen von ${written} offenen Warnungen wurden geändert.` })}`,
    deleteTitle: (name) => `${name} löschen`,
    deleted: (name, count, written) => `${name} gelöscht. ${alertCount(count, written)} verschoben.`,
    queue: 'Warteschlange',
    any: 'Alle Warteschlangen',
    is: (name) => `Warteschlange: ${name}`,
    one: 'Eine Warteschlange',
    moveTitle: (count, written) =>
      plural(count, { one: '1 Warnung verschieben', other: `${written} Warnungen verschieben` }),
    moveHint: 'Es gelten die Fristen der Warteschlange, weiterhin ab Eingang der Warnung.',
    ofSource: 'Standardwarteschlange',
    ofSourceHint: 'Neue Warnungen dieser Quelle kommen dorthin, sofern keine Regel eine andere nennt.',
  },
};

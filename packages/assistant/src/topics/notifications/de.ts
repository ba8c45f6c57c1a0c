import { inWords } from '../in-words.ts';
import type { notifications as english } from './en.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'Benachrichtigung' : 'Benachrichtigungen'}`;

/** Questions about the person's own notifications in German. */
export const notifications: typeof english = {
  phrases: {
    'topic:notification': inWords(`
      benachrichtigung, benachrichtigungen, mitteilung, mitteilungen, meldungen, nachrichten,
      meine benachrichtigungen, sicherheitsbenachrichtigungen, sicherheitsbenachrichtigung
    `),
    'state:unread': inWords('ungesehen, ungesehene, ungesehenen, habe ich nicht gelesen, ich nicht gelesen habe'),
    'state:read': inWords('gelesen, gelesene, gelesenen, schon gelesen, bereits gelesen'),
    'notification:action': inWords(`
      handlungsbedarf, mit handlungsbedarf, haben handlungsbedarf, erfordern eine aktion, erfordert eine aktion,
      erfordern eine handlung, warten auf mich, wartet auf mich, warten auf eine entscheidung, brauchen eine aktion,
      brauchen meine aufmerksamkeit, verlangen eine aktion, auf eine aktion warten, eine aktion erfordern,
      eine handlung erfordern, auf mich warten, handeln erfordern
    `),
    'notification:security': inWords(`
      sicherheit, zur sicherheit, vom typ sicherheit, sicherheitsbenachrichtigungen, sicherheitsbenachrichtigung
    `),
    'notification:entity': inWords('entität, zu entitäten, vom typ entität'),
    'notification:intel': inWords('intelligence, zur intelligence, vom typ intelligence'),
    'notification:system': inWords('system, zum system, vom typ system'),
    'by:type': inWords('nach typ, nach art, pro typ, je typ, welche arten von, welche art'),
    'notification:any': inWords(`
      im system, erhalten, bekommen, habe ich bekommen, habe ich erhalten, eingegangen, kamen, gekommen, kamen herein,
      in meiner liste, sind eingegangen, angekommen
    `),
    'since:then': inWords('seit'),
  },
  examples: [
    'Wie viele ungelesene Benachrichtigungen habe ich?',
    'Welche Benachrichtigungen haben Handlungsbedarf?',
    'Benachrichtigungen nach Typ',
    'Was ist meine neueste Benachrichtigung?',
    'Wie viele Benachrichtigungen sind heute eingegangen?',
    'Zeige meine ungelesenen Benachrichtigungen vom Typ Sicherheit',
  ],
  label: (filter) => (filter === '' ? 'Benachrichtigungen' : `Benachrichtigungen: ${filter}`),
  types: { security: 'Sicherheit', entity: 'Entität', intel: 'Intelligence', system: 'System' },
  severities: { high: 'Schweregrad hoch', medium: 'Schweregrad mittel', low: 'Schweregrad niedrig' },
  unread: 'ungelesen',
  read: 'gelesen',
  action: 'Handlungsbedarf',
  containing: (words) => `enthält „${words}“`,
  count: (n, figure, filter) => `Sie haben ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  overall: (n, figure, unread) => `Sie haben ${count(n, figure)}, davon ${unread} ungelesen.`,
  newest: (what, at) => `Die neueste ist „${what}“, ${at}.`,
  tooOld:
    'Die Liste enthält die Benachrichtigungen der letzten neun Tage; ältere sind archiviert, daher kann ich sie nicht zählen.',
  groups: (list) => `${list}.`,
  caption: 'Benachrichtigungen',
  byType: 'Benachrichtigungen nach Typ',
  columns: { time: 'Wann', what: 'Was', type: 'Typ', state: 'Status', notifications: 'Benachrichtigungen' },
};

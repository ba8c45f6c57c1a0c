import { inWords } from '../in-words.ts';
import type { notifications as english } from './en.ts';

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
};

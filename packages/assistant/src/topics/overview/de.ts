import { inWords } from '../in-words.ts';
import type { overview as english } from './en.ts';

/** How things stand and what happened, in German. */
export const overview: typeof english = {
  phrases: {
    'topic:overview': inWords(`
      überblick, einen überblick, gib mir einen überblick, übersicht, lagebericht, lage, die lage, statusbericht,
      wie ist die lage, wie sieht es aus, wie steht es, was ist los, was läuft, tagesbericht, kurzbericht, briefing,
      bring mich auf den neuesten stand, auf den neuesten stand, aktuelle lage, zusammenfassung von heute,
      kurzer überblick, wie läuft es, wie läufts, alles in ordnung, alles ok, alles gut, ist alles in ordnung,
      dashboard, das dashboard, kennzahlen, was braucht meine aufmerksamkeit, was erfordert meine aufmerksamkeit,
      zusammenfassung des tages, tageszusammenfassung
    `),
    'topic:news': inWords(`
      was gibt es neues, was gibts neues, gibt es neues, gibt es etwas neues, was ist neu, neuigkeiten, was hat sich geändert,
      was hat sich verändert, was habe ich verpasst, habe ich etwas verpasst, etwas neues
    `),
    'overview:happened': inWords(
      'was ist passiert, ist passiert, passiert, was passierte, was war los, was ist geschehen, geschehen',
    ),
    'since:then': inWords('seit'),
    'overview:any': inWords('in halyard, bei halyard, im arbeitsbereich, hier, im team, gewesen, über alles'),
    'op:summary': inWords(`
      kurze zusammenfassung
    `),
  },
  examples: [
    'Gib mir einen Überblick',
    'Was gibt es Neues?',
    'Was ist heute passiert?',
    'Was ist seit gestern passiert?',
  ],
  labels: {
    unresolved: 'Vorfälle: ungelöst',
    overdue: 'Vorfälle: überfällig',
    alerts: 'Warnungen',
    threats: 'Bedrohungen: Kritisch, Aktiv, letzte 90 Tage',
    unread: 'Benachrichtigungen: ungelesen',
    opened: (span) => `Vorfälle: eröffnet ${span}`,
    resolved: (span) => `Vorfälle: gelöst ${span}`,
    seen: (span) => `Bedrohungen: gesehen ${span}`,
    tasks: (span) => `Meine Aufgaben: erledigt ${span}`,
    received: (span) => `Benachrichtigungen: ${span}`,
  },
  incidents: (n, figure, overdue) =>
    `${figure} ${n === 1 ? 'Vorfall ist' : 'Vorfälle sind'} ungelöst, davon ${overdue} überfällig.`,
  alerts: (n, figure) => `${figure} ${n === 1 ? 'Warnung wartet' : 'Warnungen warten'} auf Bestätigung.`,
  threats: (n, figure) =>
    `${figure} kritische ${n === 1 ? 'Bedrohung ist' : 'Bedrohungen sind'} aktiv, gesehen in den letzten 90 Tagen.`,
  tasks: (n, figure, overdue) =>
    `Sie haben ${figure} aktive ${n === 1 ? 'Aufgabe' : 'Aufgaben'}, davon ${overdue} überfällig.`,
  unread: (n, figure) => `Sie haben ${figure} ungelesene ${n === 1 ? 'Benachrichtigung' : 'Benachrichtigungen'}.`,
  period: (span) => `Im Zeitraum ${span}:`,
  opened: (n, figure, resolved) =>
    `${figure} ${n === 1 ? 'Vorfall wurde' : 'Vorfälle wurden'} eröffnet und ${resolved} gelöst.`,
  seen: (n, figure) => `${figure} ${n === 1 ? 'Bedrohung wurde' : 'Bedrohungen wurden'} da zuletzt gesehen.`,
  completed: (n, figure) => `Sie haben ${figure} ${n === 1 ? 'Aufgabe' : 'Aufgaben'} erledigt.`,
  received: (n, figure) => `Sie haben ${figure} ${n === 1 ? 'Benachrichtigung' : 'Benachrichtigungen'} erhalten.`,
  receivedUnknown:
    'Benachrichtigungen werden nur neun Tage lang aufgeführt, die dieses Zeitraums sind daher nicht gezählt.',
};

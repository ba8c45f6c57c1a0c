import { inWords } from '../in-words.ts';
import type { advice as english } from './en.ts';

/** The advice of the dashboard's card in German, in the words of the card. */
export const advice: typeof english = {
  phrases: {
    'topic:advice': inWords(`
      rat, ratschlag, ratschläge, hinweis, hinweise, tipp, tipps, vorschlag, vorschläge, empfehlung, empfehlungen,
      was soll ich tun, was soll ich machen, was sollte ich tun, was soll ich als nächstes tun,
      was soll ich zuerst tun, was soll ich zuerst machen, was sollte ich zuerst tun, was soll ich als erstes tun,
      worauf soll ich mich konzentrieren, womit soll ich anfangen, womit fange ich an, wo soll ich anfangen,
      was rätst du mir, was raten sie mir, was empfiehlst du, was empfehlen sie, was empfehlen sie mir,
      was schlagen sie vor, was schlägst du vor, wie stehe ich da, liege ich im plan, bin ich im plan,
      was ist am wichtigsten, was soll ich als nächstes machen
    `),
    'advice:any': inWords('gib, geben, zuerst, als erstes, als nächstes, einen, tun, machen'),
  },
  examples: ['Was soll ich zuerst tun?', 'Gibt es Hinweise?'],
  onTrack: 'Sie liegen gut im Plan. Im Moment gibt es keine Vorschläge.',
  note: 'Die Hinweise folgen festen Regeln für Ihre Aufgabenliste.',
  lowRate: {
    title: (figure) => `Ihre Erledigungsquote beträgt ${figure}.`,
    body: 'Schließen Sie ein paar Aufgaben ab, bevor Sie neue annehmen.',
    withoutTasks: 'Legen Sie Aufgaben an und erledigen Sie sie, um Ihre Erledigungsquote zu erhöhen.',
    rule: (bound, figure) => `Regel: Erledigungsquote unter ${bound}. Jetzt ${figure}.`,
  },
  highPriority: {
    title: (n, figure) =>
      `${figure} ${n === 1 ? 'Aufgabe mit hoher Priorität ist' : 'Aufgaben mit hoher Priorität sind'} aktiv.`,
    body: () => 'Nehmen Sie sich diese vor, bevor Sie Neues beginnen.',
    rule: (figure) => `Regel: mindestens eine aktive Aufgabe mit hoher Priorität. Jetzt ${figure}.`,
  },
  highRate: {
    title: (figure) => `${figure} Ihrer Aufgaben sind erledigt.`,
    body: 'Gut gemacht. Es ist Raum für das, was als Nächstes kommt.',
    rule: (bound, figure) => `Regel: Erledigungsquote über ${bound}. Jetzt ${figure}.`,
  },
  manyActive: {
    title: (figure) => `${figure} Aufgaben sind gleichzeitig offen.`,
    body: 'Teilen Sie die größeren in Schritte auf.',
    rule: (bound, figure) => `Regel: mehr als ${bound} aktive Aufgaben. Jetzt ${figure}.`,
  },
};

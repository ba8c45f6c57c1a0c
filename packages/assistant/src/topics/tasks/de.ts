import type { Priority } from '@halyard/contracts/work/todos.ts';
import { inWords } from '../in-words.ts';
import type { tasks as english } from './en.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'Aufgabe' : 'Aufgaben'}`;
const priorities: Readonly<Record<Priority, string>> = {
  high: 'hohe Priorität',
  medium: 'mittlere Priorität',
  low: 'niedrige Priorität',
};

/** Questions about the person's own tasks in German. */
export const tasks: typeof english = {
  phrases: {
    'bound:all': inWords('sind alle, wurden alle, sind all, habe ich alle, haben wir alle'),
    'topic:task': inWords(`
      aufgabe, aufgaben, meine aufgaben, to-do, to-dos, todo, todos, aufgabenliste, to-do-liste, todo-liste,
      was muss ich, was muss ich tun, was muss ich noch tun, was habe ich, was habe ich zu tun, was ist zu tun, was steht an, steht an, zu tun,
      was muss ich erledigen, was muss ich noch erledigen, was habe ich erledigt, was habe ich geschafft,
      was habe ich abgeschlossen, was ist fällig, was wird fällig, was habe ich fällig, habe ich etwas erledigt,
      was liegt an, liegt an
    `),
    'topic:completionRate': inWords(`
      erledigungsquote, abschlussquote, erledigungsrate, abschlussrate, wie produktiv bin ich, wie weit bin ich
    `),
    'topic:nextTask': inWords(`
      was kommt als nächstes, was ist als nächstes, was steht als nächstes an, was ist das nächste, als nächstes,
      nächste aufgabe, nächster termin, nächste frist, dringendste aufgabe, die dringendste aufgabe,
      wichtigste aufgabe, die wichtigste aufgabe, als nächstes fällig, meine nächste aufgabe, die nächste aufgabe,
      welche aufgabe ist als nächstes dran, als nächste fällig, ist als nächstes dran
    `),
    'state:undone': inWords(`
      muss ich, muss ich noch erledigen, muss ich erledigen, muss ich noch tun, was muss ich, was muss ich tun,
      was muss ich noch tun, was habe ich zu tun, was ist zu tun, was steht an, steht an, zu tun,
      was muss ich erledigen, was muss ich noch erledigen, was liegt an, liegt an, ausstehend, ausstehende,
      ausstehenden, verbleibend, verbleibende, verbleibenden, übrig, noch übrig, unerledigt, unerledigte,
      unerledigten, nicht erledigt, noch nicht erledigt, nicht abgeschlossen, noch nicht abgeschlossen, unfertig,
      nicht fertig, noch nicht fertig, noch zu tun, zu erledigen, noch zu erledigen, nicht erledigte,
      nicht erledigten, noch offen, noch offene, noch offenen, noch nicht erledigte, noch nicht erledigten
    `),
    'state:completed': inWords(`
      was habe ich erledigt, was habe ich geschafft, was habe ich abgeschlossen, habe ich etwas erledigt, geschafft,
      beendet, beendete, beendeten, habe ich erledigt, habe ich abgeschlossen, habe ich geschafft, erledigungen
    `),
    'record:added': inWords(`
      hinzugefügt, hinzugefügte, hinzugefügten, angelegt, angelegte, angelegten, erstellt, erstellte, erstellten,
      dazugekommen
    `),
    'state:overdue': inWords(
      'versäumt, versäumte, versäumten, frist abgelaufen, abgelaufen, abgelaufene, abgelaufenen',
    ),
    'op:due': inWords(`
      was ist fällig, was wird fällig, was habe ich fällig, fällig, fällige, fälligen, fälliger, fällig sind,
      fällig ist, werden fällig, wird fällig, fälligkeit, fälligkeitsdatum, frist, fristen, termin, termine,
      nächste woche fällig, fällig nächste woche, abgeben, abzugeben
    `),
    'due:none': inWords(`
      ohne fälligkeit, ohne fälligkeitsdatum, ohne frist, ohne termin, ohne datum, haben keine frist,
      haben kein fälligkeitsdatum, haben keinen termin, undatiert, undatierte, undatierten, keine frist,
      kein fälligkeitsdatum, hat keine frist
    `),
    'due:any': inWords(
      'mit fälligkeit, mit fälligkeitsdatum, mit frist, mit termin, haben eine frist, haben einen termin',
    ),
    'due:tomorrow': inWords('morgen, für morgen, morgigen, bis morgen'),
    'due:nextWeek': inWords(
      'nächste woche, in der nächsten woche, kommende woche, nächster woche, nächste woche fällig, fällig nächste woche',
    ),
    'due:soon': inWords('bald, demnächst, in kürze'),
    'due:ahead': inWords(
      'in den nächsten, innerhalb der nächsten, die nächsten, der nächsten, in den kommenden, den nächsten',
    ),
    'due:days': inWords('tagen, tage'),
    'by:weekday': inWords(`
      nach wochentag, nach wochentagen, pro wochentag, je wochentag, an welchem tag, welcher tag, an welchem wochentag,
      welcher wochentag, an jedem tag, an welchen tagen
    `),
    'by:priority': inWords('nach priorität, nach prioritäten, pro priorität, je priorität'),
    'task:priority': inWords('priorität, prioritäten'),
    'task:urgent': inWords(`
      dringend, dringende, dringenden, dringendste, dringendsten, wichtig, wichtige, wichtigen, wichtigste,
      wichtigsten, mit höchster priorität, höchste priorität
    `),
    'task:next': inWords('zuerst, als erstes, nächste, nächsten'),
    'task:any': inWords('tun, machen, erledigen, noch, kommt'),
    'op:newest': inWords('kürzlich, vor kurzem'),
    'op:list': inWords('was habe ich, auf meiner liste, auf der liste, wie hoch ist, wie lautet, wie hoch'),
    'op:who': inWords(''),
    'filler:': inWords('habe'),
    'level:High': inWords(`
      prio hoch, hohe prio, mit hoher prio
    `),
    'level:Medium': inWords(`
      prio mittel, mittlere prio, normale priorität
    `),
    'level:Low': inWords(`
      prio niedrig, niedrige prio, mit niedriger prio
    `),
    'op:trend': inWords(`
      änderung bei, änderungen bei
    `),
    // Due dates are asked for one day or one week; of what lies before or behind it nothing is said.
    'bound:time': inWords(`
      bis morgen, bis nächste woche, vor morgen, vor nächster woche, ab morgen, ab nächster woche, nach morgen
    `),
  },
  examples: [
    'Wie viele Aufgaben habe ich?',
    'Wie viele Aufgaben mit hoher Priorität sind aktiv?',
    'Welche Aufgaben sind überfällig?',
    'Welche Aufgaben sind diese Woche fällig?',
    'Wie hoch ist meine Erledigungsquote?',
    'Wie viele Aufgaben habe ich heute erledigt?',
    'Erledigte Aufgaben pro Tag diese Woche',
    'Was kommt auf meiner Aufgabenliste als Nächstes?',
  ],
  ofOne: ['Wann ist diese Aufgabe fällig?'],
  label: (filter) => (filter === '' ? 'Meine Aufgaben' : `Meine Aufgaben: ${filter}`),
  summaryLabel: 'Zahlen meiner Aufgaben',
  states: { active: 'aktiv', completed: 'erledigt', overdue: 'überfällig' },
  priorities,
  completed: (span) => `erledigt ${span}`,
  added: (span) => `hinzugefügt ${span}`,
  due: (span) => `fällig ${span}`,
  withoutDue: 'ohne Fälligkeitsdatum',
  containing: (words) => `enthält „${words}“`,
  count: (n, figure, filter) => `Sie haben ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  rate: (rate, completed, total) =>
    `Ihre Erledigungsquote beträgt ${rate}: ${completed} von ${total} Aufgaben sind erledigt.`,
  next: {
    overdue: (name, day) => `Am dringendsten ist ${name}; fällig war es am ${day}.`,
    due: (name, day) => `Als Nächstes kommt ${name}, fällig am ${day}.`,
    undated: (name, priority) =>
      `Keine Ihrer aktiven Aufgaben hat ein Fälligkeitsdatum. Nach Priorität kommt zuerst ${name} (${priority}).`,
    none: 'Sie haben keine aktiven Aufgaben, es steht also nichts an.',
    rule: 'Die Reihenfolge richtet sich nach dem Fälligkeitsdatum, dann nach der Priorität.',
  },
  newest: (name, at) => `Die neueste ist ${name}, hinzugefügt am ${at}.`,
  week: (n, figure) => `In den letzten sieben Tagen haben Sie ${count(n, figure)} erledigt.`,
  one: {
    active: (name, priority) => `${name} ist aktiv und hat ${priority}.`,
    completed: (name, priority, at) => `${name} hat ${priority} und wurde am ${at} erledigt.`,
    due: (day) => `Fällig am ${day}.`,
    overdue: (day) => `Fällig war es am ${day}, also ist es überfällig.`,
    withoutDue: 'Ein Fälligkeitsdatum gibt es nicht.',
    added: (at) => `Hinzugefügt am ${at}.`,
  },
  caption: 'Meine Aufgaben',
  columns: {
    task: 'Aufgabe',
    priority: 'Priorität',
    due: 'Fällig',
    completed: 'Erledigt',
    day: 'Tag',
    state: 'Status',
    tasks: 'Aufgaben',
  },
  noDue: 'keine',
  notYet: 'noch nicht',
};

import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

type Wording = Readonly<Record<Language, string>>;

/** The same question in five languages, not in the words of the examples that are suggested. */
const common: readonly Wording[] = [
  {
    en: 'Tell me how many open incidents there are',
    es: '¿Me puede decir cuántos incidentes abiertos hay?',
    fr: 'Pouvez-vous me dire combien il y a d’incidents ouverts ?',
    de: 'Können Sie mir sagen, wie viele offene Vorfälle es gibt?',
    ja: '未着手のインシデントが何件あるか教えてください',
  },
  {
    en: 'Show me the critical incidents',
    es: 'Muéstreme los incidentes críticos',
    fr: 'Montrez-moi les incidents critiques',
    de: 'Zeigen Sie mir die kritischen Vorfälle',
    ja: '重大なインシデントを見せてください',
  },
  {
    en: 'Are there any overdue incidents?',
    es: '¿Hay incidentes vencidos?',
    fr: 'Y a-t-il des incidents en retard ?',
    de: 'Gibt es überfällige Vorfälle?',
    ja: '期限切れのインシデントはありますか？',
  },
  {
    en: 'incidents assigned to nobody',
    es: 'incidentes sin asignar',
    fr: 'incidents attribués à personne',
    de: 'Vorfälle, die niemandem zugewiesen sind',
    ja: '担当者のいないインシデント',
  },
  {
    en: 'How many incidents were resolved last month?',
    es: '¿Cuántos incidentes se resolvieron el mes pasado?',
    fr: 'Combien d’incidents ont été résolus le mois dernier ?',
    de: 'Wie viele Vorfälle wurden im letzten Monat gelöst?',
    ja: '先月解決されたインシデントは何件ですか',
  },
  {
    en: 'How many incidents were opened in the last seven days?',
    es: '¿Cuántos incidentes se abrieron en los últimos siete días?',
    fr: 'Combien d’incidents ont été ouverts ces sept derniers jours ?',
    de: 'Wie viele Vorfälle wurden in den letzten sieben Tagen eröffnet?',
    ja: '過去七日間に起票されたインシデントは何件ですか',
  },
  {
    en: 'What percentage of incidents is resolved?',
    es: '¿Qué porcentaje de los incidentes está resuelto?',
    fr: 'Quel pourcentage des incidents est résolu ?',
    de: 'Wie viel Prozent der Vorfälle sind gelöst?',
    ja: '解決済みのインシデントの割合は？',
  },
  {
    en: 'incidents by severity',
    es: 'incidentes por gravedad',
    fr: 'incidents par gravité',
    de: 'Vorfälle nach Schweregrad',
    ja: 'インシデントを重大度別に表示して',
  },
  {
    en: 'Which incidents are assigned to Noor Haddad?',
    es: '¿Qué incidentes están asignados a Noor Haddad?',
    fr: 'Quels incidents sont attribués à Noor Haddad ?',
    de: 'Welche Vorfälle sind Noor Haddad zugewiesen?',
    ja: 'Noor Haddadさんが担当しているインシデントは？',
  },
  {
    en: 'What is the status of incident 144?',
    es: '¿Cuál es el estado del incidente 144?',
    fr: 'Quel est le statut de l’incident n° 144 ?',
    de: 'Wie ist der Status von Vorfall Nr. 144?',
    ja: 'インシデント144のステータスを教えてください',
  },
  {
    en: 'What is the average resolution time?',
    es: '¿Cuál es el tiempo medio de resolución?',
    fr: 'Quel est le temps moyen de résolution ?',
    de: 'Wie ist die durchschnittliche Lösungszeit?',
    ja: '平均解決時間を教えてください',
  },
  {
    en: 'How many critical threats are there?',
    es: '¿Cuántas amenazas críticas hay?',
    fr: 'Combien y a-t-il de menaces critiques ?',
    de: 'Wie viele kritische Bedrohungen gibt es?',
    ja: '重大な脅威はいくつありますか',
  },
  {
    en: 'threats by type',
    es: 'amenazas por tipo',
    fr: 'menaces par type',
    de: 'Bedrohungen nach Typ',
    ja: '脅威を種類ごとに見せて',
  },
  {
    en: 'How many entities are there?',
    es: '¿Cuántas entidades hay?',
    fr: 'Combien d’entités y a-t-il ?',
    de: 'Wie viele Entitäten gibt es?',
    ja: 'エンティティはいくつありますか',
  },
  {
    en: 'How many tasks do I have?',
    es: '¿Cuántas tareas tengo?',
    fr: 'Combien de tâches ai-je ?',
    de: 'Wie viele Aufgaben habe ich?',
    ja: '私のタスクは何件ですか',
  },
  {
    en: 'Do I have unread notifications?',
    es: '¿Tengo notificaciones sin leer?',
    fr: 'Ai-je des notifications non lues ?',
    de: 'Habe ich ungelesene Benachrichtigungen?',
    ja: '未読の通知はありますか',
  },
];

/** Digits of a figure, whatever marks a language puts between them. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const figuresOf = ({ sentences }: Answer) =>
  sentences.flatMap(({ parts }) => parts.flatMap(({ cite, text }) => (cite === null ? [] : [digitsOf(text)]))).sort();

/** What an answer rests on, in no language. */
const restsOn = (answer: Answer) => ({
  figures: figuresOf(answer),
  requests: answer.citations.map(({ request, href, records }) => ({ request, href, records })),
  rows: answer.tables.map(({ rows, total }) => ({ total, records: rows.map(({ href }) => href) })),
});

/** The sentences without their links, which may be names of records. */
const wordsOf = ({ sentences, tables }: Answer): string =>
  [
    ...sentences.flatMap(({ parts }) => parts.filter(({ cite, href }) => cite === null && href === null)),
    ...tables.flatMap(({ caption, columns }) => [{ text: caption }, ...columns.map(({ label }) => ({ text: label }))]),
  ]
    .map(({ text }) => text)
    .join(' ');

describe('the common questions', () => {
  let app: AssistantApp;
  let admin: Awaited<ReturnType<AssistantApp['as']>>;

  beforeAll(async () => {
    const [sqlite] = testDatabases;
    if (!sqlite) throw new Error('There is no database to test with.');
    app = await startAssistantApp(await sqlite.open());
    admin = await app.as('admin@example.com');
  });
  afterAll(() => app.close());

  test.each(common)('$en: has the same figures, sources and records in five languages', async (wording) => {
    const { answer: english } = await admin.question(wording.en);
    expect(english.refused).toBeNull();

    for (const language of languages) {
      const { answer } = await admin.question(wording[language]);
      expect({ language, ...restsOn(answer) }).toEqual({ language, ...restsOn(english) });
    }
  });

  test.each(common)('$en: is understood in its language and worded differently in each', async (wording) => {
    const worded = new Set<string>();

    for (const language of languages) {
      const { answer, understood } = await admin.question(wording[language]);
      expect({ refused: answer.refused, understood }).toMatchObject({ refused: null, understood: { language } });
      worded.add(wordsOf(answer));
    }
    expect(worded.size).toBe(languages.length);
  });
});

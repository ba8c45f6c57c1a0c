import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';

const workspace = useWorkspace();

type Wording = Readonly<Record<Language, string>>;
const said = (en: string, de: string, fr: string, es: string, ja: string): Wording => ({ en, de, fr, es, ja });

/** The same question in five languages, not in the words of the examples that are suggested. */
const common: readonly Wording[] = [
  said(
    'Tell me how many open incidents there are',
    'Können Sie mir sagen, wie viele offene Vorfälle es gibt?',
    'Pouvez-vous me dire combien il y a d’incidents ouverts ?',
    '¿Me puede decir cuántos incidentes abiertos hay?',
    '未着手のインシデントが何件あるか教えてください',
  ),
  said(
    'Show me the critical incidents',
    'Zeigen Sie mir die kritischen Vorfälle',
    'Montrez-moi les incidents critiques',
    'Muéstreme los incidentes críticos',
    '重大なインシデントを見せてください',
  ),
  said(
    'Are there any overdue incidents?',
    'Gibt es überfällige Vorfälle?',
    'Y a-t-il des incidents en retard ?',
    '¿Hay incidentes vencidos?',
    '期限切れのインシデントはありますか？',
  ),
  said(
    'incidents assigned to nobody',
    'Vorfälle, die niemandem zugewiesen sind',
    'incidents attribués à personne',
    'incidentes sin asignar',
    '担当者のいないインシデント',
  ),
  said(
    'How many incidents were resolved last month?',
    'Wie viele Vorfälle wurden im letzten Monat gelöst?',
    'Combien d’incidents ont été résolus le mois dernier ?',
    '¿Cuántos incidentes se resolvieron el mes pasado?',
    '先月解決されたインシデントは何件ですか',
  ),
  said(
    'How many incidents were opened in the last seven days?',
    'Wie viele Vorfälle wurden in den letzten sieben Tagen eröffnet?',
    'Combien d’incidents ont été ouverts ces sept derniers jours ?',
    '¿Cuántos incidentes se abrieron en los últimos siete días?',
    '過去七日間に起票されたインシデントは何件ですか',
  ),
  said(
    'What percentage of incidents is resolved?',
    'Wie viel Prozent der Vorfälle sind gelöst?',
    'Quel pourcentage des incidents est résolu ?',
    '¿Qué porcentaje de los incidentes está resuelto?',
    '解決済みのインシデントの割合は？',
  ),
  said(
    'incidents by severity',
    'Vorfälle nach Schweregrad',
    'incidents par gravité',
    'incidentes por gravedad',
    'インシデントを重大度別に表示して',
  ),
  said(
    'Which incidents are assigned to Noor Haddad?',
    'Welche Vorfälle sind Noor Haddad zugewiesen?',
    'Quels incidents sont attribués à Noor Haddad ?',
    '¿Qué incidentes están asignados a Noor Haddad?',
    'Noor Haddadさんが担当しているインシデントは？',
  ),
  said(
    'What is the status of incident 144?',
    'Wie ist der Status von Vorfall Nr. 144?',
    'Quel est le statut de l’incident n° 144 ?',
    '¿Cuál es el estado del incidente 144?',
    'インシデント144のステータスを教えてください',
  ),
  said(
    'What is the average resolution time?',
    'Wie ist die durchschnittliche Lösungszeit?',
    'Quel est le temps moyen de résolution ?',
    '¿Cuál es el tiempo medio de resolución?',
    '平均解決時間を教えてください',
  ),
  said(
    'How many critical threats are there?',
    'Wie viele kritische Bedrohungen gibt es?',
    'Combien y a-t-il de menaces critiques ?',
    '¿Cuántas amenazas críticas hay?',
    '重大な脅威はいくつありますか',
  ),
  said('threats by type', 'Bedrohungen nach Typ', 'menaces par type', 'amenazas por tipo', '脅威を種類ごとに見せて'),
  said(
    'How many entities are there?',
    'Wie viele Entitäten gibt es?',
    'Combien d’entités y a-t-il ?',
    '¿Cuántas entidades hay?',
    'エンティティはいくつありますか',
  ),
  said(
    'How many tasks do I have?',
    'Wie viele Aufgaben habe ich?',
    'Combien de tâches ai-je ?',
    '¿Cuántas tareas tengo?',
    '私のタスクは何件ですか',
  ),
  said(
    'Do I have unread notifications?',
    'Habe ich ungelesene Benachrichtigungen?',
    'Ai-je des notifications non lues ?',
    '¿Tengo notificaciones sin leer?',
    '未読の通知はありますか',
  ),
  said(
    'open critical incidents by source',
    'offene kritische Vorfälle nach Quelle',
    'incidents critiques ouverts par source',
    'incidentes críticos abiertos por fuente',
    'オープンの重大インシデントをソース別に',
  ),
  said(
    'threats seen in the last 24 hours',
    'Bedrohungen der letzten 24 Stunden',
    'menaces vues ces dernières 24 heures',
    'amenazas vistas en las últimas 24 horas',
    '過去24時間の脅威',
  ),
  said(
    'which tasks are overdue?',
    'Welche Aufgaben sind überfällig?',
    'Quelles tâches sont en retard ?',
    '¿Qué tareas están vencidas?',
    '期限切れのタスクは？',
  ),
  said(
    'which threats are not acknowledged',
    'welche Bedrohungen sind nicht bestätigt',
    'quelles menaces ne sont pas prises en compte',
    'qué amenazas no están confirmadas',
    '未確認の脅威',
  ),
  said(
    'who has no second factor',
    'wer hat keinen zweiten Faktor',
    'qui n’a pas de second facteur',
    'quién no tiene segundo factor',
    '二要素認証を使っていないユーザー',
  ),
];

/** The sentences without figures and links, which may be names of records. */
const wordsOf = ({ sentences }: Answer): string =>
  sentences
    .flatMap(({ parts }) => parts.filter(({ cite, href }) => cite === null && href === null))
    .map(({ text }) => text)
    .join(' ');

/** What was read, whatever the order of its conditions. */
const readIn = ({ reading }: Answer) => ({
  total: reading?.total,
  spec: reading && {
    ...reading.spec,
    where: reading.spec.where.toSorted((one, other) => one.field.localeCompare(other.field)),
  },
});

describe.each(common)('$en', (wording) => {
  test('is the same question in five languages', async () => {
    const { answer: english } = await workspace().admin.question(wording.en);
    expect(english.refused).toBeNull();

    for (const language of languages) {
      const { answer } = await workspace().admin.question(wording[language]);
      expect({ language, read: readIn(answer) }).toEqual({ language, read: readIn(english) });
    }
  });

  test('is answered in the language it was asked in, each worded in its own way', async () => {
    const worded = new Set<string>();

    for (const language of languages) {
      const { answer, understood } = await workspace().admin.question(wording[language]);
      expect(understood).toMatchObject({ language });
      worded.add(wordsOf(answer));
    }
    expect(worded.size).toBe(languages.length);
  });
});

test.each(languages)('no word of an answer in %s is English', async (language) => {
  if (language === 'en') return;
  const english = /\b(?:the|your|there|are|and|with|how|of|by)\b/i;

  for (const wording of common) {
    const { answer } = await workspace().admin.question(wording[language]);
    expect([wording[language], english.exec(wordsOf(answer))?.[0]]).toEqual([wording[language], undefined]);
  }
});

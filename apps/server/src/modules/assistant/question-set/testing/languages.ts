import type { Language } from '@halyard/contracts/accounts/settings.ts';
import {
  type AskedQuestion,
  always,
  type Expectation,
  first,
  ofCrime,
  opens,
  proposes,
  quoted,
  refused,
  says,
} from './asked-question.ts';

const live = 'deleted_at is null';
const incidents = (where: string) => first(`select count(*) as n from incidents where ${live} and ${where}`);
const threats = (where: string) =>
  first(`select count(*) as n from intelligence where family = 'threat' and ${live} and ${where}`);
const tasks = (where: string) => first(`select count(*) as n from todos where owner_id = :me and ${live} and ${where}`);

const oldAndOpen = "status = 'Open' and detected_at < :now - 7 * 86400000";

/** The common questions, in the order in which each language asks them below. */
const expected: readonly Expectation[] = [
  incidents("status = 'Open'"),
  incidents("status in ('Open', 'Investigating', 'Mitigated') and severity = 'Critical'"),
  incidents("status in ('Open', 'Investigating', 'Mitigated') and due_at < :now"),
  says("select assignee_name from incidents where id = '139'"),
  threats('seen_at >= :now - 7 * 86400000'),
  threats("seen_at >= :now - 30 * 86400000 and severity = 'Critical'"),
  tasks('1 = 1'),
  tasks("completed = 0 and priority = 'high'"),
  first('select count(*) as n from notifications where person_id = :me and dismissed_at is null and read_at is null'),
  ofCrime.first(
    "select count(*) as n from crime where category = 'Burglary' and area = 'Camden' and month = '2026-10'",
  ),
  ofCrime.first("select count(*) as n from crime where month = '2026-10'"),
  first("select count(*) as n from people where role = 'analyst'"),
  first('select count(*) as n from schemas where deleted_at is null'),
  first("select count(*) as n from intelligence where family = 'entity' and type = 'Person' and deleted_at is null"),
  opens("select '/network?entity=' || id || '*' from intelligence where name = 'Andrei Munteanu'"),
];

const asked: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: [
    ...['¿Cuántos incidentes están abiertos?', '¿Cuántos incidentes críticos están sin resolver?'],
    ...['¿Cuántos incidentes están vencidos?', '¿Quién tiene asignado el incidente 139?'],
    ...[
      '¿Cuántas amenazas se detectaron en los últimos 7 días?',
      '¿Cuántas amenazas críticas hubo en los últimos 30 días?',
    ],
    ...[
      '¿Cuántas tareas tengo?',
      '¿Cuántas tareas activas de prioridad alta tengo?',
      '¿Cuántas notificaciones sin leer tengo?',
    ],
    ...['¿Cuántos robos en inmuebles hubo en Camden en octubre de 2026?', '¿Cuántos delitos hubo en octubre de 2026?'],
    ...[
      '¿Cuántos analistas hay?',
      '¿Cuántos esquemas hay?',
      '¿Cuántas personas hay en la red?',
      '¿Quién es Andrei Munteanu?',
    ],
  ],
  fr: [
    ...["Combien d'incidents sont ouverts ?", "Combien d'incidents critiques sont non résolus ?"],
    ...["Combien d'incidents sont en retard ?", "À qui est attribué l'incident 139 ?"],
    ...[
      'Combien de menaces ont été vues ces 7 derniers jours ?',
      'Combien de menaces critiques au cours des 30 derniers jours ?',
    ],
    ...[
      'Combien de tâches ai-je ?',
      'Combien de tâches actives de priorité haute ai-je ?',
      'Combien de notifications non lues ai-je ?',
    ],
    ...[
      'Combien de cambriolages y a-t-il eu à Camden en octobre 2026 ?',
      "Combien d'infractions y a-t-il eu en octobre 2026 ?",
    ],
    ...[
      "Combien y a-t-il d'analystes ?",
      'Combien de schémas y a-t-il ?',
      'Combien de personnes y a-t-il dans le réseau ?',
      'Qui est Andrei Munteanu ?',
    ],
  ],
  de: [
    ...['Wie viele Vorfälle sind offen?', 'Wie viele kritische Vorfälle sind ungelöst?'],
    ...['Wie viele Vorfälle sind überfällig?', 'Wem ist Vorfall 139 zugewiesen?'],
    ...[
      'Wie viele Bedrohungen gab es in den letzten 7 Tagen?',
      'Wie viele kritische Bedrohungen gab es in den letzten 30 Tagen?',
    ],
    ...[
      'Wie viele Aufgaben habe ich?',
      'Wie viele aktive Aufgaben mit hoher Priorität habe ich?',
      'Wie viele ungelesene Benachrichtigungen habe ich?',
    ],
    ...['Wie viele Einbrüche gab es im Oktober 2026 in Camden?', 'Wie viele Straftaten gab es im Oktober 2026?'],
    ...[
      'Wie viele Analysten gibt es?',
      'Wie viele Schemas gibt es?',
      'Wie viele Personen gibt es im Netzwerk?',
      'Wer ist Andrei Munteanu?',
    ],
  ],
  ja: [
    ...['未着手のインシデントは何件ですか？', '未解決の重大インシデントは何件ありますか？'],
    ...['期限超過のインシデントは何件ですか？', 'インシデント139の担当者は誰ですか？'],
    ...['過去7日間の脅威は何件ですか？', '過去30日間の重大な脅威は何件ですか？'],
    ...['タスクはいくつありますか？', '優先度が高い未完了のタスクはいくつありますか？', '未読の通知は何件ありますか？'],
    ...['2026年10月のCamdenの侵入盗は何件ですか？', '2026年10月の犯罪は何件でしたか？'],
    ...[
      'アナリストは何人いますか？',
      'スキーマはいくつありますか？',
      'ネットワークに人物は何人いますか？',
      'Andrei Munteanuとは誰ですか？',
    ],
  ],
};

const note = (message: string) => proposes('add_note', `'incident', '143', 'message', ${quoted(message)}`);
const unresolved = "status in ('Open', 'Investigating', 'Mitigated')";
const munteanu = opens("select '/network?entity=' || id || '*' from intelligence where name = 'Andrei Munteanu'");

/** As people type who have never seen an example. */
const plainly: readonly AskedQuestion[] = [
  { ask: 'qué incidentes quedan por resolver', language: 'es', expect: incidents(unresolved) },
  { ask: 'dime quién es Andrei Munteanu', language: 'es', expect: munteanu },
  {
    ask: 'apunta en el incidente 143 que el servidor está aislado',
    language: 'es',
    expect: note('el servidor está aislado'),
  },
  { ask: 'cómo se crea un playbook', language: 'es', expect: opens(always('/security*')) },
  { ask: 'je peux voir les incidents ouverts ?', language: 'fr', expect: incidents("status = 'Open'") },
  {
    ask: "combien d'incidents ouverts ai-je",
    language: 'fr',
    expect: incidents("status = 'Open' and assignee_id = :me"),
  },
  { ask: 'où changer la langue', language: 'fr', expect: opens(always('/settings*')) },
  {
    ask: "combien d'infractions liées aux drogues à Camden en octobre 2026",
    language: 'fr',
    expect: ofCrime.first(
      "select count(*) as n from crime where category = 'Drugs' and area = 'Camden' and month = '2026-10'",
    ),
  },
  { ask: 'sag mir wer Andrei Munteanu ist', language: 'de', expect: munteanu },
  {
    ask: 'zeig mir den status von vorfall 139',
    language: 'de',
    expect: says(
      "select case status when 'Open' then 'Offen' when 'Investigating' then 'In Untersuchung' when 'Mitigated' then 'Entschärft' when 'Resolved' then 'Gelöst' else 'Geschlossen' end from incidents where id = '139'",
    ),
  },
  { ask: 'Andrei Munteanuは誰か教えて', language: 'ja', expect: munteanu },
  { ask: 'パスワードを変えたい', language: 'ja', expect: opens(always('/profile*')) },
  { ask: "incidents que j'ai ouverts", language: 'fr', expect: refused() },
  {
    ask: 'welche bedrohungen habe ich bestätigt',
    language: 'de',
    expect: threats('acknowledged_by = :me'),
  },
  { ask: 'borra mis notificaciones', language: 'es', expect: refused() },
  { ask: "incidents ouverts depuis plus d'une semaine", language: 'fr', expect: incidents(oldAndOpen) },
  { ask: 'vorfälle die seit mehr als einer woche offen sind', language: 'de', expect: incidents(oldAndOpen) },
  { ask: 'Andrei Munteanuは危険ですか', language: 'ja', expect: says(always('高')) },
];

const inOrder: readonly AskedQuestion[] = Object.entries(asked).flatMap(([language, questions]) =>
  questions.flatMap((ask, index) => {
    const expect = expected[index];
    return expect ? [{ ask, language: language as Language, expect }] : [];
  }),
);

/** The common questions in every language, and others that were new to the engine. */
export const languages: readonly AskedQuestion[] = [...inOrder, ...plainly];

import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { vocabularyOf } from '../lexicon/vocabularies.ts';
import { findCaptures } from './find-captures.ts';
import { fold, tidy } from './fold.ts';

function capturesIn(language: Language, question: string) {
  const text = tidy(question);
  const { captures } = vocabularyOf(language);
  return Object.fromEntries(
    findCaptures(text, fold(text), captures).map(({ name, words, to }) => [name, to === '' ? words : [words, to]]),
  );
}

describe.each<[Language, string]>([
  ['en', 'Please remind me to Call Ada Ö’Neill, thanks!'],
  ['en', 'Hello, add a task: Call Ada Ö’Neill'],
  ['es', 'Por favor, recuérdame Call Ada Ö’Neill.'],
  ['es', 'Añade Call Ada Ö’Neill a mis tareas, gracias'],
  ['fr', 'Rappelle-moi de Call Ada Ö’Neill, s’il vous plaît'],
  ['fr', 'Ajoutez une tâche : Call Ada Ö’Neill'],
  ['de', 'Bitte erinnere mich daran, Call Ada Ö’Neill'],
  ['de', 'Füge Call Ada Ö’Neill zu meinen Aufgaben hinzu, bitte'],
  ['de', 'Fuege Call Ada Ö’Neill zu meinen Aufgaben hinzu'],
  ['ja', 'Call Ada Ö’Neillをタスクに追加してください'],
  ['ja', 'すみません、タスクを追加：Call Ada Ö’Neill'],
  ['ja', '「Call Ada Ö’Neill」をタスクに追加してもらえますか？'],
])('%s: %s', (language, question) => {
  test('captures the task in the person’s own letters', () => {
    expect(capturesIn(language, question).addTask).toBe("Call Ada Ö'Neill");
  });
});

test.each<[Language, string]>([
  ['en', 'How is Meridian Freight connected to Dagny Roth?'],
  ['es', '¿Cómo está conectado Meridian Freight con Dagny Roth?'],
  ['fr', 'Comment Meridian Freight est-il lié à Dagny Roth ?'],
  ['de', 'Wie ist Meridian Freight mit Dagny Roth verbunden?'],
  ['ja', 'Meridian FreightとDagny Rothの関係を教えてください'],
])('%s: "%s" names both ends of a path', (language, question) => {
  expect(capturesIn(language, question).path).toEqual(['Meridian Freight', 'Dagny Roth']);
});

test.each<[Language, string]>([
  ['en', 'Who is Dagny Roth?'],
  ['es', '¿Quién es Dagny Roth?'],
  ['fr', 'Qui est Dagny Roth ?'],
  ['de', 'Wer ist Dagny Roth?'],
  ['ja', 'Dagny Rothとは何ですか？'],
  ['ja', 'Dagny Rothについて教えてください'],
  ['en', 'could you look up "Dagny Roth" please'],
])('%s: "%s" asks to look a name up', (language, question) => {
  expect(capturesIn(language, question).lookup).toBe('Dagny Roth');
});

test.each<[Language, string]>([
  ['en', 'incidents mentioning Dagny Roth'],
  ['en', 'incidents about "Dagny Roth" last week'],
  ['es', 'incidentes que mencionan Dagny Roth'],
  ['fr', 'incidents à propos de Dagny Roth'],
  ['de', 'Zeige die Vorfälle, die Dagny Roth erwähnen'],
  ['de', 'Vorfälle mit dem Wort Dagny Roth'],
  ['ja', '「Dagny Roth」を含むインシデント'],
])('%s: "%s" says what records must contain', (language, question) => {
  expect(capturesIn(language, question).tail).toBe('Dagny Roth');
});

test('notes and finished tasks are captured', () => {
  expect(capturesIn('en', 'Mark Call Ada as done').completeTask).toBe('Call Ada');
  expect(capturesIn('de', 'Markiere die Aufgabe Ada anrufen als erledigt').completeTask).toBe('Ada anrufen');
  expect(capturesIn('ja', 'Ada への連絡を完了にしてください').completeTask).toBe('Ada への連絡');
  expect(capturesIn('es', 'anota que el host está aislado').addNote).toBe('el host está aislado');
  expect(capturesIn('fr', 'Note : hôte isolé').addNote).toBe('hôte isolé');
});

test('a sentence with nothing in its gap is none', () => {
  expect(capturesIn('en', 'add a task:')).toEqual({});
  expect(capturesIn('en', 'remind me to please')).toEqual({});
  expect(capturesIn('en', 'how is connected to')).toEqual({});
  expect(capturesIn('ja', 'をタスクに追加して')).toEqual({});
});

test('patterns in the words are only words', () => {
  expect(capturesIn('en', 'remind me to grep "^(a+)+$" | sed s/{*}/$1/').addTask).toBe('grep ^(a+)+$ | sed s/{*}/$1/');
});

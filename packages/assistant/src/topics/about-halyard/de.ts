import { inWords } from '../in-words.ts';
import type { aboutHalyard as english } from './en.ts';

/** Questions about the assistant itself, in German. */
export const aboutHalyard: typeof english = {
  phrases: {
    'topic:greeting': inWords(`
      hallo, hi, hey, guten morgen, guten tag, guten abend, moin, servus, grüß gott, wie gehts, wie geht's,
      wie geht es dir, wie geht es ihnen, grüezi, grüß dich, hallo zusammen, schönen guten tag, hallo halyard,
      gruezi
    `),
    'topic:thanks': inWords(`
      danke, vielen dank, danke schön, dankeschön, besten dank, tschüss, auf wiedersehen, ok, okay, alles klar,
      verstanden, in ordnung, ok danke, okay danke, danke dir, danke ihnen, danke sehr, gut gemacht, das ist alles,
      bis bald, bis später, schönen tag noch, schönen feierabend
    `),
    'topic:abilities': inWords(`
      was kannst du, was können sie, was kannst du tun, was können sie tun, was kann ich fragen,
      was kann ich dich fragen, was kann ich sie fragen, was weißt du, was wissen sie, wie kannst du mir helfen,
      wie können sie mir helfen, was kannst du beantworten, hilfe, hilf mir, welche fragen kann ich stellen,
      wobei kannst du helfen, wobei können sie helfen, was machst du, wie funktionierst du, können sie mir helfen,
      kannst du mir helfen, ich brauche hilfe, brauche hilfe, was ist halyard, wofür ist halyard,
      wie funktioniert das, wie funktioniert das hier, wie benutze ich das, wie fange ich an, beispiele,
      gib mir beispiele, beispielfragen, zeig mir beispiele, was kann ich hier tun, was kann ich hier fragen,
      welche befehle gibt es, ich bin neu, ich bin neu hier, ich weiß nicht was ich fragen soll,
      welche daten hast du, welche daten haben sie, zeig mir was du kannst, was kann man fragen,
      was kann man dich fragen
    `),
    'topic:identity': inWords(`
      wer bist du, wer sind sie, was bist du, bist du ein bot, bist du ein roboter, bist du ein mensch,
      sind sie ein mensch, wie heißt du, wie heißen sie, bist du eine ki, stell dich vor
    `),
    'topic:model': inWords(`
      welches modell, welches sprachmodell, welche ki, bist du chatgpt, bist du ein sprachmodell, bist du gpt,
      welches modell nutzt du, welches modell verwendest du, welches modell antwortet, wer hat dich gemacht,
      welches modell verwenden sie
    `),
    'topic:privacy': inWords(`
      verlässt etwas diesen server, verlassen daten diesen server, verlassen meine daten diesen server,
      verlassen meine daten den server, sind meine daten sicher, werden meine daten gesendet, wohin gehen meine daten,
      wer sieht meine fragen, wer kann meine fragen lesen, werden meine fragen gespeichert, speicherst du meine fragen,
      speichern sie meine fragen, ist das vertraulich, ist dieses gespräch vertraulich, datenschutz,
      was speicherst du, was speichern sie, wird etwas gesendet
    `),
    'topic:spoken': inWords(`
      welche sprachen sprichst du, welche sprachen sprechen sie, welche sprachen verstehst du,
      welche sprachen verstehen sie, sprichst du, sprechen sie, verstehst du, verstehen sie, welche sprachen,
      deutsch, spanisch, französisch, japanisch, englisch
    `),
    'topic:trust': inWords(`
      bist du sicher, sind sie sicher, stimmt das, ist das richtig, ist das wahr, kann ich dir vertrauen,
      kann ich ihnen vertrauen, woher weißt du das, woher wissen sie das, woher kommt das, was sind deine quellen,
      was sind ihre quellen, deine quellen, ihre quellen, woher kommen die daten, erfindest du etwas,
      erfinden sie etwas, halluzinierst du, kannst du dich irren, wirklich, rätst du
    `),
    'topic:limits': inWords(`
      was kannst du nicht, was können sie nicht, was kannst du nicht beantworten, was sind deine grenzen,
      was sind ihre grenzen, deine grenzen, was weißt du nicht
    `),
    'talk:any': inWords('irgendwohin, an jemanden, nach außen, ausser haus, tun'),
    'filler:': inWords(`
      ok, okay, alles klar, danke, vielen dank, guten morgen, guten tag, guten abend, hallo, moin, danke schön
    `),
    'follow:and': inWords(`
      ok und, okay und, gut und
    `),
    'op:summary': inWords(`
      was kannst du mir sagen über, was können sie mir sagen über
    `),
  },
  examples: [
    'Was kannst du?',
    'Verlassen meine Daten diesen Server?',
    'Was sind deine Quellen?',
    'Welche Sprachen sprichst du?',
  ],
  greeting: 'Guten Tag. Ich antworte aus den Daten, die Sie sehen dürfen, und zeige zu jeder Zahl die Abfrage.',
  thanks: 'Gern geschehen.',
  abilities: (product) =>
    `Ich beantworte Fragen zu Vorfällen, Warnungen, Playbooks, Bedrohungen, dem Netzwerk, Aufgaben, Benachrichtigungen, Importen, Polizeidaten, Schemas, Ihrem Konto und dazu, wie etwas in ${product} geht; Administratoren können auch nach Benutzern fragen.`,
  actions:
    'Ich kann eine Aufgabe, eine Notiz oder eine Statusänderung vorbereiten. Nichts geschieht, bevor Sie es bestätigen, und dann mit Ihren Rechten.',
  refusal: 'Was keine Abfrage beantwortet, lehne ich ab; ich rate nicht.',
  identity: (product) =>
    `Ich bin der Assistent von ${product}: eine eingebaute Technik, die aus einer Frage Abfragen Ihrer Daten macht. Ein Mensch bin ich nicht.`,
  model:
    'Diese Antwort stammt vom eingebauten Assistenten, der weder ein Sprachmodell noch ein Netz braucht. Wer den Server betreibt, kann ein Modell einrichten; Antworten eines Modells nennen es.',
  privacy:
    'Nichts verlässt diesen Server, solange sein Betreiber kein Sprachmodell eingerichtet hat; sonst nennt der Assistent das Modell und den Rechner, an den Fragen gehen.',
  stored: 'Ihr Gespräch wird nur für Sie aufbewahrt, die neuesten 200 Nachrichten davon; „Chat löschen“ entfernt es.',
  spoken: 'Ich verstehe Englisch, Spanisch, Französisch, Deutsch und Japanisch und antworte in der Sprache der Frage.',
  trust:
    'Jede Zahl wurde mit der Abfrage gelesen, deren Nummer dahinter steht. Öffnen Sie eine Quelle, sehen Sie dieselben Datensätze. Ich schätze nichts.',
  limits:
    'Ich berichte, was hier erfasst ist. Ich erkläre nicht, warum etwas geschah, sage nichts voraus, weiß nichts von der Welt draußen und ändere nichts von selbst.',
  suggestions: ['Gib mir einen Überblick', 'Was soll ich zuerst tun?', 'Wie viele Vorfälle sind offen?'],
};

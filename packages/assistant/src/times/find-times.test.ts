import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { findTimes, readTimes } from './find-times.ts';
import { fold, tidy } from './fold.ts';

const saturday = '2026-11-21T10:00:00Z';

/** The times of a question, as months where they are whole months, else as their first and last day in the zone. */
function timesIn(language: Language, question: string, { now = saturday, timeZone = 'UTC' } = {}): string[] {
  const text = tidy(question);
  const found = findTimes(fold(text), text, language, { now: Date.parse(now), timeZone });
  const day = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
  return found.map(({ span: { start, end, unit, months } }) => {
    if (months) return months[0] === months[1] ? months[0] : `${months[0]} ${months[1]}`;
    if (unit === 'hours') return `${(end - start) / 3_600_000} h`;
    return day(start) === day(end - 1) ? day(start) : `${day(start)} ${day(end - 1)}`;
  });
}

const said: Readonly<Record<string, Partial<Record<Language, readonly string[]>>>> = {
  '2026-11-21': {
    en: ['today', 'on 21 November', 'November 21, 2026', 'the 21st of November', '2026-11-21', '2026/11/21'],
    es: ['hoy', 'el 21 de noviembre', '21 de noviembre de 2026', '21/11/2026', 'el 21 de noviembre del 2026'],
    fr: ["aujourd'hui", 'aujourd’hui', 'le 21 novembre', '21 novembre 2026', 'le 21/11/2026'],
    de: ['heute', 'am 21. November', '21. November 2026', '21.11.2026', 'am 21.11.', 'die heutigen'],
    ja: ['今日', '本日', '11月21日', '2026年11月21日', '2026 年 11 月 21 日', '十一月二十一日', '2026/11/21', '今日の'],
  },
  '2026-11-20': {
    en: ['yesterday'],
    es: ['ayer'],
    fr: ['hier', "d'hier"],
    de: ['gestern', 'von gestern'],
    ja: ['昨日'],
  },
  '2026-11-19': {
    en: ['the day before yesterday'],
    es: ['anteayer', 'antes de ayer'],
    fr: ['avant-hier'],
    de: ['vorgestern'],
    ja: ['一昨日', 'おととい'],
  },
  '2026-11-16 2026-11-21': {
    en: ['this week'],
    es: ['esta semana'],
    fr: ['cette semaine'],
    de: ['diese Woche', 'in dieser Woche', 'der laufenden Woche'],
    ja: ['今週'],
  },
  '2026-11-09 2026-11-15': {
    en: ['last week'],
    es: ['la semana pasada'],
    fr: ['la semaine dernière'],
    de: ['letzte Woche', 'in der letzten Woche', 'vorige Woche'],
    ja: ['先週'],
  },
  '2026-11': {
    en: ['this month', 'month to date', 'since the start of the month'],
    es: ['este mes'],
    fr: ['ce mois-ci'],
    de: ['diesen Monat', 'in diesem Monat'],
    ja: ['今月'],
  },
  '2026-10': {
    en: ['the last month', 'last month', 'in October', 'Oct 2026', '10/2026'],
    es: ['el mes pasado', 'en octubre', 'octubre de 2026'],
    fr: ['le mois dernier', 'en octobre', "au mois d'octobre", 'octobre 2026'],
    de: ['letzten Monat', 'im letzten Monat', 'des letzten Monats', 'im Oktober', 'Vormonat', '10.2026'],
    ja: ['先月', '10月', '10月に', '2026年10月', '十月'],
  },
  '2026-10 2026-12': {
    en: ['this quarter'],
    es: ['este trimestre'],
    fr: ['ce trimestre'],
    de: ['dieses Quartal'],
    ja: ['今四半期'],
  },
  '2026-07 2026-09': {
    en: ['last quarter'],
    es: ['el trimestre pasado'],
    fr: ['le trimestre dernier'],
    de: ['letztes Quartal', 'im letzten Quartal'],
    ja: ['前四半期'],
  },
  '2026-01 2026-12': {
    en: ['this year', '2026', 'in 2026', 'year to date', 'ytd', 'since the beginning of the year'],
    es: ['este año', 'en 2026', 'en el año 2026'],
    fr: ['cette année', 'en 2026'],
    de: ['dieses Jahr', 'im Jahr 2026', '2026'],
    ja: ['今年', '2026年'],
  },
  '2025-01 2025-12': {
    en: ['last year'],
    es: ['el año pasado'],
    fr: ["l'année dernière", "l'an dernier"],
    de: ['letztes Jahr', 'im letzten Jahr', 'Vorjahr', 'letzten Jahres'],
    ja: ['去年', '昨年'],
  },
  '2025-03': {
    en: ['March last year', 'in March of last year', "last year's March", 'March 2025', '2025-03'],
    es: ['marzo del año pasado', 'en marzo de 2025', 'en marzo del 2025'],
    fr: ["mars de l'année dernière", 'en mars 2025', "en mars de l'an dernier"],
    de: ['im März letzten Jahres', 'März 2025', 'im März des letzten Jahres', 'letztes Jahr im März', '03/2025'],
    ja: ['去年の3月', '昨年3月', '2025年3月', '2025年の3月', '去年の三月'],
  },
  '2026-03': {
    en: ['March', 'in March', 'last March', 'this March', 'March this year'],
    es: ['marzo', 'en marzo', 'el pasado marzo', 'marzo pasado', 'en marzo de este año'],
    fr: ['mars', 'en mars', 'mars dernier', 'en mars de cette année'],
    de: ['März', 'im März', 'im Maerz', 'letzten März', 'im letzten März', 'im März dieses Jahres'],
    ja: ['3月', '三月', '今年の3月', '３月'],
  },
  '2025-11': { en: ['last November'], es: ['noviembre pasado'], fr: ['novembre dernier'], de: ['letzten November'] },
  '2025-12': { en: ['December'], es: ['diciembre'], fr: ['décembre'], de: ['Dezember'], ja: ['12月'] },
  '24 h': {
    en: ['in the last 24 hours', 'last 24h', 'the last twenty-four hours'],
    es: ['en las últimas 24 horas', 'las últimas veinticuatro horas'],
    fr: ['ces dernières 24 heures', 'les 24 dernières heures', 'au cours des dernières 24 heures'],
    de: ['in den letzten 24 Stunden', 'der letzten vierundzwanzig Stunden', 'letzte 24 Stunden'],
    ja: ['過去24時間', '過去 24 時間', '直近24時間', '二十四時間以内'],
  },
  '168 h': {
    en: ['last 7 days', 'in the last seven days'],
    es: ['los últimos 7 días', 'en los últimos siete días'],
    fr: ['les 7 derniers jours', 'les sept derniers jours', 'ces 7 derniers jours'],
    de: ['die letzten 7 Tage', 'in den letzten sieben Tagen', 'seit 7 Tagen'],
    ja: ['過去7日間', '過去七日間', 'この7日間', '7日以内', '過去７日間'],
  },
  '336 h': {
    en: ['the past fortnight', 'in the last fortnight', 'the last two weeks'],
    es: ['las últimas dos semanas'],
    fr: ['les deux dernières semaines'],
    de: ['in den letzten zwei Wochen'],
    ja: ['過去2週間', '過去二週間'],
  },
  '2026-08 2026-10': {
    en: ['last three months', 'from August to October', 'between August and October 2026', 'Aug-Oct'],
    es: ['los últimos tres meses', 'de agosto a octubre', 'entre agosto y octubre'],
    fr: ['les trois derniers mois', "d'août à octobre", 'entre août et octobre 2026'],
    de: ['in den letzten drei Monaten', 'von August bis Oktober', 'zwischen August und Oktober'],
    ja: ['過去3か月', '過去三ヶ月間', '8月から10月まで', '8月〜10月', '8月から10月'],
  },
  '2026-03-03 2026-03-10': {
    en: ['from 3 to 10 March', 'from March 3 to March 10', 'between 3 March and 10 March', 'March 3 to 10'],
    es: ['del 3 al 10 de marzo', 'entre el 3 y el 10 de marzo'],
    fr: ['du 3 au 10 mars', 'entre le 3 et le 10 mars'],
    de: ['vom 3. bis 10. März', 'vom 3. bis zum 10. März', 'zwischen dem 3. und dem 10. März'],
    ja: ['3月3日から10日まで', '3月3日から3月10日'],
  },
  '2026-09 2026-11': {
    en: ['since September', 'after August', 'since the beginning of September', 'from September onwards'],
    es: ['desde septiembre', 'desde setiembre', 'a partir de septiembre', 'después de agosto'],
    fr: ['depuis septembre', 'à partir de septembre', 'après août', 'depuis sept. 2026'],
    de: ['seit September', 'ab September', 'nach August'],
    ja: ['9月以降', '9月から'],
  },
  '2026-11-16': {
    en: ['on Monday', 'last Monday', 'this Monday', 'Monday this week', 'on Monday 16 November', 'Monday, 16 November'],
    es: ['el lunes', 'el lunes pasado', 'el pasado lunes', 'el lunes de esta semana', 'el lunes 16 de noviembre'],
    fr: ['lundi', 'lundi dernier', 'lundi de cette semaine', 'le lundi 16 novembre'],
    de: ['am Montag', 'letzten Montag', 'Montag dieser Woche', 'am Montag, den 16. November'],
    ja: ['月曜日', '月曜に', '今週の月曜日'],
  },
  '2026-11-14': { en: ['last Saturday'], de: ['letzten Samstag'], fr: ['samedi dernier'], es: ['el sábado pasado'] },
  '2026-11-09': {
    en: ['Monday last week', "last week's Monday", 'on Monday of last week'],
    es: ['el lunes de la semana pasada'],
    fr: ['lundi de la semaine dernière'],
    de: ['Montag letzter Woche'],
    ja: ['先週の月曜日'],
  },
  '2026-11-16 2026-11-18': {
    en: ['between Monday and Wednesday', 'from Monday to Wednesday', 'Monday to Wednesday'],
    es: ['entre el lunes y el miércoles'],
    fr: ['entre lundi et mercredi'],
    de: ['zwischen Montag und Mittwoch', 'von Montag bis Mittwoch'],
    ja: ['月曜日から水曜日まで'],
  },
  '2026-11-13 2026-11-16': { en: ['from Friday to Monday'], de: ['von Freitag bis Montag'] },
  '2026-11-18': {
    en: ['3 days ago', 'three days ago'],
    es: ['hace 3 días', 'hace tres días'],
    fr: ['il y a 3 jours'],
    de: ['vor 3 Tagen', 'vor drei Tagen'],
    ja: ['3日前'],
  },
  '2026-11-14 2026-11-15': {
    en: ['last weekend'],
    es: ['el fin de semana pasado'],
    fr: ['le week-end dernier'],
    de: ['letztes Wochenende'],
    ja: ['先週末'],
  },
  '2026-04 2026-06': {
    en: ['Q2', 'in Q2 2026', 'second quarter', 'the 2nd quarter of 2026', '2026 Q2', '2026-Q2', 'Q2 this year'],
    es: ['T2', 'segundo trimestre', 'en el segundo trimestre de 2026'],
    fr: ['T2 2026', 'au deuxième trimestre 2026', 'le 2e trimestre'],
    de: ['Q2', 'zweites Quartal', 'im 2. Quartal 2026', 'des zweiten Quartals'],
    ja: ['第2四半期', '2026年第2四半期', '第二四半期'],
  },
  '2025-01 2025-03': { en: ['first quarter of 2025', 'Q1 last year'], de: ['erstes Quartal 2025'] },
  '2026-01 2026-09': { en: ['Q1 to Q3'], de: ['von Q1 bis Q3'] },
  '2026-11-20 2026-11-21': {
    en: ['since Friday', 'since last Friday', 'from Friday on', 'since yesterday', 'since 20 November'],
    es: ['desde ayer', 'desde el 20 de noviembre'],
    fr: ['depuis hier', 'depuis le 20 novembre'],
    de: ['seit gestern', 'seit dem 20. November'],
    ja: ['昨日から', '11月20日以降'],
  },
};

describe.each(Object.entries(said))('%s', (expected, byLanguage) => {
  test.each(
    Object.entries(byLanguage).flatMap(([language, phrases]) => phrases.map((phrase) => [language, phrase] as const)),
  )('is what %s means by "%s"', (language, phrase) => {
    expect(timesIn(language as Language, phrase)).toEqual([expected]);
  });
});

test('a month that has not begun yet is last year’s', () => {
  expect(timesIn('en', 'in December')).toEqual(['2025-12']);
  expect(timesIn('en', 'on 30 November')).toEqual(['2025-11-30']);
  expect(timesIn('en', 'March', { now: '2026-02-28T23:00:00Z' })).toEqual(['2025-03']);
  expect(timesIn('en', 'March', { now: '2026-02-28T23:00:00Z', timeZone: 'Asia/Tokyo' })).toEqual(['2026-03']);
});

test('last month in January is December of the year before', () => {
  expect(timesIn('en', 'last month', { now: '2026-01-15T00:00:00Z' })).toEqual(['2025-12']);
  expect(timesIn('de', 'letztes Quartal', { now: '2026-02-15T00:00:00Z' })).toEqual(['2025-10 2025-12']);
  expect(timesIn('ja', '過去3か月', { now: '2026-02-15T00:00:00Z' })).toEqual(['2025-11 2026-01']);
});

test('the zone decides which day, month and year it is', () => {
  const now = '2025-12-31T23:30:00Z';

  expect(timesIn('en', 'today', { now })).toEqual(['2025-12-31']);
  expect(timesIn('en', 'today', { now, timeZone: 'Europe/Berlin' })).toEqual(['2026-01-01']);
  expect(timesIn('en', 'last month', { now, timeZone: 'Europe/Berlin' })).toEqual(['2025-12']);
  expect(timesIn('en', 'this year', { now, timeZone: 'America/New_York' })).toEqual(['2025-01 2025-12']);
});

test('a day of summer time has 23 hours, one of winter time 25', () => {
  const hours = (question: string, timeZone: string) => {
    const now = { now: Date.parse(saturday), timeZone };
    return findTimes(question, question, 'en', now).map(({ span }) => (span.end - span.start) / 3_600_000);
  };

  expect(hours('29 march 2026', 'Europe/Berlin')).toEqual([23]);
  expect(hours('25 october 2026', 'Europe/Berlin')).toEqual([25]);
  expect(hours('8 march 2026', 'America/New_York')).toEqual([23]);
  expect(hours('29 march 2026', 'Asia/Tokyo')).toEqual([24]);
});

test('a leap day is the latest there was', () => {
  expect(timesIn('en', '29 February')).toEqual(['2024-02-29']);
  expect(timesIn('de', 'am 29. Februar')).toEqual(['2024-02-29']);
  expect(timesIn('ja', '2月29日', { now: '2028-03-01T00:00:00Z' })).toEqual(['2028-02-29']);
  expect(timesIn('en', 'in February', { now: '2028-02-29T12:00:00Z' })).toEqual(['2028-02']);
});

test('what the calendar does not have is no time', () => {
  expect(timesIn('en', '29 February 2026')).toEqual([]);
  expect(timesIn('en', '31 April')).toEqual([]);
  expect(timesIn('de', '32.11.2026')).toEqual([]);
  expect(timesIn('ja', '13月')).toEqual([]);
  expect(timesIn('en', 'last 0 days')).toEqual([]);
});

test('what may be an American or a British date is not read in English', () => {
  expect(timesIn('en', 'on 3/4/2026')).toEqual([]);
  expect(timesIn('es', 'el 3/4/2026')).toEqual(['2026-04-03']);
});

test('a range that would end before it begins starts in the year before', () => {
  expect(timesIn('en', 'between November and February')).toEqual(['2025-11 2026-02']);
  expect(timesIn('en', 'from November to February 2026')).toEqual(['2025-11 2026-02']);
  expect(timesIn('de', 'von November 2024 bis Februar')).toEqual(['2024-11 2025-02']);
  expect(timesIn('en', 'from 20 to 30 November')).toEqual(['2026-11-20 2026-11-30']);
  expect(timesIn('en', 'from May 2026 to March 2026')).toEqual(['2026-05', '2026-03']);
  expect(timesIn('fr', 'de mars à mai 2025')).toEqual(['2025-03 2025-05']);
});

const lastDayOf = (language: Language, question: string) => {
  const text = tidy(question);
  const now = { now: Date.parse(saturday), timeZone: 'UTC' };
  return readTimes(fold(text), text, language, now).times.map(
    ({ span: { start, end } }) => start === 0 && new Date(end - 1).toISOString().slice(0, 10),
  );
};

test.each<[Language, string, string]>([
  ['en', 'before October', '2026-09-30'],
  ['en', 'prior to 15 November', '2026-11-14'],
  ['en', 'before yesterday', '2026-11-19'],
  ['en', 'until Friday', '2026-11-20'],
  ['es', 'antes de octubre', '2026-09-30'],
  ['es', 'hasta el viernes', '2026-11-20'],
  ['fr', 'avant octobre', '2026-09-30'],
  ['fr', "jusqu'à vendredi", '2026-11-20'],
  ['de', 'vor Oktober', '2026-09-30'],
  ['de', 'bis Freitag', '2026-11-20'],
  ['ja', '10月より前', '2026-09-30'],
  ['ja', '金曜日まで', '2026-11-20'],
])('%s: "%s" has no beginning and ends with %s', (language, question, last) => {
  expect(lastDayOf(language, question)).toEqual([last]);
});

const unclearIn = (language: Language, question: string) => {
  const text = tidy(question);
  const now = { now: Date.parse(saturday), timeZone: 'UTC' };
  const { times, unclear } = readTimes(fold(text), text, language, now);
  return { times: times.length, unclear: unclear.length };
};

test.each<[Language, readonly string[]]>([
  ['en', ['this Sunday', 'next Friday', 'every Monday', 'by October', 'until October', 'as of today']],
  ['en', ['before December', 'yesterday morning', 'late October', 'end of last month', 'mid November', 'Friday night']],
  ['en', ['open for 7 days', 'resolved within 4 hours', 'in 24 hours', 'older than 3 days', 'Tuesday 16 November']],
  ['es', ['los lunes', 'cada lunes', 'a finales de octubre', 'hasta octubre']],
  ['fr', ['le lundi', 'chaque lundi', 'fin octobre', "d'ici vendredi", "jusqu'en octobre"]],
  ['de', ['jeden Montag', 'Ende Oktober', 'bis Oktober', 'spätestens am Freitag', 'gestern Abend']],
  ['ja', ['毎週月曜日', '来週の月曜日', '10月末', '昨日の午後', '10月まで']],
])('%s: a time that cannot be told is said to be unclear', (language, questions) => {
  for (const question of questions)
    expect([question, unclearIn(language, question)]).toEqual([question, { times: 0, unclear: 1 }]);
});

test('a weekday is the latest that has begun, today included', () => {
  expect(timesIn('en', 'on Saturday')).toEqual(['2026-11-21']);
  expect(timesIn('en', 'on Saturday', { now: '2026-11-20T23:30:00Z' })).toEqual(['2026-11-14']);
  expect(timesIn('en', 'on Saturday', { now: '2026-11-20T23:30:00Z', timeZone: 'Asia/Tokyo' })).toEqual(['2026-11-21']);
});

test('a weekday’s name may be a person’s or a company’s', () => {
  expect(timesIn('en', 'assigned to Anna Friday')).toEqual([]);
  expect(timesIn('en', 'incidents of Friday Ltd')).toEqual([]);
  expect(timesIn('de', 'Vorfälle von Anna Freitag')).toEqual([]);
  expect(timesIn('es', 'incidentes de Plácido Domingo')).toEqual([]);
  expect(timesIn('en', 'on Wednesdays')).toEqual([]);
});

test('two times stay two', () => {
  expect(timesIn('en', 'compare March and April')).toEqual(['2026-03', '2026-04']);
  expect(timesIn('ja', '3月と4月を比較')).toEqual(['2026-03', '2026-04']);
  expect(timesIn('de', 'heute und gestern')).toEqual(['2026-11-21', '2026-11-20']);
});

test('words that look like months are not always months', () => {
  expect(timesIn('en', 'may I see the incidents')).toEqual([]);
  expect(timesIn('en', 'in May')).toEqual(['2026-05']);
  expect(timesIn('en', 'incidents of April Novak')).toEqual([]);
  expect(timesIn('en', 'incidents in April')).toEqual(['2026-04']);
  expect(timesIn('en', 'assigned to April Novak')).toEqual([]);
  expect(timesIn('es', 'el caso de Julio Pérez')).toEqual([]);
  expect(timesIn('es', 'en julio')).toEqual(['2026-07']);
  expect(timesIn('fr', 'sept incidents')).toEqual([]);
  expect(timesIn('es', 'el mar está en calma')).toEqual([]);
});

test('a number of something is no time', () => {
  expect(timesIn('ja', '2026件')).toEqual([]);
  expect(timesIn('ja', '3か月')).toEqual([]);
  expect(timesIn('en', 'version 2.2026.1')).toEqual([]);
  expect(timesIn('en', '12.2026.5')).toEqual([]);
});

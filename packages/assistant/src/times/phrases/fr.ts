import type { TimePhrases } from './phrases.ts';

/** How times are said. */
export const times: TimePhrases = {
  today: "aujourd'hui; aujourd hui; d'aujourd'hui; depuis minuit; ce jour; du jour; de ce jour",
  yesterday: "hier; d'hier; la journée d'hier",
  dayBeforeYesterday: "avant-hier; d'avant-hier; avant hier",
  thisWeek:
    'depuis le début de la semaine; cette semaine; de cette semaine; la semaine en cours; semaine en cours; la semaine actuelle; de la semaine; cette semaine-ci; dans la semaine; la semaine courante',
  lastWeek:
    'la semaine dernière; semaine dernière; de la semaine dernière; la semaine passée; semaine passée; la semaine précédente; semaine précédente; de la semaine passée; la dernière semaine',
  thisMonth:
    'depuis le début du mois; ce mois-ci; ce mois; de ce mois; ce mois ci; mois en cours; le mois en cours; du mois en cours; au cours du mois en cours; du mois; sur le mois; dans le mois; mois actuel; le mois actuel; du mois actuel; au cours du mois actuel; de ce mois-ci',
  lastMonth:
    "mois dernier; le mois dernier; du mois dernier; au cours du mois dernier; mois passé; le mois passé; du mois passé; au cours du mois passé; mois précédent; le mois précédent; du mois précédent; au cours du mois précédent; dernier mois; le dernier mois; du dernier mois; au cours du dernier mois; le mois d'avant",
  thisQuarter:
    'ce trimestre; de ce trimestre; trimestre en cours; le trimestre en cours; du trimestre en cours; au cours du trimestre en cours; trimestre actuel; le trimestre actuel; du trimestre actuel; au cours du trimestre actuel',
  lastQuarter:
    'trimestre dernier; le trimestre dernier; du trimestre dernier; au cours du trimestre dernier; dernier trimestre; le dernier trimestre; du dernier trimestre; au cours du dernier trimestre; trimestre précédent; le trimestre précédent; du trimestre précédent; au cours du trimestre précédent; trimestre passé; le trimestre passé; du trimestre passé; au cours du trimestre passé',
  thisYear:
    "cette année; de cette année; l'année en cours; année en cours; depuis le début de l'année; de l'année en cours",
  lastYear:
    "l'année dernière; année dernière; de l'année dernière; l'an dernier; an dernier; de l'an dernier; l'année passée; année passée; l'an passé; l'année précédente; année précédente; de l'année passée; de l'an passé",
  lastHours:
    'au cours des {n} dernières heures; au cours des dernières {n} heures; pendant les {n} dernières heures; pendant les dernières {n} heures; durant les {n} dernières heures; durant les dernières {n} heures; dans les {n} dernières heures; dans les dernières {n} heures; ces {n} dernières heures; ces dernières {n} heures; les {n} dernières heures; les dernières {n} heures; des {n} dernières heures; des dernières {n} heures; sur les {n} dernières heures; sur les dernières {n} heures; lors des {n} dernières heures; lors des dernières {n} heures; {n} dernières heures; dernières {n} heures; au cours des {n} dernières h; au cours des dernières {n} h; pendant les {n} dernières h; pendant les dernières {n} h; durant les {n} dernières h; durant les dernières {n} h; dans les {n} dernières h; dans les dernières {n} h; ces {n} dernières h; ces dernières {n} h; les {n} dernières h; les dernières {n} h; des {n} dernières h; des dernières {n} h; sur les {n} dernières h; sur les dernières {n} h; lors des {n} dernières h; lors des dernières {n} h; {n} dernières h; dernières {n} h; la dernière heure; au cours de la dernière heure; depuis une heure; dans la dernière heure; depuis {n} heures; sur {n} heures; pendant {n} heures; les {n} heures passées; les {n} heures écoulées',
  lastDays:
    'au cours des {n} derniers jours; au cours des derniers {n} jours; pendant les {n} derniers jours; pendant les derniers {n} jours; durant les {n} derniers jours; durant les derniers {n} jours; dans les {n} derniers jours; dans les derniers {n} jours; ces {n} derniers jours; ces derniers {n} jours; les {n} derniers jours; les derniers {n} jours; des {n} derniers jours; des derniers {n} jours; sur les {n} derniers jours; sur les derniers {n} jours; lors des {n} derniers jours; lors des derniers {n} jours; {n} derniers jours; derniers {n} jours; depuis {n} jours; sur {n} jours; pendant {n} jours; sur les {n} jours; les {n} jours écoulés; les {n} jours passés',
  lastWeeks:
    'au cours des {n} dernières semaines; au cours des dernières {n} semaines; pendant les {n} dernières semaines; pendant les dernières {n} semaines; durant les {n} dernières semaines; durant les dernières {n} semaines; dans les {n} dernières semaines; dans les dernières {n} semaines; ces {n} dernières semaines; ces dernières {n} semaines; les {n} dernières semaines; les dernières {n} semaines; des {n} dernières semaines; des dernières {n} semaines; sur les {n} dernières semaines; sur les dernières {n} semaines; lors des {n} dernières semaines; lors des dernières {n} semaines; {n} dernières semaines; dernières {n} semaines',
  lastMonths:
    'au cours des {n} derniers mois; au cours des derniers {n} mois; pendant les {n} derniers mois; pendant les derniers {n} mois; durant les {n} derniers mois; durant les derniers {n} mois; dans les {n} derniers mois; dans les derniers {n} mois; ces {n} derniers mois; ces derniers {n} mois; les {n} derniers mois; les derniers {n} mois; des {n} derniers mois; des derniers {n} mois; sur les {n} derniers mois; sur les derniers {n} mois; lors des {n} derniers mois; lors des derniers {n} mois; {n} derniers mois; derniers {n} mois',
  since:
    "depuis {x}; depuis le début de {x}; depuis début {x}; depuis le début d'{x}; depuis le {x}; à partir de {x}; à partir d'{x}; à partir du {x}; dès {x}; depuis le mois de {x}",
  after: 'après {x}; après le {x}',
  daysAgo: "il y a {n} jours; d'il y a {n} jours",
  lastFortnight:
    'ces quinze derniers jours; les quinze derniers jours; au cours des quinze derniers jours; sur les quinze derniers jours; ces deux dernières semaines; la dernière quinzaine; la quinzaine passée; la quinzaine écoulée; depuis quinze jours',
  lastWeekend:
    'le week-end dernier; week-end dernier; du week-end dernier; le weekend dernier; weekend dernier; du weekend dernier; le week-end passé',
  before: 'avant {x}; avant le {x}; antérieurs à {x}; antérieures à {x}; antérieurs au {x}; antérieures au {x}',
  until: "jusqu'à {x}; jusqu'au {x}; jusqu'en {x}; jusqu'a {x}",
  unclear:
    "chaque {x}; fin {x}; fin de {x}; la fin de {x}; début {x}; début de {x}; début d'{x}; fin d'{x}; milieu de {x}; mi-{x}; mi {x}; semaine de {x}; quinzaine de {x}; trimestre de {x}; d'ici {x}; d'ici au {x}; d'ici à {x}; {x} matin; {x} soir; {x} après-midi; au plus tard {x}; au plus tard le {x}; vers {x}; autour de {x}",
  lengths: '',
  between:
    "entre {from} et {to}; entre le {from} et le {to}; entre le {from} et {to}; de {from} à {to}; d'{from} à {to}; du {from} au {to}; de {from} jusqu'à {to}; du {from} jusqu'au {to}; de {from} jusqu'en {to}; {from} à {to}; {from} au {to}",
  within:
    "en; au mois de; au mois d'; du mois de; pour; pendant; durant; de; le; du; de l'année; en l'année; au cours de; dans; l'année; ",
};

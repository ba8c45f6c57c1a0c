import type { TimePhrases } from './phrases.ts';

/** How times are said. */
export const times: TimePhrases = {
  today: 'hoy; de hoy; desde medianoche; en el día de hoy; el día de hoy',
  yesterday: 'ayer; de ayer; el día de ayer; en el día de ayer',
  dayBeforeYesterday: 'anteayer; antes de ayer; antier; de anteayer',
  thisWeek:
    'en lo que va de semana; esta semana; de esta semana; en esta semana; la semana actual; semana en curso; la semana en curso',
  lastWeek:
    'la semana pasada; semana pasada; de la semana pasada; en la semana pasada; la semana anterior; semana anterior; de la semana anterior; en la semana anterior',
  thisMonth:
    'en lo que va de mes; en lo que va del mes; desde principios de mes; este mes; de este mes; en este mes; mes actual; el mes actual; del mes actual; mes en curso; el mes en curso; del mes en curso; en el mes en curso',
  lastMonth:
    'mes pasado; el mes pasado; del mes pasado; mes anterior; el mes anterior; del mes anterior; último mes; el último mes; del último mes; pasado mes; el pasado mes; del pasado mes; en el último mes; en el mes pasado',
  thisQuarter:
    'este trimestre; de este trimestre; trimestre actual; el trimestre actual; del trimestre actual; trimestre en curso; el trimestre en curso; del trimestre en curso',
  lastQuarter:
    'trimestre pasado; el trimestre pasado; del trimestre pasado; trimestre anterior; el trimestre anterior; del trimestre anterior; último trimestre; el último trimestre; del último trimestre; pasado trimestre; el pasado trimestre; del pasado trimestre',
  thisYear:
    'este año; de este año; en este año; año actual; el año actual; del año actual; año en curso; el año en curso; del año en curso; en lo que va de año; en lo que va del año; desde principios de año',
  lastYear:
    'año pasado; el año pasado; del año pasado; año anterior; el año anterior; del año anterior; pasado año; el pasado año; del pasado año; en el año pasado',
  lastHours:
    'en las últimas {n} horas; durante las últimas {n} horas; de las últimas {n} horas; las últimas {n} horas; últimas {n} horas; las {n} últimas horas; en las {n} últimas horas; {n} últimas horas; en las pasadas {n} horas; durante las pasadas {n} horas; de las pasadas {n} horas; las pasadas {n} horas; pasadas {n} horas; las {n} pasadas horas; en las {n} pasadas horas; {n} pasadas horas; en las últimas {n} h; durante las últimas {n} h; de las últimas {n} h; las últimas {n} h; últimas {n} h; las {n} últimas h; en las {n} últimas h; {n} últimas h; en las pasadas {n} h; durante las pasadas {n} h; de las pasadas {n} h; las pasadas {n} h; pasadas {n} h; las {n} pasadas h; en las {n} pasadas h; {n} pasadas h; la última hora; en la última hora; última hora',
  lastDays:
    'en los últimos {n} días; durante los últimos {n} días; de los últimos {n} días; los últimos {n} días; últimos {n} días; los {n} últimos días; en los {n} últimos días; {n} últimos días; en los pasados {n} días; durante los pasados {n} días; de los pasados {n} días; los pasados {n} días; pasados {n} días; los {n} pasados días; en los {n} pasados días; {n} pasados días; en los últimos {n}d',
  lastWeeks:
    'en las últimas {n} semanas; durante las últimas {n} semanas; de las últimas {n} semanas; las últimas {n} semanas; últimas {n} semanas; las {n} últimas semanas; en las {n} últimas semanas; {n} últimas semanas; en las pasadas {n} semanas; durante las pasadas {n} semanas; de las pasadas {n} semanas; las pasadas {n} semanas; pasadas {n} semanas; las {n} pasadas semanas; en las {n} pasadas semanas; {n} pasadas semanas; la última semana; en la última semana; de la última semana',
  lastMonths:
    'en los últimos {n} meses; durante los últimos {n} meses; de los últimos {n} meses; los últimos {n} meses; últimos {n} meses; los {n} últimos meses; en los {n} últimos meses; {n} últimos meses; en los pasados {n} meses; durante los pasados {n} meses; de los pasados {n} meses; los pasados {n} meses; pasados {n} meses; los {n} pasados meses; en los {n} pasados meses; {n} pasados meses',
  since: 'desde {x}; desde el {x}; a partir de {x}; a partir del {x}; desde el mes de {x}; desde principios de {x}',
  after: 'después de {x}; después del {x}; tras {x}; tras el {x}',
  daysAgo: 'hace {n} días; de hace {n} días',
  lastFortnight: '',
  lastWeekend:
    'el fin de semana pasado; fin de semana pasado; del fin de semana pasado; el pasado fin de semana; el último fin de semana',
  before: 'antes de {x}; antes del {x}; anteriores a {x}; anteriores al {x}; anterior a {x}; anterior al {x}',
  until: 'hasta {x}; hasta el {x}; hasta el día {x}',
  unclear:
    'cada {x}; finales de {x}; fines de {x}; final de {x}; fin de {x}; principios de {x}; comienzos de {x}; inicios de {x}; inicio de {x}; mediados de {x}; mitad de {x}; semana de {x}; quincena de {x}; trimestre de {x}; {x} por la mañana; {x} por la tarde; {x} por la noche; {x} a más tardar; a más tardar {x}; a más tardar el {x}; alrededor de {x}; hacia {x}',
  lengths: '',
  between:
    'entre {from} y {to}; entre el {from} y el {to}; entre el {from} y {to}; de {from} a {to}; del {from} al {to}; desde {from} hasta {to}; desde el {from} hasta el {to}; de {from} hasta {to}; del {from} hasta el {to}; {from} a {to}; {from} hasta {to}; {from} al {to}',
  within:
    'en; el; en el; del; de; durante; durante el; en el mes de; del mes de; en el año; del año; de el; para; mes de; ',
};

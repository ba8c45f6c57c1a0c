import { fields } from '@halyard/messages/es';
import type { crime as english } from '../en/crime.ts';
import { plural } from '../plural.ts';
import { common } from './common.ts';

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const monthYear = (month: string) => {
  const name = months[Number(month.slice(5)) - 1];
  return name ? `${name} de ${month.slice(0, 4)}` : month;
};

const categories: Readonly<Record<string, string>> = {
  'Anti-social behaviour': 'Comportamiento antisocial',
  'Bicycle theft': 'Robo de bicicletas',
  Burglary: 'Robo en inmuebles',
  'Criminal damage and arson': 'Daños e incendios intencionados',
  Drugs: 'Drogas',
  'Other crime': 'Otros delitos',
  'Other theft': 'Otros hurtos',
  'Possession of weapons': 'Posesión de armas',
  'Public order': 'Orden público',
  Robbery: 'Robo con violencia',
  Shoplifting: 'Hurto en comercios',
  'Theft from the person': 'Hurto a personas',
  'Vehicle crime': 'Delitos relacionados con vehículos',
  'Violence and sexual offences': 'Violencia y delitos sexuales',
};

const sentiments: Readonly<Record<string, string>> = {
  rising: 'En aumento: más delitos que el mes anterior, más allá del azar',
  falling: 'En descenso: menos delitos que el mes anterior, más allá del azar',
  steady: 'Estable: sin cambios más allá del azar respecto al mes anterior',
  unclear: 'Sin determinar: no hay con qué comparar',
};

const moved = { up: 'aumento', down: 'descenso', none: 'cambio' };
const level = { up: 'inusualmente alto', down: 'inusualmente bajo', none: 'inusual' };

type Caution = Parameters<typeof english.caution>[0];

const cautions: Readonly<Record<string, (caution: Caution) => string>> = {
  no_data: ({ month }) => `No se han importado datos policiales de ${month}.`,
  future_month: ({ month }) => `El mes aún no ha terminado: ${month}.`,
  force_missing: ({ names, month }) => `No se ha importado ningún archivo de ${month} de: ${names}.`,
  not_published: ({ names, month }) => `${names}: no publicó datos de ${month}.`,
  other_forces_only: ({ names }) => `${names}: el recuento solo contiene lo que comunicaron allí otros cuerpos.`,
  without_location: ({ count, share }) => `${count} filas (${share}) no tienen ubicación y no están en ningún lugar.`,
  without_lsoa: ({ count, share }) => `${count} filas (${share}) no tienen LSOA y no pertenecen a ninguna zona.`,
  repeated_ids: ({ count }) => `${count} filas comparten su Crime ID con otra fila; se cuentan tal como se publicaron.`,
  rows_rejected: ({ count }) => `${count} filas se rechazaron al importar y no se cuentan.`,
  generated_data: () => 'Las cifras se basan en datos de ejemplo generados, no en datos publicados.',
  no_comparison: ({ month }) => `No hay ningún mes con el que comparar ${month}.`,
};

export const crime: typeof english = {
  title: 'Análisis de datos delictivos',
  lead: 'Delitos a pie de calle en Inglaterra, Gales e Irlanda del Norte, tal como los publicó la policía.',
  fresh: (newest, count, written, forces) =>
    `Mes más reciente: ${newest}. ${written} ${plural(count, { one: 'mes', other: 'meses' })} de ${forces} cuerpos policiales.`,
  nothingYet: 'Todavía no se han importado datos policiales.',
  toCoverage: 'Ver la cobertura',
  toImports: 'Importar datos',
  loading: 'Cargando datos delictivos',
  retry: common.tryAgain,
  tabList: 'Vistas de los datos delictivos',
  tabs: {
    analysis: 'Análisis',
    explore: 'Explorar',
    records: 'Registros',
    coverage: 'Cobertura de datos',
    imports: 'Importaciones',
  },
  about: {
    title: 'Acerca de estos datos',
    facts: [
      'Las coordenadas son puntos sustitutos: el editor desplaza cada delito a un punto cercano que representa varias direcciones. Nunca muestran dónde ocurrió algo.',
      'Las fechas son meses. No se puede recuperar la hora, el día ni el día de la semana.',
      '«Reported by» indica el cuerpo que comunicó el delito, no el lugar donde ocurrió.',
      'El comportamiento antisocial se cuenta aparte: no tiene Crime ID ni resultado.',
      'Greater Manchester Police no ha publicado datos a pie de calle desde julio de 2019. Las filas situadas allí las comunicaron otros cuerpos.',
      'Ausente no es cero: donde un cuerpo no publicó nada o no se importó ningún archivo, no se muestra ninguna cifra.',
    ],
  },
  months,
  monthYear,
  category: (name) => categories[name] ?? name,
  sample: 'Datos de ejemplo',
  generated: 'Datos generados',
  form: {
    label: 'Qué analizar',
    year: 'Año',
    month: common.month,
    analyze: 'Analizar datos',
    analyzing: 'Analizando...',
    mock: 'Cargar datos de ejemplo',
    cancel: 'Cancelar el análisis',
    cancelFailed: 'No se ha podido cancelar el análisis.',
    viewer: 'Su rol puede leer análisis, pero no iniciarlos.',
    requestFailed: 'No se ha podido solicitar el análisis. Vuelva a intentarlo.',
    gone: 'Este análisis ya no existe.',
    goneBack: 'Elegir otro',
    pollFailed: 'No se han podido obtener los resultados del análisis. Vuelva a intentarlo.',
    mockShown: 'Lo que se muestra abajo son datos de ejemplo, no un resultado.',
    othersHere: (month, year, others) => `No se han importado datos policiales de ${month}. De ${year} hay: ${others}.`,
    noneHere: (month, year) =>
      `No se han importado datos policiales de ${month} ni de otro mes de ${year}. Los años anteriores a los cinco últimos pueden elegirse en cuanto se importen.`,
    comma: ', ',
    sample: 'Solo una muestra',
    sampleAbout: 'Lee 3 archivos y 100 filas por ciudad. Las proporciones llevan entonces intervalos.',
  },
  cities: {
    label: 'Ciudades',
    chosen: (names) => `Ciudades: ${names}`,
    search: 'Buscar zonas',
    list: 'Zonas para elegir',
    london: 'Londres (33 municipios)',
    none: 'Ninguna zona tiene este nombre.',
    failed: 'No se han podido cargar las zonas.',
    more: (written) => `${written} más: búsquelas.`,
    most: (written) => `Se pueden elegir ${written} como máximo.`,
    reset: 'Volver a Londres y Mánchester',
  },
  empty: {
    title: 'Todavía no hay análisis',
    text: 'Elija un mes y analícelo. El resultado cuenta cada delito del mes, lo compara e indica hasta qué punto es fiable.',
  },
  banner: {
    processing: 'Análisis en curso',
    processingText: 'Su solicitud se está procesando. Puede tardar unos minutos.',
    failed: 'El análisis ha fallado',
    failedText: 'Se ha producido un error inesperado durante el análisis.',
    warnings: 'Análisis completado con advertencias',
    fallback: 'Resultados de análisis sustitutos',
    fallbackText:
      'Estos resultados son inventados. Muestran cómo es un análisis y no dicen nada sobre la delincuencia.',
    success: 'Análisis completado correctamente',
    successText: (month) => `Se han analizado los datos delictivos de ${month}.`,
  },
  result: {
    label: 'Resultado del análisis',
    id: 'ID del análisis',
    copy: common.copy,
    copyName: 'Copiar el ID del análisis',
    copied: common.copied,
    copyFailed: 'El navegador no permite usar el portapapeles.',
    timestamp: 'Marca de tiempo',
    note: 'Nota',
  },
  insights: {
    title: 'Conclusiones clave',
    none: 'Este análisis no tiene conclusiones.',
    sentiment: 'Tendencia',
    sentimentOf: (word) => sentiments[word] ?? word,
    confidence: fields.confidence,
    confidenceWhy: 'Cómo se calcula la confianza',
    parts: { coverage: 'Cobertura de datos', completeness: 'Integridad', size: 'Tamaño' },
    partsExplained: {
      coverage: 'proporción de cuerpos de las zonas elegidas que tienen un archivo',
      completeness: 'proporción de filas con ubicación y LSOA, sin rechazos',
      size: 'si hay filas suficientes para ver un cambio',
    },
    product: 'La confianza es el producto de las tres.',
    topics: 'Temas',
    noTopics: 'Sin temas',
    findings: 'Hallazgos',
    noFindings: 'Ninguna regla encontró nada más allá del azar.',
    everything: 'Todos los delitos sin comportamiento antisocial',
    rules: {
      month_change: 'Cambio respecto al mes anterior',
      year_change: 'Cambio respecto al mismo mes del año anterior',
      unusual_category: 'Inusual respecto a los meses anteriores',
      concentration: 'Concentración en pocos lugares',
      coverage_gap: 'Laguna en los datos',
    },
    rulesExplained: {
      month_change:
        'Se indica cuando el intervalo del 95 % de la razón diaria excluye el 1; solo cuentan los cuerpos con ambos meses.',
      year_change:
        'Se indica cuando el intervalo del 95 % de la razón diaria excluye el 1; solo cuentan los cuerpos con ambos meses.',
      unusual_category:
        'Se indica cuando un mes se aparta más de tres desviaciones típicas de hasta doce meses anteriores.',
      concentration: 'Proporción de filas situadas en la veinteava parte de puntos con más actividad.',
      coverage_gap: 'Falta un cuerpo o un mes.',
    },
    sentence: {
      month_change: (what, direction, before) => `${what}: ${moved[direction]} respecto a ${before}`,
      year_change: (what, direction, before) => `${what}: ${moved[direction]} respecto a ${before}`,
      unusual_category: (what, direction) => `${what}: nivel ${level[direction]} este mes`,
      concentration: (what, share) => `${what}: el ${share} está en la veinteava parte de lugares con más actividad`,
      coverage_gap: (what) => `${what}: faltan datos, la cifra no está completa`,
    },
    now: 'Este mes',
    meanOf: (count, written) => `Media de ${written} ${plural(count, { one: 'mes', other: 'meses' })}`,
    before: 'Antes',
    ratio: (value, low, high) => `Razón ${value} (intervalo del 95 %: de ${low} a ${high})`,
    smallNumbers: 'Números pequeños: menos de 30 filas en un lado. El azar por sí solo puede parecer un cambio.',
    opens: (figure, what) => `${figure}: ${what}, abrir las filas`,
  },
  citySummaries: {
    title: 'Resumen de delitos por ciudad',
    none: 'Este análisis no tiene resúmenes por ciudad.',
    records: 'registros',
    sampled: (size) => `Muestra: sí, ${size} registros`,
    interval: (low, high) => `intervalo de confianza del 95 %: de ${low} a ${high}`,
    notSampled: (size) => `Muestra: no, se contaron los ${size} registros`,
    antisocial: 'de ellos, comportamiento antisocial',
    top: 'Categorías principales',
    noCategories: 'Sin categorías',
    bar: (count, percent) => `${count} (${percent})`,
    coverage: {
      full: 'Todos los cuerpos de esta zona tienen un archivo.',
      partial: 'Algunos cuerpos de esta zona no tienen archivo.',
      notPublished: 'Este cuerpo no publicó datos',
      none: 'No importado',
    },
    missing: (names) => `Falta: ${names}`,
    othersOnly: 'El recuento solo contiene lo que comunicaron aquí otros cuerpos.',
  },
  summary: {
    title: 'Resumen de datos',
    none: 'Este análisis no tiene resumen de datos.',
    files: 'Archivos muestreados',
    filesOf: (sampled, total) => `${sampled} de ${total}`,
    estimated: 'Registros estimados',
    validated: 'Validado',
    dataFound: 'Datos encontrados',
    type: 'Tipo de análisis',
    yes: 'Sí',
    no: 'No',
    types: { lightweight: 'Ligero: con resúmenes por ciudad', 'insights-only': 'Solo conclusiones' },
    total: 'Con comportamiento antisocial',
    withoutAntisocial: 'Sin comportamiento antisocial',
    antisocial: 'Comportamiento antisocial',
    previousMonth: 'Mes anterior',
    lastYear: 'Mismo mes del año anterior',
    noComparison: 'Sin datos para comparar',
    took: 'Calculado en',
    milliseconds: (written) => `${written} ms`,
    categories: 'Todas las categorías',
    cautions: 'Lo que debe saber',
    sources: (count, written) =>
      `${written} ${plural(count, { one: 'archivo de origen', other: 'archivos de origen' })}`,
    file: common.file,
    rows: 'filas',
    hash: 'SHA-256',
  },
  caution: (caution) => cautions[caution.code]?.(caution) ?? caution.code,
  history: {
    older: common.showOlder,
    olderFailed: common.olderFailed,
    title: 'Análisis anteriores',
    none: 'Todavía no se ha analizado nada.',
    failed: 'No se han podido cargar los análisis anteriores.',
    by: (name) => `por ${name}`,
    statuses: { processing: 'En curso', failed: 'Fallido', analyzed: 'Analizado' },
  },
};

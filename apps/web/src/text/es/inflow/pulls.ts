import type { pulls as english } from '../../en/inflow/pulls.ts';

function every(minutes: number): string {
  if (minutes === 1) return 'cada minuto';
  if (minutes === 60) return 'cada hora';
  if (minutes === 1_440) return 'cada día';
  return minutes % 60 === 0 ? `cada ${minutes / 60} h` : `cada ${minutes} min`;
}

export const pulls: typeof english = {
  every,
  problems: {
    blocked: 'Dirección no permitida',
    timeout: 'Sin respuesta a tiempo',
    unreachable: 'No accesible',
    redirected: 'Redirigida; las redirecciones no se siguen',
    too_large: 'Respuesta demasiado grande',
    rejected: 'Solicitud rechazada',
  },
  gallery: {
    push: 'Envío a Halyard',
    pull: 'Consulta desde Halyard',
    jsonByUrl: 'JSON por URL',
    add: (name) => `Añadir ${name} por consulta`,
  },
  way: {
    push: (product) => `Envío, ${product}`,
    pull: (often, place) => `Consulta ${often}, ${place}`,
  },
  next: (time) => `Próxima consulta: ${time}`,
  due: 'La próxima consulta está pendiente',
  waits: (time) => `En espera hasta ${time}, como pidió el servidor`,
  failing: (count, reason) => `Fallaron ${count} consultas seguidas: ${reason}`,
  credentialRejected: 'Credencial rechazada',
  askedToWait: 'Espera solicitada',
  status: (reason, status) => `${reason} (HTTP ${status})`,

  form: {
    title: (product) => `Añadir fuente por consulta: ${product}`,
    section: 'Consulta',
    format: 'Formato',
    url: 'URL',
    urlHint: 'Halyard envía una solicitud GET y espera JSON.',
    urlWrong: 'Introduzca una URL completa, por ejemplo https://alerts.example.com/api/v2/alerts.',
    urlHasCredential: 'Introduzca la credencial en su propio campo, no en la URL.',
    every: 'Intervalo',
    noFirstDelivery: 'Aún no hay entregas. La primera llegará con la próxima consulta correcta.',
    pushToo: 'Enviar también a esta fuente',
  },

  credential: {
    label: 'Credencial',
    kinds: {
      none: 'Ninguna',
      bearer: 'Token Bearer',
      basic: 'Usuario y contraseña (Basic)',
      header: 'Encabezado Authorization completo',
    },
    token: 'Token Bearer',
    user: 'Usuario',
    password: 'Contraseña',
    header: 'Encabezado Authorization',
    headerHint: 'Todo lo que sigue a «Authorization:», por ejemplo Token 8f3a.',
    missing: 'Introduzca un valor.',
    notSendable: 'Use solo letras, cifras y signos de puntuación ASCII.',
    colon: 'Un nombre de usuario para Basic no puede contener dos puntos.',
    show: 'Mostrar la credencial',
    hide: 'Ocultar la credencial',
    notKept: 'Se cifra al guardarla, no se vuelve a mostrar y no se conserva como borrador.',
    set: 'Credencial: definida',
    notSet: 'Credencial: ninguna',
    willBeReplaced: 'Credencial: se sustituirá al guardar',
    willBeRemoved: 'Credencial: se quitará al guardar',
    add: 'Añadir credencial',
    replace: 'Sustituir credencial',
    remove: 'Quitar credencial',
    keep: 'Dejar como está',
    replaceTitle: (name) => `Sustituir la credencial de ${name}`,
    save: 'Guardar credencial',
    replaced: (name) => `Credencial de ${name} sustituida`,
  },

  test: {
    button: 'Probar conexión',
    running: 'Probando la conexión...',
    works: (name, status, time) => `${name}: la conexión funciona (HTTP ${status}, ${time})`,
    waits: (name, reason) => `${name}: ${reason}`,
    fails: (name, reason) => `${name}: la prueba de conexión falló. ${reason}`,
    failed: 'No se pudo probar la conexión.',
    close: 'Cerrar el resultado de la prueba',
  },
  ask: {
    button: 'Consultar ahora',
    works: (name) => `${name} consultada`,
    fails: (name, reason) => `${name} consultada. ${reason}`,
    failed: 'No se pudo consultar la fuente.',
  },

  exchange: {
    last: 'Último intercambio',
    test: 'Prueba de conexión',
    at: (time, ms) => `a las ${time}, ${ms}`,
    ms: (written) => `${written} ms`,
    request: 'Solicitud',
    response: 'Respuesta',
    noResponse: 'Sin respuesta.',
    empty: 'El cuerpo está vacío.',
    show: 'Mostrar el último intercambio',
    hide: 'Ocultar el último intercambio',
  },
  conclusion: {
    fine: 'El servidor respondió. Lo que envía se asigna en cada consulta.',
    unchanged: 'Nada ha cambiado desde la última consulta.',
    credential: 'El servidor rechazó la credencial. Sustitúyala o compruebe qué puede leer.',
    blocked:
      'Halyard no puede consultar esta dirección. Para una dirección interna, el operador añade host y puerto a HALYARD_EGRESS_ALLOW.',
    timeout: 'El servidor no respondió a tiempo.',
    unreachable: 'Sin conexión con el servidor. Compruebe host, puerto y certificado.',
    redirected: 'El servidor redirige a otra dirección. Introduzca la URL final.',
    too_large: 'La respuesta es mayor de lo que Halyard acepta. Redúzcala con un filtro en la URL.',
    rejected: 'El servidor rechazó la solicitud. Compruebe la URL y el servidor.',
    waits: 'El servidor pide esperar. No es un error.',
    stops: (count) => `Las consultas se detienen tras ${count} errores seguidos.`,
    goesOn: 'Halyard vuelve a consultar en el próximo intervalo.',
  },
};

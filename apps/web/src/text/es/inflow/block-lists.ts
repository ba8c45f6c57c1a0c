import type { BlockOrigin, BlockState, blockRejections } from '@halyard/contracts/inflow/block-lists.ts';
import type { blockLists as Words } from '../../en/inflow/block-lists.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Readonly<Record<BlockState, string>> = {
  active: 'Activa',
  expired: 'Caducada',
  removed: 'Quitada',
};

const origins: Readonly<Record<BlockOrigin, string>> = {
  hand: 'A mano',
  alert: 'De una alerta',
  incident: 'De un incidente',
  threat: 'De una amenaza',
};

const rejections: Readonly<Record<(typeof blockRejections)[number], string>> = {
  not_an_observable: 'No se encontró ningún valor',
  type_not_taken: 'Esta lista no admite este tipo',
  guarded: 'En una lista de advertencia',
  repeated: 'Está dos veces en el texto',
  file_name: 'Termina como un nombre de archivo. Si es el dominio, escríbalo desactivado, como notes[.]md',
  wildcard: 'No se admiten comodines: escriba el dominio',
  unspecified: 'No es la dirección de nadie',
  host_bits: 'Hay bits tras el prefijo: indique la red o la dirección',
  too_wide: 'Más amplia que /8 o, en IPv6, /16',
  too_many: 'Más de lo que añade una solicitud',
  full: 'La lista está llena',
};

export const blockLists: typeof Words = {
  lead: 'Valores que cortafuegos, proxies y pasarelas de correo obtienen de aquí y bloquean. Al quitar una entrada, deja de bloquearse en su próxima consulta.',
  loading: 'Cargando listas de bloqueo...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.copyFailed,
  more: common.showMore,
  back: 'Todas las listas de bloqueo',
  states,
  origins,
  rejections,
  publicSuffix: 'Sufijo público',
  emptyFile: 'Archivo vacío',

  failures: {
    lists: 'No se pudieron cargar las listas de bloqueo.',
    refresh: 'No se pudo actualizar. Lo que ve puede no estar al día.',
    entries: 'No se pudieron cargar las entradas.',
    add: 'No se pudo añadir a la lista de bloqueo.',
    remove: 'No se pudieron quitar las entradas.',
    save: 'No se pudo guardar la lista de bloqueo.',
    delete: 'No se pudo eliminar la lista de bloqueo.',
    token: 'No se pudo cambiar el token.',
    export: 'No se pudieron exportar las entradas.',
  },

  list: {
    total: (count, written) => plural(count, { one: '1 lista de bloqueo', other: `${written} listas de bloqueo` }),
    empty: 'Aún no hay listas de bloqueo.',
    emptyAdmin: 'Aún no hay listas de bloqueo. Cree una y pegue su dirección en su cortafuegos.',
    active: (count, written) => plural(count, { one: '1 entrada activa', other: `${written} entradas activas` }),
    expired: (written) => `${written} caducadas`,
    removed: (written) => `${written} quitadas`,
    takes: 'Admite',
    ttl: 'Tiempo de vida',
    nextExpiry: 'Próxima caducidad',
    noExpiry: 'Ninguna entrada caduca',
    lastRead: 'Última consulta',
    neverRead: 'Nunca consultada',
    readBy: (address, agent) => (agent === null ? address : `${address}, ${agent}`),
    token: 'Token',
    tokenEnds: (ends) => `Termina en ${ends}`,
    revoked: 'Revocado: nadie puede obtener esta lista',
    addresses: 'Direcciones',
    devices: 'Configurar un dispositivo',
    deviceHint: 'Sustituya TOKEN por el token de la lista.',
  },

  ttl: {
    none: 'Hasta que se quite',
    asList: (time) => `Como indica la lista: ${time}`,
    hours: (count) => plural(count, { one: '1 hora', other: `${count} horas` }),
    days: (count) => plural(count, { one: '1 día', other: `${count} días` }),
  },

  form: {
    add: 'Nueva lista de bloqueo',
    edit: (name) => `Editar ${name}`,
    name: 'Nombre',
    nameMissing: 'Introduzca un nombre.',
    description: 'Descripción',
    types: 'Tipos que admite',
    typesMissing: 'Seleccione al menos un tipo.',
    typesHint:
      'La mayoría de los dispositivos espera direcciones, dominios y URL en listas separadas. Las direcciones incluyen redes.',
    ttl: 'Tiempo de vida de las entradas nuevas',
    create: 'Crear lista de bloqueo',
    save: common.saveChanges,
    saved: (name) => `Guardada: ${name}`,
    editButton: common.edit,
    deleteButton: common.delete,
    deleteTitle: (name) => `¿Eliminar ${name}?`,
    deleteAbout: 'Los dispositivos ya no podrán obtenerla. La eliminación se puede deshacer durante un día.',
    deleted: (name) => `Eliminada: ${name}`,
  },

  token: {
    title: (name) => `Token de ${name}`,
    once: 'Este token se muestra una sola vez. Cópielo ahora.',
    done: 'Listo',
    renew: 'Sustituir token',
    renewTitle: '¿Sustituir el token?',
    renewAbout:
      'Los dispositivos que usan el token actual serán rechazados hasta que tengan el nuevo. No se puede deshacer.',
    revoke: 'Revocar token',
    revokeTitle: '¿Revocar el token?',
    revokeAbout: 'Ningún dispositivo podrá obtener la lista hasta que cree un token nuevo. No se puede deshacer.',
    revoked: 'Token revocado',
  },

  entries: {
    label: 'Entradas',
    total: (count, written) => plural(count, { one: '1 entrada', other: `${written} entradas` }),
    none: 'Aún no hay entradas.',
    noneMatch: 'Ninguna entrada coincide con los filtros.',
    clear: 'Borrar filtros',
    search: 'Buscar entradas',
    searchHint: 'Valor o motivo',
    state: 'Estado',
    anyState: 'Cualquier estado',
    columns: {
      value: 'Valor',
      state: 'Estado',
      reason: 'Motivo',
      added: 'Añadida',
      expires: 'Caduca',
    },
    addedBy: (name, when) => `${name}, ${when}`,
    never: 'Nunca',
    overrides: (list) => `A pesar de ${list}`,
    select: (value) => `Seleccionar ${value}`,
    selectAll: 'Seleccionar todas las entradas visibles',
    selected: (count, written) => plural(count, { one: '1 seleccionada', other: `${written} seleccionadas` }),
    clearSelection: common.clearSelection,
    remove: 'Quitar',
    removed: (count, written) => plural(count, { one: '1 entrada quitada', other: `${written} entradas quitadas` }),
    export: 'Exportar CSV',
    exported: (count, written) => plural(count, { one: '1 entrada guardada', other: `${written} entradas guardadas` }),
    shown: (shown, total) => `Se muestran ${shown} de ${total}.`,
  },

  add: {
    button: 'Añadir entradas',
    title: 'Añadir a una lista de bloqueo',
    list: 'Lista de bloqueo',
    noList: 'Ninguna lista de bloqueo admite estos valores.',
    text: 'Valores',
    hint: 'Uno por línea, desactivado o no; redes como 203.0.113.0/24.',
    textMissing: 'Introduzca al menos un valor.',
    values: 'Valores',
    valuesMissing: 'Seleccione al menos un valor.',
    notTaken: 'esta lista no lo admite',
    ttl: 'Tiempo de vida',
    reason: 'Motivo',
    reasonMissing: 'Introduzca un motivo.',
    submit: 'Añadir',
    added: (count, written) => plural(count, { one: '1 añadida', other: `${written} añadidas` }),
    extended: (count, written) =>
      plural(count, {
        one: '1 ya estaba y permanece hasta la fecha posterior',
        other: `${written} ya estaban y permanecen hasta la fecha posterior`,
      }),
    unchanged: (count, written) =>
      plural(count, { one: '1 ya estaba, sin cambios', other: `${written} ya estaban, sin cambios` }),
    rejected: (count, written) => plural(count, { one: '1 rechazada', other: `${written} rechazadas` }),
    outcome: 'Qué pasó con los valores',
    guard: (list, entry) => `${list}: ${entry}`,
    override: (count, written) =>
      plural(count, { one: 'Añadir de todos modos', other: `Añadir estas ${written} de todos modos` }),
    overrideHint:
      'Bloquear estos valores puede dejar sin servicio a sus propios usuarios. El motivo de arriba se guarda con cada uno.',
    overrideAdmin: 'Solo los administradores pueden añadir valores de listas de advertencia.',
  },

  onLists: {
    title: 'Listas de bloqueo',
    none: 'En ninguna lista de bloqueo.',
    until: (at) => `hasta ${at}`,
  },
};

import type { ObjectType } from '@halyard/contracts/events.ts';
import type { AuditFault } from '@halyard/contracts/server/audit.ts';
import { events } from '@halyard/messages/es/sentences';
import type { audit as english } from '../../en/administration/audit.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const objects: Readonly<Record<ObjectType, string>> = {
  person: 'Persona',
  todo: 'Tarea',
  audit: 'Registro de auditoría',
  settings: 'Configuración',
  api_key: 'Clave de API',
  webhook: 'Webhook',
  webhook_delivery: 'Entrega de webhook',
  request: 'Petición',
  threat: 'Amenaza',
  entity: 'Entidad',
  record: 'Registro',
  connection: 'Conexión',
  incident: 'Incidente',
  playbook: 'Playbook',
  alert: 'Alerta',
  attack_layer: 'Capa de ATT&CK',
  alert_rule: 'Regla de alerta',
  quiet_rule: 'Regla de silencio',
  alert_queue: 'Cola de alertas',
  group_rule: 'Regla de agrupación',
  sigma_rule: 'Regla Sigma',
  warning_list: 'Lista de advertencia',
  block_list: 'Lista de bloqueo',
  enrichment: 'Enriquecimiento',
  source: 'Fuente',
  taxii_collection: 'Colección TAXII',
  import: 'Importación',
  announcement: 'Anuncio',
  workspace: 'Espacio de trabajo',
  work: 'Tarea en segundo plano',
  crime_import: 'Importación de datos policiales',
  crime: 'Datos de delitos',
  analysis: 'Análisis',
  schema: 'Esquema',
  report: 'Informe',
};

const reasons: Readonly<Record<AuditFault, string>> = {
  entry_missing: 'falta una entrada',
  out_of_sequence: 'la entrada no sigue a la anterior',
  entry_changed: 'la entrada se modificó',
  entries_missing_at_end: 'faltan entradas al final',
  not_signed: 'la entrada no está firmada',
  differs_from_checkpoint: 'la entrada difiere del punto de control firmado',
  checkpoint_changed: 'se modificó el punto de control firmado',
  entry_added: 'la entrada se añadió al final',
  base_changed: 'se modificó la base firmada del registro',
};

export const audit: typeof english = {
  title: 'Registro de auditoría',
  about:
    'Quién hizo qué, cuándo y desde dónde. Las entradas están encadenadas con hashes para revelar cualquier manipulación.',
  loading: 'Cargando el registro de auditoría...',
  failed: 'No se pudo cargar el registro de auditoría.',
  olderFailed: common.olderFailed,
  retry: common.retry,
  refresh: common.refresh,
  dismiss: common.dismiss,
  close: common.close,
  asOf: (time) => `a las ${time}`,
  entries: (count, written) => plural(count, { one: '1 entrada', other: `${written} entradas` }),
  matching: (count, written) => plural(count, { one: '1 entrada coincide', other: `${written} entradas coinciden` }),
  shown: (shown, total) => `Se muestran ${shown} de ${total} entradas.`,
  archived: (upTo) => `Las entradas hasta la ${upTo} proceden del archivo.`,
  showOlder: common.showOlder,
  none: 'Ninguna entrada coincide con el filtro.',
  empty: 'Todavía no hay entradas.',

  filter: 'Filtrar el registro de auditoría',
  actor: 'Autor',
  actorHint: 'Usuario, correo o ID',
  action: 'Acción',
  anyAction: 'Cualquier acción',
  object: 'Objeto',
  objectHint: 'Tipo, ID o usuario',
  from: 'Desde el día',
  to: 'Hasta el día',
  clearFilter: 'Quitar el filtro',

  columns: {
    time: 'Hora',
    actor: 'Autor',
    action: 'Acción',
    object: 'Objeto',
    address: 'Dirección IP',
    request: 'Petición',
    hash: 'Hash',
  },
  table: 'Entradas de auditoría',
  /** Without an IP address it was the server itself. */
  nobody: common.system,
  anonymous: 'Anónimo',
  goneActor: 'Cuenta eliminada',
  nothing: 'Ninguno',
  open: (action, number) => `${action}, entrada ${number}`,
  actionName: (code) => (events.titles as Readonly<Record<string, string>>)[code] ?? code,
  objectName: (type) => (objects as Readonly<Record<string, string>>)[type] ?? type,

  entry: {
    title: (number) => `Entrada ${number}`,
    loading: 'Cargando la entrada...',
    failed: 'No se pudo cargar la entrada.',
    gone: 'Esta entrada no existe.',
    code: 'Código de la acción',
    actorId: 'ID del autor',
    objectId: 'ID del objeto',
    instant: 'Instante (UTC)',
    hash: 'Hash (SHA-256)',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    ofActor: 'Todas las entradas de este autor',
    ofObject: 'Todas las entradas sobre este objeto',
    openPerson: 'Abrir usuario',
  },

  chain: {
    verify: 'Verificar integridad',
    verifying: 'Verificando...',
    result: 'Resultado de la verificación',
    whole: (count, written) =>
      plural(count, { one: 'Integridad verificada: 1 entrada', other: `Integridad verificada: ${written} entradas` }),
    wholeAbout: 'Todos los hashes coinciden. No se ha modificado ni eliminado ninguna entrada.',
    broken: (number, reason) =>
      reason === null
        ? `La comprobación de integridad falló en la entrada ${number}`
        : `La comprobación de integridad falló en la entrada ${number}: ${reason}`,
    brokenAbout: (count, written) =>
      plural(count, {
        one: 'La entrada anterior está íntegra. Lo que sigue no es fiable.',
        other: `Las ${written} entradas anteriores están íntegras. Lo que sigue no es fiable.`,
      }),
    reason: (reason) => reasons[reason],
    showEntry: (number) => `Mostrar la entrada ${number}`,
    failed: 'No se pudo verificar el registro de auditoría. Inténtelo de nuevo.',
  },

  export: {
    csv: 'Exportar CSV',
    json: 'Exportar JSON',
    exporting: 'Exportando...',
    saved: (count, written) =>
      plural(count, { one: 'Se ha exportado 1 entrada', other: `Se han exportado ${written} entradas` }),
    partial: (written, total) =>
      `Se han exportado las ${written} entradas más recientes de ${total}. Restrinja el filtro para exportar el resto.`,
    failed: 'La exportación ha fallado. Inténtelo de nuevo.',
  },
};

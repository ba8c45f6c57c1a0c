import { fields, terms } from '@halyard/messages/es';
import type { users as english } from '../../en/administration/users.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { roles, accountStatuses: statuses } = terms;

const departments: typeof english.departments = {
  Engineering: 'Ingeniería',
  'Data Science': 'Ciencia de datos',
  Marketing: 'Marketing',
  Sales: 'Ventas',
};

export const users: typeof english = {
  title: 'Gestión de usuarios',
  loading: 'Cargando usuarios...',
  people: (count, written) => plural(count, { one: '1 usuario', other: `${written} usuarios` }),
  matching: (written, everyone) => `${written} de ${everyone} usuarios coinciden`,
  asOf: (time) => `a las ${time}`,
  clearFilters: 'Quitar filtros',
  refresh: common.refresh,
  retry: common.retry,
  add: 'Añadir usuario',
  dismiss: common.dismiss,
  close: common.close,
  cancel: common.cancel,
  undo: common.undo,

  filters: 'Búsqueda y filtros',
  search: 'Buscar usuarios',
  searchHint: 'Nombre, usuario, correo electrónico o departamento',
  filterRole: 'Filtrar por rol',
  filterStatus: 'Filtrar por estado',
  allRoles: 'Todos los roles',
  allStatuses: 'Todos los estados',
  facets: 'Departamentos y solicitudes',
  everyone: 'Todos los usuarios',
  requests: { role: 'Solicitudes de rol', deletion: 'Solicitudes de eliminación' },
  roles,
  statuses,
  departments,

  columns: {
    user: 'Usuario',
    name: fields.name,
    role: fields.role,
    department: 'Departamento',
    status: fields.status,
    lastLogin: 'Último acceso',
    actions: common.actions,
  },
  table: 'Usuarios',
  never: 'Nunca',
  none: 'No hay usuarios que coincidan con los filtros actuales',
  statusOf: (name) => `Estado de ${name}`,
  edit: (name) => `Editar ${name}`,
  signIn: (name) => `Inicio de sesión de ${name}`,
  parts: { label: 'Detalles del usuario', person: 'Persona', signIn: 'Inicio de sesión' },
  delete: (name) => `Eliminar ${name}`,
  invited: 'Invitación enviada',
  asksForRole: (role) => `Solicita: ${roles[role]}`,
  asksForDeletion: 'Solicita la eliminación',
  range: (first, last, total) => `De ${first} a ${last} de ${total}`,
  pages: 'Páginas de usuarios',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',

  select: (name) => `Seleccionar ${name}`,
  selectPage: 'Seleccionar todos los de esta página',
  selection: 'Usuarios seleccionados',
  selected: (count, written) =>
    plural(count, { one: '1 usuario seleccionado', other: `${written} usuarios seleccionados` }),
  setSelected: (status) => `Cambiar a «${statuses[status]}»`,
  clearSelection: common.clearSelection,
  tooManySelected: (written) => `Puede cambiar hasta ${written} usuarios a la vez.`,
  statusSet: (name, status) => `Estado de ${name}: ${statuses[status]}`,
  statusesSet: (count, written, status) =>
    plural(count, {
      one: `1 usuario cambiado a «${statuses[status]}»`,
      other: `${written} usuarios cambiados a «${statuses[status]}»`,
    }),
  statusesRestored: 'Cambio de estado deshecho',
  notChanged: (count, written) =>
    plural(count, { one: 'No se ha cambiado 1 usuario:', other: `No se han cambiado ${written} usuarios:` }),
  rejectedPerson: (name, reason) => `${name}: ${reason}`,

  roleChange: {
    open: 'Cambiar el rol…',
    title: (count, written) =>
      plural(count, { one: 'Cambiar el rol de 1 usuario', other: `Cambiar el rol de ${written} usuarios` }),
    role: 'Nuevo rol',
    choose: 'Elija un rol',
    hint: 'Aquí puede ver el efecto antes de guardar.',
    loading: 'Comparando roles...',
    failed: 'No se ha podido calcular el efecto',
    changing: (count, written) =>
      plural(count, { one: '1 usuario recibe otro rol', other: `${written} usuarios reciben otro rol` }),
    move: (from, to) => `${roles[from]} → ${roles[to]}`,
    gained: (from, to) => `Permisos nuevos (${roles[from]} → ${roles[to]})`,
    lost: (from, to) => `Permisos que se pierden (${roles[from]} → ${roles[to]})`,
    unchanged: (count, written) =>
      plural(count, { one: '1 usuario ya tiene este rol', other: `${written} usuarios ya tienen este rol` }),
    rejected: (count, written) =>
      plural(count, { one: 'No se puede cambiar 1 usuario', other: `No se pueden cambiar ${written} usuarios` }),
    nothing: 'No cambiaría el rol de ningún usuario.',
    yes: 'Cambiar el rol',
    done: (count, written, role) =>
      plural(count, {
        one: `1 usuario tiene ahora el rol ${roles[role]}`,
        other: `${written} usuarios tienen ahora el rol ${roles[role]}`,
      }),
    restored: 'Se han restablecido los roles anteriores',
    rights: {
      users: 'Gestionar usuarios (pantalla Gestión de usuarios)',
      audit: 'Leer y verificar el registro de auditoría (pantalla Registro de auditoría)',
      backgroundWork: 'Ver, cancelar y reintentar tareas en segundo plano (Configuración)',
      workspace: 'Cambiar los ajustes del espacio de trabajo, quitar los datos de ejemplo',
      announcements: 'Enviar avisos a todos los usuarios',
      access: 'Cerrar sesiones y revocar claves de API de otros usuarios',
      deletion: 'Eliminar amenazas, entidades e incidentes',
      playbooks: 'Editar playbooks',
      workOfOthers: 'Eliminar importaciones, análisis y esquemas de otros usuarios',
      imports: 'Importar datos y deshacer las importaciones propias (pantalla Importaciones)',
      sources: 'Ver las fuentes de alertas y lo que envían (pantalla Fuentes)',
      sourceSettings: 'Añadir, cambiar, pausar y eliminar fuentes de alertas',
      records: 'Crear y editar amenazas, entidades y conexiones',
      incidents: 'Crear, editar y asignar incidentes, ejecutar playbooks',
      alerts: 'Confirmar alertas, editar reglas de alerta',
      analyses: 'Ejecutar análisis de datos policiales',
      schemas: 'Crear y editar esquemas',
      undo: 'Deshacer cambios',
    },
  },

  addTitle: 'Añadir usuario',
  editTitle: (name) => `Editar ${name}`,
  loadingOne: 'Cargando usuario...',
  save: common.saveChanges,
  saving: common.saving,
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: 'Nombre de usuario',
  email: fields.email,
  role: fields.role,
  department: 'Departamento',
  status: fields.status,
  inviteHint: 'Se envía a esta dirección una invitación con una contraseña temporal. Caduca en siete días.',
  newEmailHint: 'Se envía un código a la nueva dirección. Hasta que se introduzca, se inicia sesión con la anterior.',
  problems: {
    usernameMissing: 'El nombre de usuario es obligatorio',
    usernameShape: 'Use de 1 a 64 letras, cifras, puntos, guiones, + o _',
    emailMissing: common.emailRequired,
    emailShape: 'Introduzca una dirección de correo electrónico válida',
  },
  addedToOutbox: (name) =>
    `Se ha añadido a ${name}. Esta instalación no envía correo: la invitación está en la bandeja de salida («Mail» en docs/operating.md).`,
  added: (name, email) => `Se ha añadido a ${name}. Invitación enviada a ${email}.`,
  saved: (name) => `Se han guardado los cambios de ${name}`,
  notSaved: 'Sus cambios no se han guardado',
  continueEditing: 'Seguir editando',
  changedMeanwhile: 'Otra persona ha actualizado este usuario. Guarde de nuevo para sobrescribirlo con sus cambios.',

  facts: 'Acerca de esta persona',
  name: fields.name,
  company: 'Empresa',
  since: 'Miembro desde',
  secondFactor: 'Autenticación en dos pasos',
  secondFactorOn: 'Activada',
  secondFactorOff: 'Desactivada',
  notGiven: 'Sin indicar',
  decisions: 'Acciones de la cuenta',
  roleRequest: (name, role) => `${name} solicita el rol ${roles[role]}.`,
  grant: 'Conceder',
  decline: 'Denegar',
  deletionRequest: (name, when) => `${name} solicitó el ${when} que se elimine la cuenta.`,
  deleteAccount: 'Eliminar usuario',
  invitation: 'El usuario todavía no ha aceptado la invitación.',
  resend: 'Reenviar la invitación',
  secondFactorHelp: 'Al iniciar sesión se pide una aplicación de autenticación.',
  resetSecondFactor: 'Restablecer la autenticación en dos pasos',

  questions: {
    delete: {
      title: (name) => `Eliminar ${name}`,
      question: '¿Seguro que desea eliminar este usuario?',
      about:
        'La cuenta se elimina con sus sesiones, tareas, configuración y claves de API. Esta acción no se puede deshacer.',
      yes: common.delete,
    },
    grant: {
      title: (role) => `¿Conceder el rol ${roles[role]}?`,
      question: (name, role) => `${name} recibe de inmediato todos los permisos del rol ${roles[role]}.`,
      yes: 'Conceder el rol',
    },
    decline: {
      title: '¿Denegar la solicitud?',
      question: (name) => `${name} conserva el rol actual y recibe un aviso.`,
      yes: 'Denegar la solicitud',
    },
    resend: {
      title: '¿Reenviar la invitación?',
      question: (email) =>
        `Se envía una contraseña temporal nueva a ${email}. La que se envió antes deja de funcionar.`,
      yes: 'Enviar la invitación',
    },
    reset: {
      title: '¿Restablecer la autenticación en dos pasos?',
      question: (name) =>
        `La aplicación de autenticación y los códigos de recuperación de ${name} dejan de funcionar. El próximo inicio de sesión solo pide la contraseña.`,
      yes: common.reset,
    },
  },
  granted: (name, role) => `${name} tiene ahora el rol ${roles[role]}`,
  declined: (name) => `Se ha denegado la solicitud de ${name}`,
  resentToOutbox:
    'Invitación creada. Esta instalación no envía correo: la invitación está en la bandeja de salida («Mail» en docs/operating.md).',
  resent: (email) => `Invitación enviada a ${email}`,
  secondFactorReset: (name) => `Autenticación en dos pasos restablecida para ${name}`,
  deleted: (name) => `Se ha eliminado a ${name}`,

  lastLoginZone: (zone) => `En la zona horaria de este dispositivo, ${zone}`,
  gone: 'Este usuario ya no existe.',
  back: common.backToList,
  failures: {
    list: 'No se pudieron cargar los usuarios',
    one: 'No se pudo cargar el usuario',
    create: 'No se pudo crear el usuario',
    update: 'No se pudo modificar el usuario',
    delete: 'No se pudo eliminar el usuario',
    status: 'No se pudo cambiar el estado del usuario',
    role: 'No se han podido cambiar los roles',
  },
};

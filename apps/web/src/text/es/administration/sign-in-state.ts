import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const issues: typeof english.issues = {
  no_account: 'Este usuario no tiene ninguna cuenta para iniciar sesión.',
  disabled: 'La cuenta está desactivada.',
  awaiting_approval: 'El registro espera la aprobación de un administrador.',
  unconfirmed: 'La dirección no está confirmada: no se ha introducido el código del correo.',
  invitation_expired: 'La invitación ha caducado.',
  invitation_pending: 'El usuario todavía no ha aceptado la invitación.',
  reset_required: 'El próximo inicio de sesión exige una contraseña nueva.',
  password_expired: 'La contraseña ha caducado. El próximo inicio de sesión exige una nueva.',
  locked: 'Bloqueo temporal tras demasiadas contraseñas incorrectas.',
  second_factor_locked: 'Demasiados códigos de dos pasos incorrectos: por ahora se rechaza incluso el correcto.',
  passkey_locked: 'Bloqueo temporal tras demasiados intentos fallidos con una clave de acceso.',
  codes_exhausted: 'Demasiados códigos de verificación incorrectos. La verificación está bloqueada temporalmente.',
  sending_exhausted: 'Se han pedido demasiados códigos. El envío está en pausa.',
  mail_failed: 'No se pudo entregar el último correo a esta dirección.',
  new_email_unconfirmed:
    'La nueva dirección de correo no está confirmada: hasta entonces se inicia sesión con la anterior.',
};

const fixes: typeof english.fixes = {
  activate: 'Activar la cuenta',
  send_code: 'Enviar un código nuevo',
  confirm: 'Confirmar sin código',
  send_invitation: 'Enviar una invitación nueva',
  require_reset: 'Pedir una contraseña nueva',
  unlock: 'Desbloquear ahora',
  reset_second_factor: 'Restablecer la autenticación en dos pasos',
};

const toOutbox: typeof english.toOutbox = {
  send_code:
    'Se ha creado un código nuevo. Esta instalación no envía correo: está en la bandeja de salida («Mail» en docs/operating.md).',
  send_invitation:
    'La invitación se ha creado. Esta instalación no envía correo: está en la bandeja de salida («Mail» en docs/operating.md).',
};

const done: typeof english.done = {
  activate: (name) => `La cuenta de ${name} está activa`,
  send_code: (name) => `Se ha enviado un código nuevo a ${name}`,
  confirm: (name) => `La dirección de ${name} cuenta como confirmada`,
  send_invitation: (name) => `Se ha enviado una invitación nueva a ${name}`,
  require_reset: (name) => `${name} tiene que establecer una contraseña nueva`,
  unlock: (name) => `La cuenta de ${name} está desbloqueada`,
  reset_second_factor: (name) => `Autenticación en dos pasos restablecida para ${name}`,
};

const questions: typeof english.questions = {
  confirm: {
    title: '¿Confirmar la dirección sin código?',
    question: (name) =>
      `Esto omite la verificación del correo. Continúe solo si ha comprobado que la dirección es de ${name}.`,
  },
  send_invitation: {
    title: '¿Enviar una invitación nueva?',
    question: (name) =>
      `${name} recibe por correo una contraseña temporal nueva. La que se envió antes deja de funcionar.`,
  },
  require_reset: {
    title: '¿Exigir el restablecimiento de la contraseña?',
    question: (name) =>
      `La contraseña de ${name} deja de funcionar, se cierran todas sus sesiones y se envía por correo un código para establecer otra.`,
  },
  reset_second_factor: {
    title: '¿Restablecer la autenticación en dos pasos?',
    question: (name) =>
      `La aplicación de autenticación y los códigos de recuperación de ${name} dejan de funcionar. El próximo inicio de sesión solo pide la contraseña.`,
  },
};

export const signInState: typeof english = {
  loading: 'Cargando el estado del inicio de sesión...',
  failed: 'No se pudo cargar el estado del inicio de sesión',
  asOf: (time) => `a las ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'Pasos del inicio de sesión',
  steps: {
    account: 'Cuenta',
    address: 'Dirección confirmada',
    password: 'Contraseña',
    factor: 'Método de dos pasos',
    in: 'Inicio de sesión',
  },
  stepStatuses: {
    done: 'Listo',
    stop: 'Bloqueado',
    ahead: 'Sin comprobar',
    skipped: 'No requerido',
  },
  openWay: 'Permitido',

  why: 'Problemas de inicio de sesión',
  free: 'Sin problemas. Este usuario puede iniciar sesión.',
  issues,
  ends: (at) => `Termina el ${at}.`,
  endsAt: (when, at) => `Termina ${when} (${at}).`,
  worksUntil: (when) => `La contraseña temporal funciona hasta el ${when}.`,
  mailReason: (reason) => `El servidor de correo respondió: ${reason}`,
  noFix: 'Esto no se puede resolver aquí.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'No se pudo resolver el problema de inicio de sesión. Inténtelo de nuevo.',

  facts: 'Métodos de inicio de sesión',
  status: 'Cuenta',
  statuses: {
    UNCONFIRMED: 'Sin confirmar',
    CONFIRMED: 'Confirmada',
    RESET_REQUIRED: 'Necesita una contraseña nueva',
    FORCE_CHANGE_PASSWORD: 'Contraseña temporal',
    EXTERNAL_PROVIDER: 'Inicia sesión en otro proveedor',
    UNKNOWN: 'Desconocida para el proveedor',
  },
  off: 'Desactivada',
  address: 'Dirección',
  verified: 'verificada',
  unverified: 'sin verificar',
  phone: 'Teléfono',
  phoneVerified: 'verificado',
  phoneUnverified: 'sin verificar',
  lastSignIn: 'Último inicio de sesión',
  never: 'Nunca',
  passwordChanged: 'Contraseña establecida',
  passwordExpires: 'La contraseña caduca',
  invitedUntil: 'Invitación válida hasta',
  secondFactors: 'Métodos de dos pasos',
  factors: {
    authenticator: 'Aplicación de autenticación',
    textMessage: 'Mensaje de texto',
    mail: 'Correo electrónico',
  },
  preferred: (factor) => `${factor} (opción preferida)`,
  recoveryCodes: 'Códigos de recuperación restantes',
  none: 'Sin configurar',
  notKnown: 'No disponible: lo gestiona el grupo de usuarios en la nube',

  passkeys: (count, written) => plural(count, { one: '1 clave de acceso', other: `${written} claves de acceso` }),
  devices: (count, written) => plural(count, { one: '1 dispositivo', other: `${written} dispositivos` }),
  sessions: (count, written) => plural(count, { one: '1 sesión', other: `${written} sesiones` }),
  unknownPasskeys: 'Claves de acceso',
  unknownDevices: 'Dispositivos',
  added: (when) => `Añadida: ${when}`,
  lastUsed: (when) => `Último uso: ${when}`,
  neverUsed: 'Sin usar todavía',
  started: (when) => `Inicio de sesión: ${when}`,
  synced: 'Sincronizada',
  trusted: 'De confianza',
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownProgram: 'Programa desconocido',

  tries: 'Intentos fallidos',
  noTries: 'No hay intentos fallidos recientes.',
  counters: {
    password: 'Contraseñas incorrectas',
    password_in_a_row: 'Contraseñas incorrectas seguidas',
    code: 'Códigos de verificación incorrectos',
    code_hour: 'Códigos de verificación incorrectos en una hora',
    second_factor: 'Códigos de dos pasos incorrectos',
    passkey: 'Intentos fallidos con una clave de acceso',
    sending: 'Códigos enviados',
  },
  ofMost: (tries, most) => `${tries} de ${most}`,
  from: (network) => `desde ${network}`,
  everywhere: 'desde todas las redes',
  lockedUntil: (when) => `bloqueado hasta el ${when}`,
};

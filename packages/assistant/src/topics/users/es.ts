import { inWords } from '../in-words.ts';
import type { users as english } from './en.ts';

/** Questions of administrators about the people who have an account, in Spanish. */
export const users: typeof english = {
  phrases: {
    'topic:user': inWords(`
      quién trabaja en, quiénes trabajan en, quién usa 2fa, quién tiene 2fa, usuario, usuarios, usuaria, usuarias,
      cuentas, cuenta de usuario, cuentas de usuario, personas con cuenta, tiene cuenta, tienen cuenta,
      miembros del equipo, compañeros, usuarios registrados, cómo de grande es el equipo, tamaño del equipo,
      nuevos usuarios, usuarios nuevos, cuentas nuevas
    `),
    'topic:admin': inWords('administrador, administradores, administradora, administradoras, admin, admins'),
    'topic:analyst': inWords('analista, analistas'),
    'topic:viewer': inWords('observador, observadores, observadora'),
    'topic:roleRequest': inWords(`
      solicitud de rol, solicitudes de rol, solicitudes de rol abiertas, solicitudes de rol pendientes,
      ha pedido un rol, han pedido un rol, ha solicitado un rol, ha solicitado un rol superior
    `),
    'topic:deletionRequest': inWords(`
      solicitud de eliminación, solicitudes de eliminación, ha pedido la eliminación, ha solicitado la eliminación
    `),
    'topic:role': inWords('rol, roles, el rol, con el rol, papel'),
    'topic:email': inWords(
      'correo, correo electrónico, email, e-mail, dirección de correo, dirección de correo electrónico',
    ),
    'topic:lastLogin': inWords(
      'último acceso, última sesión, última conexión, último inicio de sesión, se conectó por última vez, inició sesión por última vez',
    ),
    'topic:signedIn': inWords(
      'se ha conectado, se han conectado, ha iniciado sesión, han iniciado sesión, inició sesión, iniciaron sesión, se conectó, se conectaron',
    ),
    'user:never': inWords(`
      nunca han iniciado sesión, nunca ha iniciado sesión, nunca se han conectado, nunca se ha conectado,
      no han iniciado sesión nunca, no se han conectado nunca
    `),
    'user:invited': inWords('invitado, invitados, invitada, invitadas, con invitación pendiente'),
    'user:secondFactor': inWords(`
      con autenticación en dos pasos, con segundo factor, con 2fa, usan 2fa, tienen 2fa, quién usa 2fa, quién tiene 2fa,
      usan la autenticación en dos pasos, tienen la autenticación en dos pasos, tienen autenticación en dos pasos
    `),
    'user:noSecondFactor': inWords(`
      sin autenticación en dos pasos, sin segundo factor, sin 2fa, no usan 2fa, no tienen 2fa,
      no tienen autenticación en dos pasos
    `),
    'state:pending': inWords('pendiente, pendientes, sin confirmar, no confirmados'),
    'state:inactive': inWords('desactivado, desactivados, desactivada, desactivadas, bloqueado, bloqueados'),
    'department:Engineering': inWords('ingeniería, de ingeniería, en ingeniería'),
    'department:Data Science': inWords('ciencia de datos, de ciencia de datos, en ciencia de datos'),
    'department:Marketing': inWords('marketing, de marketing, en marketing'),
    'department:Sales': inWords('ventas, de ventas, en ventas'),
    'by:role': inWords('por rol, por roles, según el rol'),
    'by:department': inWords('por departamento, por departamentos, según el departamento'),
    'role:ability': inWords(`qué puede hacer un, qué puede hacer una, qué puede un, qué es un, qué es una`),
    'user:any': inWords('departamento, del departamento, en el departamento, departamento de, esperan, espera'),
    'op:count': inWords(`
      cómo de grande es el equipo, tamaño del equipo
    `),
    'record:added': inWords(`
      se unió, se unieron, se registró, se registraron, nuevos usuarios, usuarios nuevos, cuentas nuevas
    `),
  },
  examples: [
    '¿Cuántos usuarios hay?',
    'Usuarios por rol',
    '¿Quiénes son los administradores?',
    '¿Qué usuarios están inactivos?',
    'Usuarios por departamento',
    '¿Qué solicitudes de rol están abiertas?',
    '¿Qué usuarios nunca han iniciado sesión?',
  ],
};

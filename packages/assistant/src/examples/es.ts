import type { Examples } from './screens.ts';

/** Questions that are offered, by screen; each of them is answered. */
export const es: Examples = {
  '/security?incidents': ['Resume este incidente', '¿Quién lleva esto?', '¿Qué incidentes son similares a este?'],
  '/security': [
    '¿Cuántos incidentes hay abiertos?',
    'Incidentes por gravedad',
    '¿Cuál es el tiempo medio de resolución?',
    '¿Qué incidentes están vencidos?',
  ],
  '/threats?threats': ['¿Qué sabemos de esto?', '¿A qué incidentes está vinculada?'],
  '/threats': [
    'Amenazas por tipo',
    'Amenazas críticas sin confirmar',
    'Amenazas por día esta semana',
    'Amenazas por país',
  ],
  '/network?entities': ['¿Con quién está conectada?', '¿A qué incidentes está vinculada?'],
  '/network': ['¿Quién tiene más conexiones?', 'Entidades por tipo', 'Personas de alto riesgo', 'Conexiones fuertes'],
  '/todos': ['¿Qué tareas están vencidas?', '¿Qué hago primero?', 'Tareas por prioridad', '¿Qué vence esta semana?'],
  '/users': [
    '¿Cuántos analistas hay?',
    'Usuarios por departamento',
    '¿Quién no tiene segundo factor?',
    '¿Quién no ha iniciado sesión desde hace un mes?',
  ],
  '/notifications': [
    '¿Tengo notificaciones sin leer?',
    '¿Qué notificaciones requieren una acción?',
    'Notificaciones por tipo',
  ],
  '/imports': ['¿Qué rechazó la última importación?', '¿Qué importaciones fallaron?', 'Importaciones de este mes'],
  '/audit': [
    '¿Está íntegro el registro de auditoría?',
    'Entradas de auditoría por acción',
    'Inicios de sesión fallidos en las últimas 24 horas',
  ],
  '/sources': [
    '¿Cómo conecto una herramienta?',
    '¿Qué hago si una fuente está con errores o en silencio?',
    '¿Qué es un mensaje fallido?',
  ],
  '/crime-analysis': [
    '¿Cuántos robos en inmuebles hubo el mes pasado?',
    'Delitos por zona',
    '¿Qué meses faltan?',
    'Delitos por cuerpo policial',
  ],
  '/schemas': ['¿Qué esquemas tenemos?', '¿Qué campos son obligatorios?', 'Esquemas por origen'],
  '/dashboard': ['Dame un resumen', '¿Qué hago primero?', '¿Qué ha pasado hoy?', '¿Cuántos incidentes hay abiertos?'],
  '/profile': ['¿Cuál es mi rol?', '¿Dónde tengo la sesión abierta?', '¿Cuándo cambié mi contraseña?'],
  '/settings': [
    '¿Cuál es mi zona horaria?',
    '¿Cuándo se cierra mi sesión por inactividad?',
    '¿Dónde están mis claves de API?',
  ],
  '*': ['Dame un resumen', '¿Qué ha pasado hoy?', '¿Qué hago primero?', '¿Cuántos incidentes hay abiertos?'],
};

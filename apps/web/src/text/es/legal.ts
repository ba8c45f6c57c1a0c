import type { legal as english } from '../en/legal.ts';

/** What the three links under the sign-in form open. */
export const legal: typeof english = {
  terms: [
    'Para las personas a las que su organización ha dado acceso, en el marco de su trabajo de seguridad e inteligencia.',
    'Lo que haga aquí queda anotado en un registro de auditoría. No comparta su contraseña ni sus códigos.',
    'Los registros pueden contener datos personales de terceros. Úselos y compártalos solo como lo permitan su organización y la ley.',
  ],
  privacy: [
    'Qué se guarda sobre usted: nombre, correo electrónico, empresa, rol, inicios de sesión con su hora y dirección de red, tareas y configuración.',
    'De las contraseñas solo se guarda un verificador irreversible, sellado con una clave que está fuera de la base de datos.',
    'No se envía nada a servicios externos. Los códigos caducan en menos de 24 horas; al eliminar su cuenta se borran sus tareas y su configuración.',
  ],
  support: [
    'Pregunte a quienes administran este espacio de trabajo. Envíeles el ID de la solicitud que aparece en el error; con él pueden consultarlo.',
  ],
};

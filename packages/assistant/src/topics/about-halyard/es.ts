import { inWords } from '../in-words.ts';
import type { aboutHalyard as english } from './en.ts';

/** Questions about the assistant itself, in Spanish. */
export const aboutHalyard: typeof english = {
  phrases: {
    'topic:greeting': inWords(`
      hola, buenas, buenos días, buenas tardes, buenas noches, cómo estás, cómo está, muy buenas, hola halyard,
      encantado, saludos
    `),
    'topic:thanks': inWords(`
      gracias, muchas gracias, mil gracias, adiós, hasta luego, ok, vale, de acuerdo, entendido, ok gracias,
      vale gracias, muchísimas gracias, gracias por la ayuda, buen trabajo, hasta pronto, eso es todo
    `),
    'topic:abilities': inWords(`
      qué puedes hacer, qué puede hacer, qué sabes hacer, qué sabe hacer, qué puedo preguntar, qué puedo preguntarte,
      qué te puedo preguntar, qué sabes, cómo puedes ayudarme, cómo puede ayudarme, en qué puedes ayudarme,
      en qué puede ayudarme, ayuda, ayúdame, qué preguntas puedo hacer, cómo funcionas, puedes ayudarme,
      puede ayudarme, necesito ayuda, para qué sirve esto, para qué sirve halyard, qué es halyard,
      cómo funciona esto, cómo se usa esto, cómo empiezo, ejemplos, dame ejemplos, preguntas de ejemplo,
      ejemplos de preguntas, qué puedo hacer aquí, qué comandos hay, soy nuevo, soy nueva, soy nuevo aquí,
      soy nueva aquí, no sé qué preguntar, qué datos tienes, qué datos tiene, muéstrame qué puedes hacer
    `),
    'topic:identity': inWords(`
      quién eres, quién es usted, qué eres, eres un bot, eres un robot, eres humano, eres una persona, cómo te llamas,
      eres una ia, preséntate
    `),
    'topic:model': inWords(`
      qué modelo, qué modelo usas, qué modelo utilizas, qué modelo de lenguaje, qué ia, eres chatgpt,
      eres un modelo de lenguaje, eres gpt, quién te hizo, qué modelo responde, qué modelo usa
    `),
    'topic:privacy': inWords(`
      sale algo de este servidor, salen mis datos de este servidor, salen datos de este servidor, salen datos,
      salen mis datos, están seguros mis datos, se envían mis datos, adónde van mis datos, quién ve mis preguntas,
      quién puede leer mis preguntas, se guardan mis preguntas, guardas mis preguntas, es esto confidencial, privacidad,
      protección de datos, qué guardas, se envía algo, es privada esta conversación
    `),
    'topic:spoken': inWords(`
      qué idiomas hablas, qué idiomas habla, qué idiomas entiendes, qué idiomas entiende, hablas, habla, entiendes,
      qué idiomas, español, inglés, francés, alemán, japonés
    `),
    'topic:trust': inWords(`
      estás seguro, está seguro, estás segura, es correcto, es eso correcto, es verdad, puedo fiarme, puedo confiar en ti,
      cómo lo sabes, cómo lo sabe, de dónde sale eso, de dónde salen los datos, cuáles son tus fuentes,
      cuáles son sus fuentes, tus fuentes, sus fuentes, te inventas cosas, inventas cosas, alucinas, te equivocas, de verdad,
      puedes equivocarte
    `),
    'topic:limits': inWords(`
      qué no puedes hacer, qué no puede hacer, qué no sabes, cuáles son tus límites, cuáles son sus límites, tus límites,
      qué no puedes responder
    `),
    'talk:any': inWords('a alguien, fuera, a otro sitio'),
    'filler:': inWords(`
      ok, vale, de acuerdo, gracias, muchas gracias, buenos días, buenas tardes, buenas noches, buenas
    `),
    'follow:and': inWords(`
      vale y, ok y
    `),
    'op:summary': inWords(`
      qué puedes contarme sobre, qué me puedes contar de
    `),
  },
  examples: [
    '¿Qué puedes hacer?',
    '¿Salen mis datos de este servidor?',
    '¿Cuáles son tus fuentes?',
    '¿Qué idiomas hablas?',
  ],
  greeting: 'Hola. Respondo con los datos que usted puede ver y muestro la consulta que hay detrás de cada cifra.',
  thanks: 'De nada.',
  abilities: (product) =>
    `Respondo a preguntas sobre incidentes, alertas, guías de respuesta, amenazas, la red, tareas, notificaciones, importaciones, datos policiales, esquemas, su cuenta y cómo se hacen las cosas en ${product}; los administradores pueden preguntar también por usuarios.`,
  actions:
    'Puedo preparar una tarea, una nota o un cambio de estado. No se hace nada antes de que usted lo confirme, y entonces con sus permisos.',
  refusal: 'Lo que ninguna consulta responde lo rechazo; no hago conjeturas.',
  identity: (product) =>
    `Soy el asistente de ${product}: un motor integrado que convierte una pregunta en consultas de sus datos. No soy una persona.`,
  model:
    'Esta respuesta la escribió el motor integrado, que no necesita ningún modelo de lenguaje ni red. Quien opera el servidor puede configurar un modelo; las respuestas de un modelo lo nombran.',
  privacy:
    'Nada sale de este servidor a menos que su operador haya configurado un modelo de lenguaje; en ese caso el asistente nombra el modelo y el equipo al que se envían las preguntas.',
  stored: 'Su conversación se guarda solo para usted, los 200 mensajes más recientes; «Borrar chat» la borra.',
  spoken: 'Entiendo inglés, español, francés, alemán y japonés, y respondo en el idioma de la pregunta.',
  trust:
    'Cada cifra se leyó con la consulta cuyo número la acompaña. Abra una fuente y verá los mismos registros. No estimo nada.',
  limits:
    'Informo de lo que está registrado aquí. No explico por qué ocurrió algo, no predigo, no sé nada del mundo exterior y no cambio nada por mi cuenta.',
  suggestions: ['Dame una visión general', '¿Qué debería hacer primero?', '¿Cuántos incidentes están abiertos?'],
};

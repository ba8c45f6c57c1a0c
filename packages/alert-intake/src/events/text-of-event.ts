import { fieldsOf } from '@halyard/detection/sigma';

/** Maximum number of characters examined per event and per value. */
const textMax = 16_000;
const valueMax = 8_000;

// Versions look like addresses, and what identifies a thing or a program that logs is nothing that was seen. The message
// of a Windows event repeats all of its fields.
const saysNothing =
  /(?:version|guid|message|original|useragent|user_agent\.\w+|company|product|provider_?name|schema)$/;
const ofTheSender = /^(?:agent|ecs|observer|log|syslog|@metadata|decoder|manager|rule)\./;

/** The values of an event that may contain addresses, URLs or files; command lines first, then in order. */
export function textOfEvent(event: unknown): string {
  const paths = [...fieldsOf(event).paths].filter(([path]) => !saysNothing.test(path) && !ofTheSender.test(path));
  const isCommand = (path: string) => /command_?line|script_?block|cmdline|args$/.test(path);
  const sorted = [...paths.filter(([path]) => isCommand(path)), ...paths.filter(([path]) => !isCommand(path))];
  const texts = sorted
    .flatMap(([, values]) => values.map(({ leaf }) => leaf))
    .filter((leaf) => typeof leaf === 'string');
  return [...new Set(texts)]
    .map((text) => text.slice(0, valueMax))
    .join('\n')
    .slice(0, textMax);
}

import { isFields } from '../decode/fields.ts';
import { nest } from '../decode/nest.ts';
import { parseJson } from '../decode/parse-json.ts';

/** An event that a line of syslog carries as JSON, beside the header of the line; anything else as it is. */
export function openEvent(value: unknown): unknown {
  if (!isFields(value) || !isFields(value.syslog)) return value;
  const { message } = value.syslog;
  if (typeof message !== 'string' || !message.trimStart().startsWith('{')) return value;
  const parsed = parseJson(message);
  return 'value' in parsed && isFields(parsed.value)
    ? Object.assign({ syslog: value.syslog }, nest(parsed.value))
    : value;
}

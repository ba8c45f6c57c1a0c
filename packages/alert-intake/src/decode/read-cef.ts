import { type Fields, put } from './fields.ts';
import { readBars, readPairs } from './read-pairs.ts';

const startPattern = /\bCEF: ?(?=\d{1,2}(?:\.\d{1,2})?\|)/;
const headerFields = 7;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

const unescapeValue = (text: string) =>
  text.includes('\\') ? text.replace(/\\([=\\|nr])/g, (_, sign: string) => escapes[sign] ?? sign) : text;

/** `cs1=…` is explained by `cs1Label=…`: returns the values under their labels. */
function resolveLabels(extensions: Readonly<Fields>): Fields {
  const labels: Fields = {};
  for (const [name, label] of Object.entries(extensions)) {
    const base = name.endsWith('Label') ? name.slice(0, -'Label'.length) : '';
    if (typeof label === 'string' && label !== '' && Object.hasOwn(extensions, base))
      put(labels, label, extensions[base]);
  }
  return labels;
}

/** ArcSight's Common Event Format, wherever it starts in a message; null where there is none. */
export function readCef(message: string): Readonly<Fields> | null {
  const start = startPattern.exec(message);
  if (!start) return null;
  const { fields, rest } = readBars(message, start.index + start[0].length, headerFields);
  if (fields.length < headerFields) return null;
  const [version, vendor, product, deviceVersion, signatureId, name, severity] = fields;
  const extensions = readPairs(rest ?? '', unescapeValue);
  const labels = resolveLabels(extensions);
  return { version, vendor, product, deviceVersion, signatureId, name, severity, extensions, labels };
}

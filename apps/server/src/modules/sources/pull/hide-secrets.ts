type Headers = Readonly<Record<string, string>>;

/** Shorter values occur in many texts by chance. */
const shortest = 6;
/** Characters of ASCII, so that it fits into a body of any charset. */
const shown = '********';

/** Name and password of Basic (RFC 7617) as they are before they are encoded. */
function passwordOf(scheme: string, credential: string): readonly string[] {
  if (scheme.toLowerCase() !== 'basic') return [];
  const pair = Buffer.from(credential, 'base64').toString('utf8');
  return [pair, pair.slice(pair.indexOf(':') + 1)];
}

/**
 * Forms in which a secret may be echoed: the whole header, the credential in it, and both inside JSON; the longest
 * first.
 */
function formsOf(secrets: Headers): readonly string[] {
  const values = Object.values(secrets).flatMap((value) => {
    const [, scheme = '', credential = value] = /^([A-Za-z][\w-]*) +(.+)$/s.exec(value) ?? [];
    return [value, credential, ...passwordOf(scheme, credential)];
  });
  const forms = values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);
  return [...new Set(forms)].filter(({ length }) => length >= shortest).toSorted((a, b) => b.length - a.length);
}

/** Masks echoed secrets in a response: responses are stored, and shown to users who may not read credentials. */
export function hideSecrets(answer: Buffer, secrets: Headers): Buffer {
  let hidden = answer;
  for (const form of formsOf(secrets)) {
    const bytes = Buffer.from(form);
    // Byte by byte, whatever the charset of the rest.
    if (hidden.includes(bytes))
      hidden = Buffer.from(hidden.toString('latin1').replaceAll(bytes.toString('latin1'), shown), 'latin1');
  }
  return hidden;
}

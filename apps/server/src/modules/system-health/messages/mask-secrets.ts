const masked = '********';
const named = /("[^"]*(?:passw|secret|token|api.?key|authorization|signature|cookie)[^"]*"\s*:\s*")(?:[^"\\]|\\.)*/gi;
const assigned = /\b((?:\w*(?:passw|secret|token|api.?key)\w*)=)[^\s&"'<>]+/gi;
const bearing = /\b(Bearer|Basic|whsec_|eyJ)\s?[\w+/=.~-]{8,}/g;

/** The text without what looks like a secret: by its name in JSON or in a form, or by its own form. */
export const maskSecrets = (text: string): string =>
  text.replace(named, `$1${masked}`).replace(assigned, `$1${masked}`).replace(bearing, `$1 ${masked}`);

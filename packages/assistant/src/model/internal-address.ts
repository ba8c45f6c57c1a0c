// Screens that show records. What signs in, resets a password or reads codes from its address is left out on purpose.
const screens = [
  ...(['dashboard', 'todos', 'users', 'audit', 'threats', 'network', 'security'] as const),
  ...(['crime-analysis', 'schemas', 'profile', 'notifications', 'imports', 'settings'] as const),
];

const internal = new RegExp(String.raw`^\/(?:${screens.join('|')})(?:[?#][\w.~,=&%|+:@-]*)?$`);

/** Undoes percent encoding, several layers deep; what is not well encoded stays as it is. */
export function decodeAddress(text: string): string {
  let decoded = text;
  for (let layer = 0; layer < 4 && decoded.includes('%'); layer++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    }
  }
  return decoded;
}

/** Whether an address is a screen of ours: one slash, a screen we have, and nothing in it that leads elsewhere. */
export function isInternalAddress(address: string): boolean {
  return internal.test(address) && !/[\\<>]|\/\/|:\/|^.+[?&#].*\//.test(decodeAddress(address));
}

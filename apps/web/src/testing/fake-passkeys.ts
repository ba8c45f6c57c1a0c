import { vi } from 'vitest';

type Ceremonies = Partial<Pick<CredentialsContainer, 'create' | 'get'>>;

/** Gives the page a browser with passkey support; omitted operations fail like a canceled prompt. */
export function offerPasskeys(ceremonies: Ceremonies = {}): void {
  const cancel = () => Promise.reject(new DOMException('canceled', 'NotAllowedError'));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (real, name) =>
        name === 'credentials' ? { create: cancel, get: cancel, ...ceremonies } : Reflect.get(real, name, real),
      has: (real, name) => name === 'credentials' || Reflect.has(real, name),
    }),
  );
}

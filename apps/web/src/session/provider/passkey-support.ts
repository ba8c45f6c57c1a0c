/** Whether this browser, on this page, can do passkeys at all: they need https, or http://localhost. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator;

// Written into the page only where the server sends traces: every click and every screen begins a trace, which the
// requests that follow belong to.
(() => {
  const random = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  let traceId = random(16);
  const begin = () => {
    traceId = random(16);
  };
  addEventListener('click', begin, true);
  addEventListener('popstate', begin, true);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.origin !== location.origin) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', `00-${traceId}-${random(8)}-01`);
    return fetch(input, { ...init, headers });
  };
})();
